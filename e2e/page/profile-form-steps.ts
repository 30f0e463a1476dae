import { expect, type Locator, type Page } from '@playwright/test';
import { makeHugePhoto } from '../people/photo-files.ts';

type Press = (target: Locator) => Promise<void>;

/** Fills the form on /profile so that it cannot be saved, with a new photo, and presses its button. */
export async function showProfileErrors(page: Page, press: Press): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByLabel('Location').fill('Mombassa');
  await page.getByLabel('Tap to change photo').setInputFiles(makeHugePhoto());
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Save Profile' }));
  await expect(page.getByText('Enter the name that others call you.')).toBeVisible();
}

/** Opens the crop of the new photo. */
export async function openCrop(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: 'Adjust' }));
  await expect(page.getByRole('dialog', { name: 'Adjust photo' })).toBeVisible();
}
