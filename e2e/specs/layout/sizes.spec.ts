import type { Page } from '@playwright/test';
import { measureOverhang } from '../../page/measure-overhang.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'amina@mwanzo.test' });

const boxOf = async (page: Page, name: string) =>
  (await page.getByRole('navigation', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

for (const size of [
  { width: 844, height: 390 },
  { width: 640, height: 340 },
]) {
  test(`on a phone of ${size.width} x ${size.height} the navigation is a rail, and every way out is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/matches', '/topup', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const rail = await boxOf(page, 'Main');
      expect(rail).toMatchObject({ x: 0, width: 76, height: size.height });
      for (const name of ['Logout', 'Your profile, edit', /^Notifications/])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      // The link to the matches may also say how many are unread.
      for (const name of [/^Discover$/, /^Matches(, |$)/, /^TopUp$/])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      expect(await measureOverhang(page, size.width)).toBe(0);
    }
    await page.getByRole('button', { name: 'Your profile, edit' }).click();
    await page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    for (const name of ['Cancel', 'Save Changes', 'Close'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
}

test('a chat on a low phone shows its messages and the whole input', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/matches');
  // New matches without a message come first.
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page.getByPlaceholder('Type a message...')).toBeInViewport({ ratio: 1 });
  const log = await page.getByRole('log').boundingBox();
  expect(log?.height).toBeGreaterThan(200);
});

test.describe('a visitor', () => {
  test.use({ signedInAs: undefined });

  test('has both fields and the button of sign-in in sight on a low phone', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Password', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeInViewport({ ratio: 0.9 });
  });
});

/** The row of those who like the member is a link too, so the address tells the chats. */
const chatLink = 'a[href^="/chat/"]';

test(
  'on a wide screen the list of matches stays while chats change beside it',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/matches');
    const list = page.getByRole('main', { name: 'Your Matches' });
    await expect(list.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Pick a match to talk to' })).toBeVisible();
    // The headings are there before the list.
    await expect(page.locator(`section[aria-label="Your Matches"] ${chatLink}`).nth(1)).toBeVisible();
    await page.evaluate(() => document.querySelector('main ul, [role=main] ul')?.setAttribute('data-same', ''));
    for (const place of [0, 1]) {
      await page.locator(`section[aria-label="Your Matches"] ${chatLink}`).nth(place).click();
      await expect(page).toHaveURL(/\/chat\/\d+$/);
      const pane = page.getByRole('complementary', { name: 'Your Matches' });
      await expect(pane.locator('ul[data-same]')).toBeVisible();
      await expect(pane.locator('[aria-current=page]')).toHaveCount(1);
      await expect(pane.locator(chatLink).nth(place)).toHaveAttribute('aria-current', 'page');
      await expect(pane.getByRole('heading', { level: 2, name: 'Your Matches' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/matches');
    await expect(list.locator('ul[data-same]')).toBeVisible();
  },
);

test(
  'a chat that is opened by its address on a wide screen has the list beside it',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await page.goto('/matches');
    const address = await page.getByRole('main').locator(chatLink).first().getAttribute('href');
    await page.goto(address ?? '');
    await expect(
      page.getByRole('complementary', { name: 'Your Matches' }).locator('[aria-current=page]'),
    ).toBeVisible();
    await page.getByPlaceholder('Type a message...').fill('Half a th');
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByPlaceholder('Type a message...')).toHaveValue('Half a th');
  },
);
