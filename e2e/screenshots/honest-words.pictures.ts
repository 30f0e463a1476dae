import { reachMessageLimit, reachSwipeLimit } from '../page/limit-steps.ts';
import { topCard } from '../page/locators.ts';
import { openCrop, showProfileErrors } from '../page/profile-form-steps.ts';
import { waitUntilSeen } from '../page/wait-until-seen.ts';
import { makeRejectedMember } from '../people/rejected-member.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { expect, test } from './picture.ts';

const whole = { whole: true };

test('form errors: sign-in and sign-up', async ({ page, press, picture }) => {
  await page.goto('/login');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await picture('login-errors', whole);
  await page.goto('/signup');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await picture('signup-errors', whole);
});

test.describe('form errors of a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('form errors: profile, its town and its photo', async ({ page, press, picture }) => {
    await page.goto('/profile');
    await showProfileErrors(page, press);
    await expect(page.getByText(/^We do not know this town/)).toBeVisible();
    await picture('profile-errors', whole);
    await openCrop(page, press);
    await picture('photo-crop');
  });
});

for (const state of ['pending', 'rejected'] as const) {
  test.describe(`documents ${state}`, () => {
    test.use({
      signedInAs: async ({}, use) =>
        use(state === 'pending' ? (await makeWaitingMember()).email : await makeRejectedMember()),
    });

    test(`documents ${state}: discover`, async ({ page, picture }) => {
      await page.goto('/discover');
      await expect(topCard(page)).toBeVisible();
      await expect(page.getByRole('link', { name: /documents|review|verif/ }).first()).toBeVisible();
      await picture(`discover-documents-${state}`);
    });
  });
}

test.describe('people who are kept', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeWaitingMember()).email) });

  test('keep for later: sheet, notice, list', async ({ page, press, picture }) => {
    await page.goto('/discover');
    const sheet = page.getByRole('dialog', { name: 'Profile not verified' });
    for (const count of [1, 2]) {
      await waitUntilSeen(page);
      await press(page.getByRole('button', { name: 'Like', exact: true }));
      await expect(sheet).toBeVisible();
      if (count === 1) await picture('keep-for-later');
      await press(sheet.getByRole('button', { name: 'Keep for later' }));
      await expect(page.getByRole('button', { name: new RegExp(`${count} (?:person|people) kept`) })).toBeVisible();
    }
    await press(page.locator('[data-toast]').getByRole('button', { name: 'Close' }));
    await picture('discover-kept');
    await press(page.getByRole('button', { name: /2 people kept for later$/ }));
    await expect(page.getByRole('dialog', { name: 'Kept for later' })).toBeVisible();
    await picture('kept');
  });
});

test.describe('limits', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('limits: swipes, messages, no conversation', async ({ page, press, picture, token }) => {
    await reachSwipeLimit(page, press);
    await picture('limit-swipes');
    await reachMessageLimit(page, press, token);
    await picture('limit-messages');
    await page.goto('/chat/123456789');
    await expect(page.getByRole('heading', { name: 'This conversation is not there' })).toBeVisible();
    await picture('chat-gone');
  });
});
