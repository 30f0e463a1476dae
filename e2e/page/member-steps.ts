import { expect, type Locator, type Page } from '@playwright/test';
import type { NewMember } from '../people/new-member.ts';
import { makeVerificationPhotos, type PhotoFile } from '../people/photo-files.ts';
import { deck, toast, topCard } from './locators.ts';

/** One person and their device: the page, and how they press things on it. */
export interface Person {
  readonly page: Page;
  readonly press: (target: Locator) => Promise<void>;
}

/** The texts of the sign-up form; gender and orientation keep their defaults. */
export async function fillSignUpForm(
  page: Page,
  { name, email, password, birthday }: Pick<NewMember, 'name' | 'email' | 'password' | 'birthday'>,
): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Birthday', { exact: true }).fill(birthday);
}

export async function fillLoginForm(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function signUp({ page, press }: Person, member: NewMember): Promise<void> {
  await page.goto('/signup');
  await fillSignUpForm(page, member);
  await press(page.getByRole('radio', { name: member.gender, exact: true }));
  await page.getByLabel('Orientation', { exact: true }).selectOption('Straight');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(toast(page, 'Welcome to Mwanzo!')).toContainText('Your account has been created successfully');
  await expect(page).toHaveURL('/profile');
}

export async function fillProfile({ page, press }: Person, member: NewMember, photo: PhotoFile): Promise<void> {
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(member.name.split(' ')[0] ?? '');
  // Tests find people by the names that nobody else has.
  await name.fill(member.name);
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

/** Chooses an ID and a selfie on the verification form. */
export async function chooseDocuments(page: Page, looks: string): Promise<void> {
  const { idDocument, selfie } = await makeVerificationPhotos(looks);
  await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
  await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
  await agreeToComparing(page);
}

/** Agrees that faces are compared, and waits for the pose of the selfie. */
export async function agreeToComparing(page: Page): Promise<void> {
  await page.locator('input[name=consent]').check();
  await expect(page.getByText('Choosing a pose for you...')).toHaveCount(0);
}

/** Submits the verification form, first without and then with the documents. */
export async function submitDocuments({ page, press }: Person, member: NewMember): Promise<void> {
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(page, 'Missing files')).toContainText('Please upload both your ID and a recent selfie');
  await chooseDocuments(page, member.looks);
  await press(page.getByRole('button', { name: 'Submit for review' }));
  await expect(toast(page, 'Verification submitted')).toContainText(
    "Your documents have been submitted for review. You'll be notified once verified.",
  );
  await expect(page).toHaveURL('/discover');
}

/** Searches by name and waits until that member's card is the only one. It may have been on top before. */
export async function findByName({ page }: Person, name: string): Promise<void> {
  await page.getByPlaceholder('Search by name, interests...').fill(name);
  await expect(deck(page).locator('article')).toHaveCount(1);
  await expect(topCard(page).getByRole('heading', { name })).toBeVisible();
}

export async function sendMessage({ page, press }: Person, text: string): Promise<void> {
  const input = page.getByPlaceholder('Type a message...');
  await input.fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(input).toHaveValue('');
}
