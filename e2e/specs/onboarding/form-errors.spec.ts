import { writeFileSync } from 'node:fs';
import type { Locator, TestInfo } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { holdAndFailRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { chooseDocuments, fillLoginForm, fillSignUpForm } from '../../page/member-steps.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

/** Expects the button to be busy and presses it again, which must do nothing. */
async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.evaluate((element: HTMLButtonElement) => element.click());
}

/** A file of over 5 MB, which the browser tries to make smaller. */
function makeBrokenPhoto(testInfo: TestInfo): string {
  const file = testInfo.outputPath('photo.jpg');
  writeFileSync(file, Buffer.alloc(5 * 1024 * 1024 + 1, 'not a picture '));
  return file;
}

test.describe('a visitor', () => {
  test('signs in offline, reads "Signing In...", then "Login Failed", reaches it with F8 and can try again', async ({
    page,
    press,
  }) => {
    const requests = recordRequests(page, 'POST /api/token');
    const signIn = await holdAndFailRequests(page, 'POST /api/token', 'no connection');
    await page.goto('/login');
    await fillLoginForm(page, 'akinyi.1@mwanzo.test', demoPassword);
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expectBusy(page.getByRole('button', { name: 'Signing In...' }));
    signIn.fail();
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password. Please try again.');
    const close = toast(page, 'Login Failed').getByRole('button', { name: 'Close' });
    await expect(close).not.toBeFocused();
    await page.keyboard.press('F8');
    await expect(close).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
    expect(requests).toHaveLength(1);
  });

  test('signs up in vain, reads "Creating Account...", then "Signup Failed", and keeps what was typed', async ({
    page,
    press,
  }) => {
    const requests = recordRequests(page, 'POST /api/signup');
    const signUp = await holdAndFailRequests(page, 'POST /api/signup', 500);
    await page.goto('/signup');
    const account = { email: 'mghoi@example.org', password: 'chai na mandazi', birthday: '1995-06-07' };
    await fillSignUpForm(page, { name: 'Mghoi Mwachofi', ...account });
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expectBusy(page.getByRole('button', { name: 'Creating Account...' }));
    signUp.fail();
    await expect(toast(page, 'Signup Failed')).toContainText('Something went wrong. Please try again.');
    await expect(page.getByRole('button', { name: 'Create Account' })).not.toHaveAttribute('aria-disabled');
    await expect(page.getByLabel('Full name')).toHaveValue('Mghoi Mwachofi');
    await expect(page).toHaveURL('/signup');
    expect(requests).toHaveLength(1);
  });
});

test.describe('a member who is not verified', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('reads "Image error" on the form for a large file that is no image, and "Update failed"', async ({
    page,
    press,
  }, testInfo) => {
    const requests = recordRequests(page, 'PUT /api/profiles/me');
    const saving = await holdAndFailRequests(page, 'PUT /api/profiles/me', 400);
    await page.goto('/profile');
    // A toast has its button from the first touch of a page on, and a person touches the page to choose a file.
    await press(page.getByRole('heading', { name: 'Your profile' }));
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
    expect(requests).toHaveLength(1);
  });

  test('reads "Submitting...", then "Upload failed" for unsent documents, and both photos stay chosen', async ({
    page,
    press,
  }) => {
    const requests = recordRequests(page, 'POST /api/verify');
    const upload = await holdAndFailRequests(page, 'POST /api/verify', 'no connection');
    await page.goto('/verify');
    await chooseDocuments(page, 'nafula');
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expectBusy(page.getByRole('button', { name: 'Submitting...' }));
    upload.fail();
    await expect(toast(page, 'Upload failed')).toContainText('Could not submit verification. Please try again.');
    await expect(page.getByText('ID photo added')).toBeVisible();
    await expect(page.getByText('Selfie added')).toBeVisible();
    await expect(page).toHaveURL('/verify');
    expect(requests).toHaveLength(1);
  });

  test('reads "Image error" and "Update failed" in the edit dialog too, which stays open', async ({
    page,
    press,
  }, testInfo) => {
    const requests = recordRequests(page, 'PATCH /api/profiles/me');
    const saving = await holdAndFailRequests(page, 'PATCH /api/profiles/me', 500);
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Tap to change photo').setInputFiles(makeBrokenPhoto(testInfo));
    await expect(toast(page, 'Image error')).toContainText('Failed to compress the image. Try uploading a smaller one');
    await dialog.getByLabel('Bio').fill('Terraces and tea.');
    await press(toast(page, 'Image error').getByRole('button', { name: 'Close' }));
    await expect(toast(page, 'Image error')).toHaveCount(0);
    expect(requests).toHaveLength(0);
    await press(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectBusy(dialog.getByRole('button', { name: 'Saving...' }));
    saving.fail();
    await expect(toast(page, 'Update failed')).toContainText('Failed to update profile. Please try again.');
    await expect(dialog.getByLabel('Bio')).toHaveValue('Terraces and tea.');
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-disabled');
    expect(requests).toHaveLength(1);
  });
});
