import type { Page } from '@playwright/test';
import { expectNavigatedTo, tabAndPress, tabAndType, tabTo } from '../../page/keyboard-steps.ts';
import { inventPair } from '../../people/new-member.ts';
import { makePhonePhoto, makeVerificationPhotos, type PhotoFile } from '../../people/photo-files.ts';
import { expect, test } from '../../test.ts';

// See keyboard.spec.ts for the other flows.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Chooses a file in the browser's picker, which Enter on a file input opens. */
async function pickFile(page: Page, label: string, file: PhotoFile): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  const picker = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await picker).setFiles(file);
}

test(
  'a new member signs up, saves a profile and submits documents with the keyboard alone',
  { tag: '@desktop-only' },
  async ({ page }) => {
    test.slow();
    // Chromium gives a page its pickers only while somebody listens; a listener that begins with the key may be late.
    page.on('filechooser', () => {});
    const { woman } = inventPair();

    await test.step('skips the bar of the landing page', async () => {
      await page.goto('/');
      await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
      await page.keyboard.press('Enter');
      await tabAndPress(page, page.getByRole('link', { name: 'Start Your Journey' }).first());
      await expect(page).toHaveURL('/signup');
      await expect(button(page, 'Create Account')).toBeVisible();
    });

    await test.step('fills in the sign-up form', async () => {
      await tabAndType(page, field(page, 'Full name'), woman.name);
      await tabAndType(page, field(page, 'Email'), woman.email);
      await tabAndType(page, field(page, 'Password'), woman.password);
      await tabAndType(page, field(page, 'Confirm password'), 'something else');
      // Tab also stops at the day, month and year of a date field.
      await tabAndType(page, field(page, 'Birthday'), '09011999');
      await tabTo(page, page.getByRole('radio', { name: 'Female', exact: true }));
      await page.keyboard.press('Space');
      await tabTo(page, field(page, 'Orientation'));
      await page.keyboard.type('Straight');
      await tabAndPress(page, button(page, 'Create Account'));
    });

    await test.step('corrects the refused field, which has the focus and names the reason', async () => {
      await expect(field(page, 'Confirm password')).toBeFocused();
      await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(woman.password);
      await page.keyboard.press('Enter');
      await expectNavigatedTo(page, 'Your profile');
    });

    await test.step('saves a profile', async () => {
      await pickFile(page, 'Tap to change photo', await makePhonePhoto(woman.looks));
      await tabAndType(page, field(page, 'Location'), woman.town);
      await tabAndType(page, field(page, 'Interests'), 'Hiking');
      await page.keyboard.press('Enter');
      await tabTo(page, button(page, 'Add Travel'));
      await page.keyboard.press('Enter');
      await expect(button(page, 'Add Cooking')).toBeFocused();
      await tabTo(page, button(page, 'Remove Hiking'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Remove Travel')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Travel is removed.' })).toHaveCount(1);
      await expect(button(page, 'Add interest')).toBeFocused();
      const women = page.getByRole('checkbox', { name: 'Women', exact: true });
      await tabTo(page, women);
      await page.keyboard.press('Space');
      await tabAndPress(page, button(page, 'Save Profile'));
      await expectNavigatedTo(page, 'Verify your profile');
    });

    await test.step('submits the documents', async () => {
      const { idDocument, selfie } = await makeVerificationPhotos(woman.looks);
      await pickFile(page, 'Add a photo of your ID', idDocument);
      await tabAndPress(page, button(page, 'Submit for review'));
      await expect(page.getByLabel('Take a selfie with your ID')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await pickFile(page, 'Take a selfie with your ID', selfie);
      const consent = page.getByRole('checkbox', { name: /^I agree that a program/ });
      await tabTo(page, consent);
      await page.keyboard.press('Space');
      await expect(consent).toBeChecked();
      await tabAndPress(page, button(page, 'Submit for review'));
      await expectNavigatedTo(page, 'Discover');
    });
  },
);
