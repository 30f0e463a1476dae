import type { Locator, Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { holdRequests } from '../../network/intercept-requests.ts';
import { deck, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

// Each test has its own member, so swipes do not affect the other tests.
test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

const swipeEndpoint = 'POST /api/profiles/like-pass';
const rewindEndpoint = 'POST /api/profiles/rewind';

const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const passButton = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });
const search = (page: Page, name: string) => page.getByPlaceholder('Search by name, interests...').fill(name);
/** All cards that are drawn: the one on top, those below it and those that are flying away. */
const drawnCards = (page: Page) => deck(page).locator('article');
const nameOf = async (card: Locator) =>
  ((await card.locator('h2').textContent()) ?? '').split(',')[0]?.replace(/\d+$/, '').trim() ?? '';

interface TwoPeople {
  readonly first: string;
  readonly second: string;
}

async function openDiscover(page: Page): Promise<TwoPeople> {
  await page.goto('/discover');
  await expect(drawnCards(page)).toHaveCount(2);
  await waitUntilSeen(page);
  return { first: await nameOf(drawnCards(page).last()), second: await nameOf(drawnCards(page).first()) };
}

/** Presses keys as fast as possible: between them the page runs microtasks only. */
async function pressInOneTask(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const key of all) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  }, keys);
}

/** At rate 0 a card stops in its flight until the rate is 1 again. */
async function setAnimationRate(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

test('a press that began on one card does not swipe another one that a search has put in its place', async ({
  page,
  press,
}) => {
  const { second } = await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  await passButton(page).hover();
  await page.mouse.down();
  await search(page, second);
  await expect(heading(page)).toHaveText(new RegExp(second));
  await page.mouse.up();
  await press(passButton(page));
  await expect.poll(() => decisions.length).toBe(1);
  await expect(heading(page)).toBeHidden();
  expect(decisions).toHaveLength(1);
});

test('a card that was passed just before a search does not cover the search results', async ({ page, press }) => {
  const { first, second } = await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  const { release } = await holdRequests(page, swipeEndpoint);
  await press(passButton(page));
  await expect.poll(() => decisions.length).toBe(1);
  await search(page, second);
  await expect(heading(page)).toHaveText(new RegExp(second));
  await expect(drawnCards(page).filter({ hasText: first })).toHaveCount(0);
  release();
  await expect(passButton(page)).not.toHaveAttribute('aria-disabled');
  await press(passButton(page));
  await expect.poll(() => decisions.length).toBe(2);
  const [id] = decisions.map((request) => (request.postDataJSON() as { target_profile_id: number }).target_profile_id);
  expect(decisions[1]?.postDataJSON()).not.toMatchObject({ target_profile_id: id });
});

test('undoing a pass while the card is still flying brings it back, any number of times', async ({ page }) => {
  const { first } = await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  const place = await topCard(page).boundingBox();
  for (const round of [1, 2, 3]) {
    await setAnimationRate(page, 0);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: `Undo, bring ${first} back` })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(heading(page)).toHaveText(new RegExp(first));
    await setAnimationRate(page, 1);
    await expect.poll(() => topCard(page).boundingBox()).toEqual(place);
    await expect(passButton(page)).not.toHaveAttribute('aria-disabled');
    expect(decisions).toHaveLength(round);
  }
});

test('several arrow keys at once pass only one person', { tag: '@desktop' }, async ({ page }) => {
  const { first, second } = await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  await pressInOneTask(page, 'ArrowLeft', 'ArrowLeft', 'ArrowRight');
  await expect(heading(page)).toHaveText(new RegExp(second));
  await expect(drawnCards(page).filter({ hasText: first })).toHaveCount(0);
  expect(decisions).toHaveLength(1);
  expect(decisions[0]?.postDataJSON()).toMatchObject({ matched: false });
});

test('an undo at the very moment of the next pass does not undo the pass before it', async ({ page }) => {
  const { first, second } = await openDiscover(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: `Undo, bring ${first} back` })).toBeVisible();
  const rewinds = recordRequests(page, rewindEndpoint);
  await waitUntilSeen(page);
  await pressInOneTask(page, 'ArrowLeft', 'Backspace');
  await expect(page.getByRole('button', { name: `Undo, bring ${second} back` })).toBeVisible();
  expect(rewinds).toEqual([]);
});

test('a pass counts even if the member leaves the page at that moment', async ({ page }) => {
  const { first } = await openDiscover(page);
  const response = page.waitForResponse('**/api/profiles/like-pass/');
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    document.querySelector<HTMLElement>('a[href="/matches"]')?.click();
  });
  await expect(page).toHaveURL('/matches');
  expect((await response).status()).toBe(200);
  await page.goto('/discover');
  await expect(heading(page)).not.toHaveText(new RegExp(first));
});
