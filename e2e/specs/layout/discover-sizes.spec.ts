import type { Locator, Page } from '@playwright/test';
import { dealAlbums } from '../../network/staged-responses.ts';
import { toast, topCard } from '../../page/locators.ts';
import { measureOverhang } from '../../page/measure-overhang.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

async function openDiscover(page: Page, width: number, height: number, name?: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await dealAlbums(page, name === undefined ? {} : { name });
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: false, match: null } }));
  await page.goto('/discover');
  await waitUntilSeen(page);
}

const deckButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not visible');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Expects Pass, Undo and Like in sight, each large enough for a thumb, and nothing to scroll sideways. */
async function expectControls(page: Page, width: number): Promise<void> {
  for (const target of [
    deckButton(page, 'Pass'),
    page.getByRole('button', { name: /^Undo/ }),
    deckButton(page, 'Like'),
  ]) {
    await expect.soft(target).toBeInViewport({ ratio: 1 });
    const box = await boxOf(target);
    expect.soft(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await target.click({ trial: true });
  }
  expect.soft(await measureOverhang(page, width)).toBe(0);
}

const sizes = {
  phone: [
    [320, 568, 340],
    [360, 640, 420],
    [360, 720, 420],
    [393, 727, 420],
    [412, 760, 420],
    [390, 766, 420],
    [390, 844, 420],
    [844, 390, 264],
    [768, 1024, 420],
  ],
  desktop: [
    [1280, 800, 420],
    [1920, 1080, 420],
    [1024, 768, 420],
  ],
} as const;

for (const [device, all] of Object.entries(sizes)) {
  test(
    `the card and its controls are in sight at every size of a ${device}`,
    { tag: device === 'phone' ? [] : '@desktop-only' },
    async ({ page }) => {
      const [[firstWidth, firstHeight]] = all;
      await openDiscover(page, firstWidth, firstHeight);
      for (const [width, height, cardMin] of all) {
        await test.step(`${width} x ${height}`, async () => {
          await page.setViewportSize({ width, height });
          await waitUntilSeen(page);
          const card = await boxOf(topCard(page));
          expect.soft(card.height).toBeGreaterThanOrEqual(cardMin);
          expect.soft(card.height).toBeLessThanOrEqual(420);
          await deckButton(page, 'Pass').click();
          await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
          await waitUntilSeen(page);
          await expectControls(page, width);
        });
      }
    },
  );
}

test('the card is 420 px high in each window of 640 px and more, and shows interests and bio at each width', async ({
  page,
}) => {
  await openDiscover(page, 320, 568);
  const words = [topCard(page).getByText('Hiking, Music'), topCard(page).getByText('Likes long walks.')];
  await dealAlbums(page, { interests: ['Hiking', 'Music'], bio: 'Likes long walks.' });
  await page.reload();
  await waitUntilSeen(page);
  for (const text of words) await expect(text).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [360, 699],
    [360, 701],
    [390, 740],
    [412, 765],
    [412, 767],
    [640, 900],
    [768, 1024],
    [1023, 768],
    [1024, 768],
    [1280, 640],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft((await boxOf(topCard(page))).height, `at ${width} x ${height}`).toBe(420);
    for (const text of words) await expect.soft(text, `at ${width} x ${height}`).toBeVisible();
  }
});

test('a toast leaves Pass, Undo, Like and the name of the card in sight on every phone', async ({ page }) => {
  // A toast names her.
  await openDiscover(page, 320, 568, 'Natasha Wangeci');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await waitUntilSeen(page);
    await deckButton(page, 'Like').tap();
    const shown = toast(page, 'You liked the profile!');
    // The toast's code comes with the first touch. Until then, the toast is plain text.
    await expect(shown.getByRole('button', { name: 'Close' })).toBeVisible();
    await waitForAnimations(page);
    const isAboveName = async () => (await boxOf(shown)).bottom <= (await boxOf(topCard(page).getByRole('heading'))).y;
    await expect.soft.poll(isAboveName, `the name at ${width} x ${height}`).toBe(true);
    await shown.getByRole('button', { name: 'Close' }).tap();
    await expect(shown).toHaveCount(0);
  }
});

test.describe('a member in review', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeWaitingMember()).email) });

  test('has both buttons in sight below the notice on each phone', async ({ page }) => {
    await openDiscover(page, 320, 568);
    for (const [width, height, noticeMax] of [
      [320, 568, 44],
      [360, 700, 44],
      [390, 740, 44],
      [390, 844, 80],
    ] as const) {
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await waitUntilSeen(page);
        const notice = await boxOf(page.getByRole('link', { name: /^Your documents are in review/ }));
        expect.soft(notice.height).toBeLessThanOrEqual(noticeMax);
        const bar = await boxOf(page.getByRole('navigation', { name: 'Main' }));
        const card = await boxOf(topCard(page));
        for (const name of ['Pass', 'Like']) {
          const button = await boxOf(deckButton(page, name));
          expect.soft(button.height).toBeGreaterThanOrEqual(44);
          expect.soft(button.y).toBeGreaterThanOrEqual(card.bottom);
          expect.soft(button.bottom).toBeLessThanOrEqual(bar.y);
        }
        const missing = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect.soft(missing).toBeLessThanOrEqual(0);
      });
    }
  });

  test('keeps the card of 420 px on a phone of 640 px, and scrolls by the height of the notice', async ({ page }) => {
    await openDiscover(page, 360, 640);
    const notice = await boxOf(page.getByRole('link', { name: /^Your documents are in review/ }));
    expect((await boxOf(topCard(page))).height).toBe(420);
    const missing = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(missing).toBeLessThanOrEqual(notice.height + 8);
    await page.mouse.wheel(0, missing);
    const bar = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    for (const name of ['Pass', 'Like'])
      await expect.poll(async () => (await boxOf(deckButton(page, name))).bottom).toBeLessThanOrEqual(bar.y);
  });

  test('reads on each phone why a like is refused, in a sheet that needs no scrolling', async ({ page }) => {
    await openDiscover(page, 390, 844);
    await page.getByRole('link', { name: /^Your documents are in review/ }).waitFor();
    for (const [width, height] of [
      [360, 640],
      [393, 727],
      [390, 844],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height });
      await deckButton(page, 'Like').tap();
      const sheet = page.getByRole('dialog', { name: 'Profile not verified' });
      await expect(sheet).toBeVisible();
      await waitForAnimations(page);
      const lowest = await boxOf(sheet.getByRole('button', { name: 'Not now' }));
      expect(lowest.height).toBeGreaterThanOrEqual(44);
      expect(lowest.bottom, `the buttons at ${width} x ${height}`).toBeLessThanOrEqual(height);
      await sheet.getByRole('button', { name: 'Not now' }).tap();
      await expect(sheet).toBeHidden();
    }
  });
});

test('a name of 24 letters is whole on a phone of 360 px, with age and badge beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await dealAlbums(page, { name: 'Wambui Njeri Kamau-Oduya', age: 31, isVerified: true });
  await page.goto('/discover');
  const title = topCard(page).getByRole('heading', { name: 'Wambui Njeri Kamau-Oduya, 31' });
  await page.evaluate(() => document.fonts.ready);
  expect(await title.locator('bdi').evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  const card = await boxOf(topCard(page));
  const badge = await boxOf(topCard(page).getByTitle('Verified'));
  expect(badge.right).toBeLessThanOrEqual(card.right);
  const size = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test(
  'with a mouse every key of the deck is written down, and the whole profile is beside its card and changes with it',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await openDiscover(page, 1280, 800);
    const line = page.getByText('Next photo').locator('..');
    await expect(line).toHaveText('←Pass→LikeZUndoSpaceNext photo');
    await expect(line).toBeInViewport({ ratio: 1 });
    const name = async () => (await topCard(page).getByRole('heading').getAttribute('aria-label'))?.split(',')[0] ?? '';
    const pane = (of: string) => page.getByRole('region', { name: `Profile of ${of}` });
    const first = await name();
    await expect(pane(first).getByRole('heading', { name: 'More Info' })).toBeVisible();
    const [card, beside] = [await boxOf(topCard(page)), await boxOf(pane(first))];
    expect(beside.x).toBeGreaterThan(card.right);
    expect(beside.bottom).toBeLessThanOrEqual(800);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await pane(first).focus();
    await expect(pane(first)).toBeFocused();
    await pane(first).getByRole('button', { name: 'Photo 3 of 3' }).click();
    await expect(topCard(page).getByText('Photo 3 of 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(pane(first)).toHaveCount(0);
    await expect(pane(await name())).toBeVisible();
  },
);
