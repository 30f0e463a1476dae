import type { Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { openChat } from '../../page/open-chat.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

test('on the smallest phone the card, both buttons and the navigation fit without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  const card = await topCard(page).boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(card?.height).toBe(420);
  for (const name of ['Pass', 'Like']) {
    const button = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect(button?.y).toBeGreaterThanOrEqual((card?.y ?? Infinity) + (card?.height ?? 0));
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

  // With text twice as large the page scrolls, and the title does not go under the bar.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const bar = await page.getByRole('banner').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
});

/** Expects that the page does not scroll, and that this ends above the navigation or, without it, in the window. */
async function expectToFit(page: Page, last: string, label: string): Promise<void> {
  const measure = () =>
    page.evaluate((selector) => {
      const navigation = document.querySelector('.bottom-nav')?.getBoundingClientRect();
      const end = navigation?.height ? navigation.top : innerHeight;
      const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity;
      return { overhang: document.documentElement.scrollHeight - innerHeight, isCovered: bottom > end };
    }, last);
  await expect.poll(measure, label).toEqual({ overhang: 0, isCovered: false });
}

// Fails if the frame is as high as the window below a notice, or if the card keeps its height.
test('with the offline line and with the keyboard the page is exactly as high as the window', async ({
  page,
  context,
  token,
}) => {
  const sizes = [
    [360, 640],
    [390, 844],
  ] as const;
  const screens = [
    {
      open: () => page.goto('/discover'),
      last: '.deck-controls',
      field: 'Search by name, interests...',
      said: 'You are offline. Check your bundle or Wi-Fi.',
    },
    { open: () => openChat(page, token), last: 'form', field: 'Type a message...', said: 'No connection.' },
  ];
  for (const [width, height] of sizes)
    for (const { open, last, field, said } of screens) {
      const line = page.getByText(said);
      await page.setViewportSize({ width, height });
      await open();
      await expect(page.locator(last)).toBeVisible();
      await waitForConnectionNotices(page);
      await context.setOffline(true);
      await expect(line).toBeVisible();
      await expectToFit(page, last, `${field} ${height} offline`);
      await context.setOffline(false);
      await expect(line).toBeHidden();
      await page.getByPlaceholder(field).focus();
      // The keyboard takes this much of the window.
      await page.setViewportSize({ width, height: height - 260 });
      await expect(page.locator('.bottom-nav')).toBeHidden();
      await expectToFit(page, last, `${field} ${height} with the keyboard`);
    }
});

test('on the smallest phone the navigation does not cover the end of a long screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, end] of [
    ['/profile', 'Save Profile'],
    ['/topup', 'Voice calls use your data bundle'],
  ] as const) {
    await page.goto(path);
    const last = page.getByRole('main').getByText(end);
    await expect(last).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const box = await last.boundingBox();
    const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect.soft((navigation?.y ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0), path).toBeGreaterThanOrEqual(8);
  }
});

test('with text twice as large the foot of the preferences leaves three quarters of the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/preferences');
  const done = page.getByRole('link', { name: 'Done' });
  await expect(page.getByText(/fit( yet\.)?$/)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const foot = await done.locator('..').boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(160);
});

test('in Swahili the navigation and the plans stay whole with text twice as large', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/topup');
  const entries = page.locator('.bottom-nav-entry');
  await expect(entries).toHaveCount(4);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cut = await entries.evaluateAll((all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
      .map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
  // Nor does the page's content go beyond the screen.
  const card = await page.getByRole('main').locator('section').first().boundingBox();
  expect((card?.x ?? Infinity) + (card?.width ?? 0)).toBeLessThanOrEqual(360);
});

test.describe('of a member without the badge', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('the region in which screen readers hear of the badge takes no room from the card', async ({ page }) => {
    const measure = () =>
      page.evaluate(() =>
        ['.deck', '.deck-controls'].map((selector) => {
          const part = document.querySelector<HTMLElement>(selector);
          return [part?.offsetTop, part?.offsetHeight];
        }),
      );
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/discover');
      await expect(topCard(page)).toBeVisible();
      const region = page.locator('.deck-notice > output');
      await expect(region).toBeAttached();
      const places = await measure();
      await region.evaluate((element) => element.remove());
      expect(await measure()).toEqual(places);
    }
  });
});
