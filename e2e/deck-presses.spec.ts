import type { Locator, Page } from '@playwright/test';
import { delayCalls, watchCalls } from './failing-calls.ts';
import { presentCard } from './member-steps.ts';
import { expect, test } from './test.ts';
import { makeUnverifiedMember } from './unverified-member.ts';

// What is pressed at the moment in which the deck changes. Members of their own, who may pass whom they like.
// oxlint-disable-next-line no-empty-pattern
test.use({ signedInAs: async ({}, give) => give(await makeUnverifiedMember()) });

const swipe = 'POST /api/profiles/like-pass';
const rewind = 'POST /api/profiles/rewind';

const heading = (page: Page) => presentCard(page).getByRole('heading', { level: 2 });
const passButton = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });
const search = (page: Page, name: string) => page.getByPlaceholder('Search by name, interests...').fill(name);
/** Everybody who is drawn, those below and those that fly included. */
const drawn = (page: Page) => page.getByRole('region', { name: 'Profiles to decide on' }).locator('article');
const nameOf = async (card: Locator) =>
  ((await card.locator('h2').textContent()) ?? '').split(',')[0]?.replace(/\d+$/, '').trim() ?? '';

interface TwoPeople {
  readonly first: string;
  readonly second: string;
}

async function openDiscover(page: Page): Promise<TwoPeople> {
  await page.goto('/discover');
  await expect(drawn(page)).toHaveCount(2);
  return { first: await nameOf(drawn(page).last()), second: await nameOf(drawn(page).first()) };
}

/** Keys as fast as they can come: nothing of the page's own happens between them but what it does at once. */
async function pressInOneTask(page: Page, ...keys: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const key of all) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  }, keys);
}

/** A flight at rate 0 ends only once the rate is 1 again. */
async function setAnimationRate(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

test('a press that began on one card does not decide on another that a search has put there', async ({
  page,
  press,
}) => {
  const { second } = await openDiscover(page);
  const decisions = watchCalls(page, swipe);
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

test('a card that was passed just before a search does not lie on those that are found', async ({ page, press }) => {
  const { first, second } = await openDiscover(page);
  const decisions = watchCalls(page, swipe);
  const { release } = await delayCalls(page, swipe);
  await press(passButton(page));
  await expect.poll(() => decisions.length).toBe(1);
  await search(page, second);
  await expect(heading(page)).toHaveText(new RegExp(second));
  await expect(drawn(page).filter({ hasText: first })).toHaveCount(0);
  release();
  await expect(passButton(page)).not.toHaveAttribute('aria-disabled');
  await press(passButton(page));
  await expect.poll(() => decisions.length).toBe(2);
  const [id] = decisions.map((request) => (request.postDataJSON() as { target_profile_id: number }).target_profile_id);
  expect(decisions[1]?.postDataJSON()).not.toMatchObject({ target_profile_id: id });
});

test('a pass that is undone while the card still flies brings it back to be decided on, however often', async ({
  page,
}) => {
  const { first } = await openDiscover(page);
  const decisions = watchCalls(page, swipe);
  const place = await presentCard(page).boundingBox();
  for (const round of [1, 2, 3]) {
    await setAnimationRate(page, 0);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: `Undo, bring ${first} back` })).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(heading(page)).toHaveText(new RegExp(first));
    await setAnimationRate(page, 1);
    await expect.poll(() => presentCard(page).boundingBox()).toEqual(place);
    await expect(passButton(page)).not.toHaveAttribute('aria-disabled');
    expect(decisions).toHaveLength(round);
  }
});

test('two arrows at once pass one person', async ({ page }) => {
  const { first, second } = await openDiscover(page);
  const decisions = watchCalls(page, swipe);
  await pressInOneTask(page, 'ArrowLeft', 'ArrowLeft', 'ArrowRight');
  await expect(heading(page)).toHaveText(new RegExp(second));
  await expect(drawn(page).filter({ hasText: first })).toHaveCount(0);
  expect(decisions).toHaveLength(1);
  expect(decisions[0]?.postDataJSON()).toMatchObject({ matched: false });
});

test('an undo at the very moment of the next pass does not take the one before back', async ({ page }) => {
  const { first, second } = await openDiscover(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: `Undo, bring ${first} back` })).toBeVisible();
  const rewinds = watchCalls(page, rewind);
  await pressInOneTask(page, 'ArrowLeft', 'Backspace');
  await expect(page.getByRole('button', { name: `Undo, bring ${second} back` })).toBeVisible();
  expect(rewinds).toEqual([]);
});

test('who leaves the page at the moment of a pass has passed', async ({ page }) => {
  const { first } = await openDiscover(page);
  const answered = page.waitForResponse('**/api/profiles/like-pass/');
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    document.querySelector<HTMLElement>('a[href="/matches"]')?.click();
  });
  await expect(page).toHaveURL('/matches');
  expect((await answered).status()).toBe(200);
  await page.goto('/discover');
  await expect(heading(page)).not.toHaveText(new RegExp(first));
});
