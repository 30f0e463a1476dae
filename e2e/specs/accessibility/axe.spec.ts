import type { Page } from '@playwright/test';
import { failRequests, holdRequests, respondWith } from '../../network/intercept-requests.ts';
import { matchOnLike, oneNotificationOfEachKind } from '../../network/staged-responses.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { topCard } from '../../page/locators.ts';
import { fillLoginForm } from '../../page/member-steps.ts';
import { findMatch } from '../../people/matches.ts';
import { findUnverifiedMember } from '../../people/unverified-member.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

// Checks every screen, and everything that opens over it, with axe: WCAG 2.2 A and AA, and axe's best practices.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const member = 'otieno.3@mwanzo.test';

test.describe('a visitor', () => {
  test('finds no accessibility problem on the public screens', { tag: '@desktop' }, async ({ page, isMobile }) => {
    test.slow();
    // The other pages are one column on every device, so the phone is enough.
    for (const path of isMobile
      ? ['/', '/login', '/signup', '/verify', '/coming-soon', '/no-such-page']
      : ['/', '/login']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test('finds no accessibility problem when a form is refused', async ({ page, press }) => {
    await failRequests(page, 'POST /api/token', 400);
    await page.goto('/login');
    await fillLoginForm(page, 'a@example.org', 'no matter');
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expectAccessible(page, '/login with a toast');
    await page.goto('/signup');
    await page.getByLabel('Password', { exact: true }).fill('one password');
    await page.getByLabel('Confirm password').fill('another');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page, '/signup with an error');
  });
});

test.describe('a visitor who reads Swahili', () => {
  test.use({ locale: 'sw-KE' });

  test('finds no accessibility problem either', async ({ page }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', /^sw/);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page, path);
    }
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: member });

  test(
    'finds no accessibility problem on Discover and in what opens over it',
    { tag: '@desktop' },
    async ({ page, press, token }) => {
      test.slow();
      await respondWith(page, 'GET /api/notifications', oneNotificationOfEachKind);
      const deck = await holdRequests(page, 'GET /api/profiles/discover');
      await page.goto('/discover');
      await expect(page.getByText('Finding your perfect matches...')).toBeVisible();
      await expectAccessible(page, '/discover while it loads');
      deck.release();
      await expect(topCard(page)).toBeVisible();
      await expectAccessible(page, '/discover');

      await press(page.getByRole('button', { name: /^Notifications/ }));
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(
        oneNotificationOfEachKind.length,
      );
      await expectAccessible(page, 'the notifications');
      await page.keyboard.press('Escape');

      await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await expectAccessible(page, 'the preview');
      await page.keyboard.press('Escape');

      await press(page.getByRole('button', { name: /^Filters/ }));
      const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
      await press(filters.getByRole('radio', { name: 'Straight' }));
      await filters.getByLabel('Location').selectOption('Nairobi');
      await expectAccessible(page, 'the filters');
      await page.keyboard.press('Escape');

      await matchOnLike(page, await findMatch(token));
      await press(page.getByRole('button', { name: 'Like', exact: true }).first());
      await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
      await expectAccessible(page, 'the match');
    },
  );

  test('finds no accessibility problem on Discover when the deck is empty or cannot be loaded', async ({ page }) => {
    await respondWith(page, 'GET /api/profiles/discover', []);
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expectAccessible(page, '/discover without profiles');
    await failRequests(page, 'GET /api/profiles/discover', 400);
    await page.goto('/discover');
    await expect(page.getByRole('heading', { name: 'Nobody to show yet' })).toBeVisible();
    await expectAccessible(page, '/discover that failed');
  });

  test(
    'finds no accessibility problem in the profile panel and the edit dialog over it',
    { tag: '@desktop' },
    async ({ page, press }) => {
      await page.goto('/topup');
      await press(page.getByRole('button', { name: 'Your profile, edit' }));
      const panel = page.getByRole('dialog', { name: 'Your profile' });
      await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expectAccessible(page, 'the panel');
      await press(panel.getByRole('button', { name: 'Edit', exact: true }));
      await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
      await failRequests(page, 'PATCH /api/profiles/me', 500);
      await press(page.getByRole('button', { name: 'Save Changes' }));
      await expect(page.locator('[data-toast]')).toBeVisible();
      await expectAccessible(page, 'the edit dialog with a toast');
    },
  );

  test(
    'finds no accessibility problem on the other screens',
    { tag: '@desktop' },
    async ({ page, press, token, isMobile }) => {
      test.slow();
      const main = page.getByRole('main');
      // Each screen is listed with an element that appears once it has loaded.
      const screens = [
        ['/matches', main.getByRole('listitem').first()],
        ['/topup', main.getByRole('link', { name: 'Continue with Basic' })],
        // One column on every device.
        ...(isMobile ? ([['/profile', main.getByLabel('Name', { exact: true })]] as const) : []),
      ] as const;
      for (const [path, loaded] of screens) {
        await page.goto(path);
        await expect(loaded).toBeVisible();
        await expectAccessible(page, path);
      }
      const { user } = await findMatch(token);
      const chat = `/chat/${user.id}`;
      await page.goto(chat);
      await expect(page.getByRole('log')).toBeVisible();
      await expectAccessible(page, 'a chat');
      await press(page.getByTitle(/^View the profile of/));
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
      await expectAccessible(page, "a partner's profile");
      await respondWith(page, 'GET /api/messages/conversation/*', []);
      await page.goto(chat);
      await expect(page.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /liked each other/ })).toBeVisible();
      await expectAccessible(page, 'a chat without messages');
      await failRequests(page, 'GET /api/messages/conversation/*', 400);
      await page.goto(chat);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'a chat that failed');
    },
  );
});

test.describe('a new member', () => {
  test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

  test('finds no accessibility problem on the screens that are still empty', async ({ page, press }) => {
    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await expectAccessible(page, '/matches without matches');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('link', { name: 'Verify your profile' })).toBeVisible();
    await expectAccessible(page, 'the panel of an unverified member');
  });
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test(
    'finds no accessibility problem in the queue, a case and its dialogs',
    { tag: '@desktop' },
    async ({ page, press }) => {
      const { name } = await makeWaitingMember();
      await page.goto('/moderation');
      await expect(page.getByRole('region', { name: 'Verification' }).getByRole('button', { name })).toBeVisible();
      await expectAccessible(page, 'the queue');
      await press(page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
      await expect(page.getByRole('checkbox', { name: /^The face on the ID/ })).toBeVisible();
      await expectAccessible(page, 'a case');
      await press(page.getByRole('button', { name: 'Reject', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Reject' });
      await press(dialog.getByRole('button', { name: 'Reject', exact: true }));
      await expect(dialog.getByText('Choose a reason or write one')).toBeVisible();
      await expectAccessible(page, 'the rejection');
    },
  );
});
