import type { Page } from '@playwright/test';
import { findByName, presentCard, toast } from './member-steps.ts';
import { expect, test } from './test.ts';
import { flick, hold } from './touch.ts';
import { makeUnverifiedMember } from './unverified-member.ts';

// Members of their own, who may pass whom they like.
// oxlint-disable-next-line no-empty-pattern
test.use({ signedInAs: async ({}, give) => give(await makeUnverifiedMember()) });

const heading = (page: Page) => presentCard(page).getByRole('heading', { level: 2 });
const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ });

async function openDiscover(page: Page): Promise<string> {
  await page.goto('/discover');
  await expect(heading(page)).toBeVisible();
  return nameOnTop(page);
}

/** The name without the age. */
async function nameOnTop(page: Page): Promise<string> {
  return ((await heading(page).textContent()) ?? '').split(',')[0] ?? '';
}

/** Whom the page has passed or liked, in that order. */
function decisionsOf(page: Page): number[] {
  const ids: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/like-pass/'))
      ids.push((request.postDataJSON() as { target_profile_id: number }).target_profile_id);
  });
  return ids;
}

/** Work of up to 300 ms at a time, more than half of all time, on a processor made four times slower. */
async function keepBusy(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    let round = 0;
    const work = () => {
      round += 1;
      const end = performance.now() + (round % 4) * 100;
      while (performance.now() < end);
      setTimeout(work, 80);
    };
    work();
  });
}

test.describe('with a finger', () => {
  test.skip(({ hasTouch }) => !hasTouch);

  test('each of five flicks is taken once, on a phone that is hardly able to keep up', async ({ page }) => {
    test.slow();
    const decisions = decisionsOf(page);
    await openDiscover(page);
    await keepBusy(page);
    for (let round = 1; round <= 5; round += 1) {
      const before = await heading(page).textContent();
      await flick(presentCard(page), 'left');
      await expect(heading(page)).not.toHaveText(before ?? '');
      await expect(page.getByRole('button', { name: 'Pass', exact: true })).not.toHaveAttribute('aria-disabled');
      expect(decisions).toHaveLength(round);
    }
    expect(new Set(decisions).size).toBe(5);
    expect(new URL(page.url()).pathname).toBe('/discover');
  });

  test('while one swipe is under way the next card follows the finger and comes back, and then it is taken', async ({
    page,
  }) => {
    const decisions = decisionsOf(page);
    const first = await openDiscover(page);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profiles/like-pass/', async (route) => {
      await answered;
      await route.continue();
    });
    await flick(presentCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(first));
    const second = await nameOnTop(page);
    // It must not hang on the call: a flick that came just then was the page's, and went back in its history.
    await expect(presentCard(page).locator('..')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await flick(presentCard(page), 'left');
    await expect.poll(() => presentCard(page).evaluate((card) => Math.round(card.getBoundingClientRect().x))).toBe(16);
    expect(decisions).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/discover');
    answer();
    await expect(page.getByRole('button', { name: 'Pass', exact: true })).not.toHaveAttribute('aria-disabled');
    expect(await nameOnTop(page)).toBe(second);
    await flick(presentCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(second));
    expect(decisions).toHaveLength(2);
  });

  test('a card that is passed by key while a finger holds it goes, and does not come back when the finger lets go', async ({
    page,
  }) => {
    const decisions = decisionsOf(page);
    await openDiscover(page);
    const card = page.locator('article').filter({ has: page.locator(`#${await heading(page).getAttribute('id')}`) });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/profiles/like-pass/', async (route) => {
      await answered;
      await route.continue();
    });
    const letGo = await hold(presentCard(page));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => decisions.length).toBe(1);
    await letGo();
    await expect.poll(() => card.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(0);
    answer();
    await expect(card).toHaveCount(0);
    expect(decisions).toHaveLength(1);
  });

  test('a tap right after a flick counts: the browser did not take the flick for its own', async ({ page, press }) => {
    const decisions = decisionsOf(page);
    const first = await openDiscover(page);
    await flick(presentCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(first));
    const second = await nameOnTop(page);
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(heading(page)).not.toHaveText(new RegExp(second));
    expect(decisions).toHaveLength(2);
  });

  test('a refused swipe brings the card back, and it can be flicked again at once', async ({ page }) => {
    const name = await openDiscover(page);
    const decisions = decisionsOf(page);
    await flick(presentCard(page), 'right');
    await expect(toast(page, 'Profile not verified')).toBeVisible();
    await expect(heading(page)).toHaveText(new RegExp(name));
    await flick(presentCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(name));
    expect(decisions).toHaveLength(2);
  });
});

test('a pass is undone with the button, and another with the key: the person is on top again', async ({
  page,
  press,
  hasTouch,
}) => {
  const first = await openDiscover(page);
  await expect(undoButton(page)).toBeHidden();
  if (hasTouch) await flick(presentCard(page), 'left');
  else await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: `You passed ${first}.` })).toBeAttached();
  await press(page.getByRole('button', { name: `Undo, bring ${first} back` }));
  await expect(heading(page)).toHaveText(new RegExp(first));
  await expect(page.getByRole('status').filter({ hasText: `${first} is back.` })).toBeAttached();
  await expect(undoButton(page)).toBeHidden();
  await expect(page.locator('[data-swipe=left]:not([inert] *)')).toBeFocused();

  await press((hasTouch ? page : presentCard(page)).getByRole('button', { name: 'Pass', exact: true }));
  await expect(undoButton(page)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(heading(page)).toHaveText(new RegExp(first));
  await page.reload();
  await expect(heading(page)).toHaveText(new RegExp(first));
});

test('the last of the deck can be brought back too', async ({ page, press, hasTouch }) => {
  const first = await openDiscover(page);
  await findByName({ page, press }, first);
  if (hasTouch) await flick(presentCard(page), 'left');
  else await press(presentCard(page).getByRole('button', { name: 'Pass', exact: true }));
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await press(undoButton(page));
  await expect(heading(page)).toHaveText(new RegExp(first));
});

test('an undo that does not get through can be tried again, one that comes too late cannot', async ({
  page,
  press,
  hasTouch,
}) => {
  const first = await openDiscover(page);
  await press((hasTouch ? page : presentCard(page)).getByRole('button', { name: 'Pass', exact: true }));
  await page.route('**/api/profiles/rewind/', (route) => route.abort(), { times: 1 });
  await press(undoButton(page));
  await expect(toast(page, 'Undo failed')).toContainText(`Could not bring ${first} back. Try again.`);
  await expect(undoButton(page)).toBeEnabled();
  await page.route(
    '**/api/profiles/rewind/',
    (route) => route.fulfill({ status: 409, json: { code: 'nothing_to_rewind', detail: 'Too late.' } }),
    { times: 1 },
  );
  await press(undoButton(page));
  await expect(toast(page, 'Undo failed')).toContainText(`It is too late to bring ${first} back.`);
  await expect(undoButton(page)).toBeHidden();
});
