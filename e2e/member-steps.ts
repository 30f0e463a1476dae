import { expect, type Locator, type Page } from '@playwright/test';
import type { NewMember } from './new-member.ts';
import { makeVerificationPictures, type PictureFile } from './pictures.ts';

/** One person at their device: the page, and how they press things on it. */
export interface Person {
  readonly page: Page;
  readonly press: (target: Locator) => Promise<void>;
}

export async function signUp({ page, press }: Person, member: NewMember): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(member.name);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm password').fill(member.password);
  await page.getByLabel('Birthday', { exact: true }).fill(member.birthday);
  await press(page.getByRole('radio', { name: member.gender, exact: true }));
  await page.getByLabel('Orientation', { exact: true }).selectOption('Straight');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Welcome to Mwanzo!')).toContainText('Your account has been created successfully');
  await expect(page).toHaveURL('/profile');
}

export async function fillProfile({ page, press }: Person, member: NewMember, photo: PictureFile): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(member.name);
  await page.getByLabel('Tap to change photo').setInputFiles(photo);
  await page.getByLabel('Bio', { exact: true }).fill(member.bio);
  await expect(page.getByText(`${member.bio.length}/500`)).toBeVisible();
  await page.getByLabel('Location').fill(member.town);
  for (const [index, interest] of member.interests.entries()) {
    await page.getByLabel('Interests').fill(` ${interest} `);
    if (index === 0) await press(page.getByRole('button', { name: 'Add interest' }));
    else await page.getByLabel('Interests').press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${interest}` })).toBeVisible();
  }
  await expect(page.getByText('Tap to change photo')).toBeVisible();
  await press(page.getByRole('button', { name: 'Save Profile' }));
  await expect(toast(page, 'Profile updated')).toContainText('Your profile has been saved successfully');
  await expect(page).toHaveURL('/verify');
}

export async function submitDocuments({ page, press }: Person, member: NewMember): Promise<void> {
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(page, 'Missing files')).toContainText('Please upload both your ID and a recent selfie');
  const { idDocument, selfie } = await makeVerificationPictures(member.looks);
  await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
  await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(page, 'Verification submitted')).toContainText(
    "Your documents have been submitted for review. You'll be notified once verified.",
  );
  await expect(page).toHaveURL('/discover');
}

/** Searches for somebody by name, until theirs is the one card there is, below them too: theirs may have been on top before. */
export async function findByName({ page }: Person, name: string): Promise<void> {
  await page.getByPlaceholder('Search by name, interests...').fill(name);
  await expect(page.getByRole('region', { name: 'Profiles to decide on' }).locator('article')).toHaveCount(1);
  await expect(presentCard(page).getByRole('heading', { name })).toBeVisible();
}

export async function sendMessage({ page, press }: Person, text: string): Promise<void> {
  const input = page.getByPlaceholder('Type a message...');
  await input.fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(input).toHaveValue('');
}

/** The card on top; the one below it is inert. */
export function presentCard(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Profiles to decide on' })
    .locator(':scope > div:not([inert])')
    .getByRole('article');
}

export function toast(page: Page, title: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: title });
}

export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['accessToken', 'refreshToken', 'user', 'profile'].filter((key) => localStorage.getItem(key) !== null),
  );
}
