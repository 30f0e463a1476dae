import type { Page } from '@playwright/test';
import { respondWith } from '../../network/intercept-requests.ts';
import { matchOnLike, oneNotificationOfEachKind } from '../../network/staged-responses.ts';
import { expectNavigatedTo, expectTrapped, tabAndPress, tabAndType, tabTo } from '../../page/keyboard-steps.ts';
import { topCard } from '../../page/locators.ts';
import { findMatch } from '../../people/matches.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { waitForPaint } from '../../page/wait-for-paint.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { expect, test } from '../../test.ts';

// Every flow with the keyboard alone. Each element that Tab reaches shows its focus ring and is not covered.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test(
  'a member signs in, visits every page and signs out with the keyboard alone',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/login');
    await tabAndType(page, field(page, 'Email'), 'kiptoo.4@mwanzo.test');
    await tabAndType(page, field(page, 'Password'), demoPassword);
    await page.keyboard.press('Enter');
    await expectNavigatedTo(page, 'Discover');
    await tabAndPress(page, page.getByRole('link', { name: 'Matches' }));
    await expectNavigatedTo(page, 'Matches');
    await tabAndPress(page, page.getByRole('link', { name: 'TopUp' }));
    await expectNavigatedTo(page, 'TopUp');
    await tabAndPress(page, button(page, 'Logout'));
    await expectNavigatedTo(page, 'Log In');
  },
);

test.describe('a member', () => {
  test.use({ signedInAs: 'otieno.3@mwanzo.test' });

  test(
    'reads on at the heading of a page whose code came late, unless the focus has moved on',
    { tag: '@desktop-only' },
    async ({ page }) => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/matches-beside*.js', async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.goto('/discover');
      await tabAndPress(page, page.getByRole('link', { name: 'Matches' }));
      await expect(page).toHaveTitle('Matches · Mwanzo');
      release();
      await expectNavigatedTo(page, 'Matches');
      await page.getByRole('link', { name: 'TopUp' }).focus();
      await page.getByRole('main').evaluate((main) => main.append(document.createElement('p')));
      await waitForPaint(page);
      await expect(page.getByRole('link', { name: 'TopUp' })).toBeFocused();
    },
  );

  test('skips the bar and filters the deck', { tag: '@desktop-only' }, async ({ page }) => {
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    const inBar = page.getByRole('banner').locator('a, button:visible');
    const places = await inBar.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    expect(places, 'the bar is in the order of the Tab key').toEqual(places.toSorted((one, other) => one - other));
    await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/discover');

    await tabAndPress(page, button(page, /^Filters/));
    const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
    await expect(filters.getByRole('button', { name: 'Close' })).toBeFocused();
    const all = filters.getByRole('radiogroup', { name: 'Orientation' }).getByRole('radio', { name: 'All' });
    await tabTo(page, filters.getByRole('slider', { name: 'Minimum age' }));
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('slider', { name: 'Minimum age' })).toHaveValue('19');
    await tabTo(page, all);
    await page.keyboard.press('ArrowRight');
    await expect(filters.getByRole('radio', { name: 'Lesbian' })).toBeChecked();
    await tabTo(page, filters.getByRole('button', { name: 'Clear all' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(all).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(button(page, /^Filters/)).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, filters.getByRole('button', { name: 'Show' }));
    await page.keyboard.press('Tab');
    await expect(filters, 'the popover closes when the focus leaves it').toBeHidden();
  });

  test(
    'swipes with arrow keys and buttons, and a match dialog takes the focus and returns it',
    { tag: '@desktop-only' },
    async ({ page, token }) => {
      await respondWith(page, 'POST /api/profiles/like-pass', { matched: false, match: null });
      await page.goto('/discover');
      const name = () => topCard(page).getByRole('heading').textContent();
      for (const key of ['ArrowRight', 'ArrowLeft']) {
        const before = (await name()) ?? '';
        await waitUntilSeen(page);
        await page.keyboard.press(key);
        await expect(topCard(page).getByRole('heading')).not.toHaveText(before);
      }
      // A decision from the pane beside the card leaves the focus in the pane.
      const passed = (await name()) ?? '';
      await page
        .getByRole('region', { name: /^Profile of/ })
        .getByRole('button', { name: 'Report' })
        .focus();
      await waitUntilSeen(page);
      await page.keyboard.press('ArrowLeft');
      await expect(topCard(page).getByRole('heading')).not.toHaveText(passed);
      await expect(page.getByRole('region', { name: /^Profile of/ })).toBeFocused();

      const before = (await name()) ?? '';
      const like = page.getByRole('button', { name: 'Like' });
      await tabTo(page, like);
      await expect(like).toHaveAccessibleDescription(before);
      await waitUntilSeen(page);
      await page.keyboard.press('Enter');
      await expect(topCard(page).getByRole('heading')).not.toHaveText(before);
      await expect(like).toBeFocused();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /, \d/ })).toContainText(
        (await name()) ?? '',
      );

      await matchOnLike(page, await findMatch(token));
      await waitUntilSeen(page);
      await page.keyboard.press('Enter');
      const match = page.getByRole('dialog', { name: "It's a match!" });
      await expect(match).toBeVisible();
      await expectTrapped(page, match);
      await tabTo(page, match.getByRole('button', { name: 'Keep swiping' }));
      await page.keyboard.press('Enter');
      await expect(match).toBeHidden();
      await expect(like).toBeFocused();
    },
  );

  test(
    'opens a profile, the panel and the edit dialog over it, and the focus returns each time',
    { tag: '@desktop-only' },
    async ({ page }) => {
      await page.goto('/discover');
      const photo = topCard(page).getByRole('button', { name: /^View the profile of/ });
      await tabAndPress(page, photo);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
      await expectTrapped(page, page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await expect(photo).toBeFocused();

      await tabTo(page, button(page, 'Your profile, edit'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Your profile' });
      await tabAndPress(page, panel.getByRole('button', { name: 'Edit', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      await expectTrapped(page, dialog);
      await tabTo(page, dialog.getByLabel('Bio'));
      await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(panel.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button(page, 'Your profile, edit')).toBeFocused();
    },
  );

  test('reads the notifications and marks one as read', { tag: '@desktop-only' }, async ({ page }) => {
    const unread = [...oneNotificationOfEachKind];
    await respondWith(page, 'GET /api/notifications', unread);
    await respondWith(page, 'POST /api/notifications/*/mark-read', { id: 1, is_read: true });
    // The page may request the notifications again at any time, when the stream of events opens or something happens.
    page.on('request', (request) => {
      if (request.url().includes('/mark-read/')) unread.shift();
    });
    await page.goto('/topup');
    const bell = button(page, /^Notifications/);
    await expect(bell).toHaveAccessibleName(`Notifications, ${oneNotificationOfEachKind.length} unread`);
    await tabAndPress(page, bell);
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await tabTo(page, list.getByRole('button', { name: 'Mark as read' }).first());
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(oneNotificationOfEachKind.length - 1);
    await expect(list.getByRole('button', { name: 'Mark as read' }).first()).toBeFocused();
    await expect(bell).toHaveAccessibleName(`Notifications, ${oneNotificationOfEachKind.length - 1} unread`);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bell).toBeFocused();
  });

  test(
    'writes in a chat, and a screen reader announces what was sent once',
    { tag: '@desktop-only' },
    async ({ page, token }) => {
      const { name } = await findMatch(token);
      await page.goto('/matches');
      await tabAndPress(page, page.getByRole('main').getByRole('link', { name: new RegExp(`^${name},`) }));
      await expectNavigatedTo(page, 'Chat');
      await expect(page.getByRole('log')).toBeVisible();
      const announcements = page.getByRole('main').locator('output');
      await expect(announcements.filter({ hasText: /./ }), 'older messages are not announced').toHaveCount(0);
      await tabAndType(page, page.getByPlaceholder('Type a message...'), 'By the keyboard alone');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('By the keyboard alone')).toHaveCount(1);
      await expect(announcements.filter({ hasText: /./ })).toHaveText(['You: By the keyboard alone']);
      await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
      await expect(page.getByPlaceholder('Type a message...')).toBeFocused();
      await tabTo(page, button(page, 'Back'), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expectNavigatedTo(page, 'Matches');
    },
  );
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('opens a case, ticks a check and opens the refusal', { tag: '@desktop-only' }, async ({ page }) => {
    const { name } = await makeWaitingMember();
    await page.goto('/moderation');
    await tabAndPress(page, page.getByRole('region', { name: 'Verification' }).getByRole('button', { name }));
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await tabTo(page, page.getByRole('checkbox', { name: /^The face on the ID/ }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /^The face on the ID/ })).toBeChecked();
    const reject = button(page, 'Reject');
    // It takes a press once the case has been seen.
    await expect(reject).toBeEnabled();
    await tabAndPress(page, reject);
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await expectTrapped(page, dialog);
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await tabTo(page, dialog.getByRole('button', { name: 'Reject' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(reject).toBeFocused();
  });
});
