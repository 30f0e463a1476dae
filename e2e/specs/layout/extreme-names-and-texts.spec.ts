import type { Locator, Page } from '@playwright/test';
import { dealOnly, matchOnLike } from '../../network/staged-responses.ts';
import { topCard } from '../../page/locators.ts';
import { measureOverhang } from '../../page/measure-overhang.ts';
import { makeEdgeGroup } from '../../people/edge-members.ts';
import { type EdgeKey, edgeProfiles } from '../../people/edge-profiles.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

const names = {
  'of many words': 'longName',
  'of one long word': 'oneWord',
  'in Arabic': 'arabic',
} as const satisfies Record<string, EdgeKey>;
let group: ReturnType<typeof makeEdgeGroup> | undefined;

/** The same members for all tests of a worker, which do not change them. */
const findGroup = () => (group ??= makeEdgeGroup(Object.values(names)));
const idOf = async (wanted: EdgeKey) => (await findGroup()).others.find(({ key }) => key === wanted)?.id ?? 0;

test.use({ signedInAs: async ({}, use) => use((await findGroup()).viewer.email) });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const sizesOf = (isMobile: boolean) =>
  (isMobile ? [320, 360, 390] : [768, 1280, 1920]).map((width) => ({ width, height: 740 }));

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  // In one step, because the app may draw the element again after a load or in a window of another size.
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, middle: (top + bottom) / 2 };
  });
}

/** Expects no visible inner element to stick out of the left or right edge of the frame. */
async function expectInside(frame: Locator, inner: string): Promise<void> {
  // In one step, because the frame may still move to its place in a window of another size.
  const { outside, boxes } = await frame.evaluate((element, selector) => {
    const edgesOf = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    };
    const visible = [...element.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    return { outside: edgesOf(element), boxes: visible.map(edgesOf) };
  }, inner);
  expect.soft(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) {
    expect.soft(box.left).toBeGreaterThanOrEqual(outside.left);
    expect.soft(box.right).toBeLessThanOrEqual(outside.right);
  }
}

/** Expects name, age and badge in this order in one row, whatever the name's writing direction. */
async function expectInOrder(title: Locator, age: number, badge: Locator): Promise<void> {
  const [name, number, tick] = [
    await boxOf(title.locator('bdi')),
    await boxOf(title.getByText(String(age))),
    await boxOf(badge),
  ];
  expect.soft(name.right - name.left, 'part of the name is visible').toBeGreaterThan(40);
  expect.soft(number.left).toBeGreaterThanOrEqual(name.right - 1);
  expect.soft(tick.left).toBeGreaterThanOrEqual(number.right);
  expect.soft(Math.abs(tick.middle - number.middle)).toBeLessThan(8);
}

for (const [described, key] of Object.entries(names)) {
  const { name, age } = edgeProfiles[key];

  test(
    `the age and the badge stay beside a name ${described}, on the card and in the matches`,
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      await dealOnly(page, await idOf(key));
      await page.goto('/discover');
      const title = topCard(page).getByRole('heading', { level: 2, name: `${name}, ${age}` });
      for (const size of sizesOf(isMobile)) {
        await page.setViewportSize(size);
        const badge = topCard(page).getByTitle('Verified');
        await expectInOrder(title, age, badge);
        await expectInside(topCard(page), 'p, bdi, svg, button');
      }
      await page.goto('/matches');
      const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(card).toBeVisible();
      for (const size of sizesOf(isMobile)) {
        await page.setViewportSize(size);
        await expectInOrder(card.getByRole('heading'), age, card.getByTitle('Verified'));
        await expectInside(card, 'p, bdi, svg, time');
      }
    },
  );

  test(
    `the chat keeps a name ${described}, its badge and every message within the screen`,
    { tag: '@desktop' },
    async ({ page, isMobile }) => {
      await page.goto(`/chat/${await idOf(key)}`);
      const log = page.getByRole('log');
      await expect(log).toBeVisible();
      const heading = page.getByRole('heading', { level: 1 });
      for (const size of sizesOf(isMobile)) {
        await page.setViewportSize(size);
        const [who, badge] = [await boxOf(heading.locator('bdi')), await boxOf(heading.getByTitle('Verified'))];
        expect.soft(badge.left).toBeGreaterThanOrEqual(who.right);
        expect.soft(badge.right).toBeLessThanOrEqual(size.width);
        expect.soft(await log.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        expect.soft(await measureOverhang(page, size.width)).toBe(0);
      }
    },
  );
}

test(
  'the preview, the match dialog and the panel keep the longest words within their edges',
  { tag: '@desktop' },
  async ({ page, press, token, isMobile }) => {
    const id = await idOf('oneWord');
    const { name } = edgeProfiles.oneWord;
    await dealOnly(page, id);
    await matchOnLike(page, await findMatch(token, id));
    await page.goto('/discover');
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    const preview = page.getByRole('dialog', { name });
    await expectEverythingWithin(page, preview, isMobile);
    await press(preview.getByRole('button', { name: 'Close' }));
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await expect(panel.getByText('Interest of thirty letters 020')).toBeAttached();
    await expectEverythingWithin(page, panel, isMobile);
    await press(panel.getByRole('button', { name: 'Close' }));
    await press(page.getByRole('button', { name: 'Like', exact: true }).last());
    await expectEverythingWithin(page, page.getByRole('dialog', { name: "It's a match!" }), isMobile);
  },
);

async function expectEverythingWithin(page: Page, dialog: Locator, isMobile: boolean): Promise<void> {
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  for (const size of sizesOf(isMobile)) {
    await page.setViewportSize(size);
    await expectInside(dialog, 'h2, h3, p, li, dd');
    expect.soft(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
}

test('a message from right to left does not change the direction of what is around it', async ({ page }) => {
  await page.goto(`/chat/${await idOf('arabic')}`);
  const theirs = page.getByRole('log').getByText('كان البحر هادئا، والحمد لله.');
  await expect(theirs).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('log').locator('time').first()).toHaveCSS('direction', 'ltr');
});
