import type { Locator, Page } from '@playwright/test';
import { failRequests } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { drag } from '../../page/touch.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

/** Opens the edit dialog over the panel and saves in vain, so that a toast shows over both. */
async function failToSave(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await failRequests(page, 'PATCH /api/profiles/me', 500);
  await page.goto('/topup');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog.getByRole('alert')).toContainText('Failed to update profile. Please try again.');
  return dialog;
}

test(
  'a toast over a dialog is an alert, gets the focus by F8 and closes by Escape, which returns the focus to the dialog',
  { tag: '@desktop' },
  async ({ page, press }) => {
    const dialog = await failToSave(page, press);
    const name = dialog.getByLabel('Name', { exact: true });
    await name.focus();
    await page.keyboard.press('F8');
    const close = toast(page, 'Update failed').getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(close).toHaveAccessibleDescription('Update failed Failed to update profile. Please try again.');
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Update failed')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('a toast over a dialog is closed by its button or swiped away without pressing anything below it', async ({
  page,
  press,
  hasTouch,
}) => {
  const dialog = await failToSave(page, press);
  const shown = toast(page, 'Update failed');
  if (hasTouch) {
    await drag(shown, { x: 0, y: -20 });
    await expect(shown).toBeVisible();
    await drag(shown, { x: 90, y: 0 });
  } else {
    await press(shown.getByRole('button', { name: 'Close' }));
  }
  await expect(shown).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('a toast moves from the dialog to the page when the dialog closes, and stays for five seconds in total', async ({
  page,
  press,
}) => {
  await page.clock.install();
  const dialog = await failToSave(page, press);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  // A pointer over the toast would keep it open.
  await page.mouse.move(0, 0);
  await expect(toast(page, 'Update failed')).toHaveCount(1);
  await page.clock.runFor(3000);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body > div > [popover]').getByRole('alert')).toContainText('Update failed');
  await page.clock.runFor(1900);
  await expect(toast(page, 'Update failed')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page, 'Update failed')).toHaveCount(0);
});

test(
  'a toast at the bottom edge does not cover the submit button of a form',
  { tag: '@desktop' },
  async ({ page, press }) => {
    for (const endpoint of ['POST /api/token', 'POST /api/signup', 'PUT /api/profiles/me'] as const)
      await failRequests(page, endpoint, 500);
    for (const path of ['/login', '/signup', '/verify', '/profile']) {
      await page.goto(path);
      const main = page.getByRole('main');
      const button = main.locator('[type=submit]');
      await expect(button).toBeVisible();
      for (const input of await main.locator('input[required]').all()) {
        const value =
          { email: 'a@example.org', date: '1999-02-03' }[(await input.getAttribute('type')) ?? ''] ?? 'some words';
        if ((await input.inputValue()) === '') await input.fill(value);
      }
      await press(button);
      const shown = page.locator('[data-toast]');
      // The toast's code comes with the first press. Until then, the toast is plain text.
      await expect(shown.getByRole('button', { name: 'Close' })).toBeVisible();
      const [over, under] = [await shown.boundingBox(), await button.boundingBox()];
      if (!over || !under) throw new Error('The toast or the button is not there');
      // The first field that is missing may have scrolled the button out of sight, below the toast.
      const isCovered = under.y + under.height > over.y && under.y < over.y + over.height;
      expect(isCovered, path).toBe(false);
    }
  },
);
