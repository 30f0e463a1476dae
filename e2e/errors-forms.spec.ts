import { writeFileSync } from 'node:fs';
import type { Locator, TestInfo } from '@playwright/test';
import { holdCalls, watchCalls } from './failing-calls.ts';
import { toast } from './member-steps.ts';
import { makeVerificationPictures } from './pictures.ts';
import { expect, test } from './test.ts';
import { findUnverifiedMember } from './unverified-member.ts';

/** Busy: it says so, and a second press does nothing. */
async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.evaluate((element: HTMLButtonElement) => element.click());
}

/** Over 5 MB, so that the browser tries to make it smaller. */
function makeBrokenPhoto(testInfo: TestInfo): string {
  const file = testInfo.outputPath('photo.jpg');
  writeFileSync(file, Buffer.alloc(5 * 1024 * 1024 + 1, 'not a picture '));
  return file;
}

test.describe('a visitor', () => {
  test('who signs in without a connection reads "Signing In...", then "Login Failed", which F8 leads to, and can try again', async ({
    page,
    press,
  }) => {
    const calls = watchCalls(page, 'POST /api/token');
    const signIn = await holdCalls(page, 'POST /api/token', 'no connection');
    await page.goto('/login');
    await page.getByLabel('Email').fill('akinyi.1@mwanzo.test');
    await page.getByLabel('Password', { exact: true }).fill('karibu-mwanzo');
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expectBusy(page.getByRole('button', { name: 'Signing In...' }));
    signIn.fail();
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password. Please try again.');
    const close = toast(page, 'Login Failed').getByRole('button', { name: 'Close' });
    await expect(close).not.toBeFocused();
    await page.keyboard.press('F8');
    await expect(close).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
    expect(calls).toHaveLength(1);
  });

  test('whose account cannot be created reads "Creating Account...", then "Signup Failed", and what was typed is still there', async ({
    page,
    press,
  }) => {
    const calls = watchCalls(page, 'POST /api/signup');
    const signUp = await holdCalls(page, 'POST /api/signup', 500);
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Mghoi Mwachofi');
    await page.getByLabel('Email').fill('mghoi@example.org');
    await page.getByLabel('Password', { exact: true }).fill('chai na mandazi');
    await page.getByLabel('Confirm password').fill('chai na mandazi');
    await page.getByLabel('Birthday', { exact: true }).fill('1995-06-07');
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expectBusy(page.getByRole('button', { name: 'Creating Account...' }));
    signUp.fail();
    await expect(toast(page, 'Signup Failed')).toContainText('Something went wrong. Please try again.');
    await expect(page.getByRole('button', { name: 'Create Account' })).not.toHaveAttribute('aria-disabled');
    await expect(page.getByLabel('Full name')).toHaveValue('Mghoi Mwachofi');
    await expect(page).toHaveURL('/signup');
    expect(calls).toHaveLength(1);
  });
});

test.describe('a member who is not verified', () => {
  // oxlint-disable-next-line no-empty-pattern
  test.use({ signedInAs: async ({}, give) => give(await findUnverifiedMember()) });

  test('reads on the form "Image error" for a large file that is no picture, and when saving fails "Saving...", then "Update failed"', async ({
    page,
    press,
  }, testInfo) => {
    const calls = watchCalls(page, 'PUT /api/profiles/me');
    const saving = await holdCalls(page, 'PUT /api/profiles/me', 400);
    await page.goto('/profile');
    await page.getByLabel('Tap to change photo').setInputFiles(makeBrokenPhoto(testInfo));
    await expect(toast(page, 'Image error')).toContainText('Failed to process the image. Try a smaller image.');
    await press(toast(page, 'Image error').getByRole('button', { name: 'Close' }));
    await page.getByLabel('Bio', { exact: true }).fill('Terraces and tea.');
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expectBusy(page.getByRole('button', { name: 'Saving...' }));
    saving.fail();
    await expect(toast(page, 'Update failed')).toContainText('Could not save profile. Please try again.');
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Terraces and tea.');
    await expect(page).toHaveURL('/profile');
    expect(calls).toHaveLength(1);
  });

  test('reads, when the documents do not get through, "Submitting...", then "Upload failed", and both pictures stay chosen', async ({
    page,
    press,
  }) => {
    const calls = watchCalls(page, 'POST /api/verify');
    const upload = await holdCalls(page, 'POST /api/verify', 'no connection');
    const { idDocument, selfie } = await makeVerificationPictures('nafula');
    await page.goto('/verify');
    await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
    await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expectBusy(page.getByRole('button', { name: 'Submitting...' }));
    upload.fail();
    await expect(toast(page, 'Upload failed')).toContainText('Could not submit verification. Please try again.');
    await expect(page.getByText('ID photo added')).toBeVisible();
    await expect(page.getByText('Selfie added')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    expect(calls).toHaveLength(1);
  });

  test('reads in the dialog "Image error" for a large file that is no picture, and when saving fails "Saving...", then "Update failed" in the dialog that stays open', async ({
    page,
    press,
  }, testInfo) => {
    const calls = watchCalls(page, 'PATCH /api/profiles/me');
    const saving = await holdCalls(page, 'PATCH /api/profiles/me', 500);
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit' }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Tap to change photo').setInputFiles(makeBrokenPhoto(testInfo));
    await expect(toast(page, 'Image error')).toContainText('Failed to compress the image. Try uploading a smaller one');
    await dialog.getByLabel('Bio').fill('Terraces and tea.');
    await press(toast(page, 'Image error').getByRole('button', { name: 'Close' }));
    await expect(toast(page, 'Image error')).toHaveCount(0);
    expect(calls).toHaveLength(0);
    await press(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectBusy(dialog.getByRole('button', { name: 'Saving...' }));
    saving.fail();
    await expect(toast(page, 'Update failed')).toContainText('Failed to update profile. Please try again.');
    await expect(dialog.getByLabel('Bio')).toHaveValue('Terraces and tea.');
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled');
    expect(calls).toHaveLength(1);
  });
});
