import type { Page } from '@playwright/test';
import { holdRequests } from '../../network/intercept-requests.ts';
import { toast, topCard } from '../../page/locators.ts';
import { findByName } from '../../page/member-steps.ts';
import { flick, hold } from '../../page/touch.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

// Each test has its own member, so swipes do not affect the other tests.
test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ });

async function openDiscover(page: Page): Promise<string> {
  await page.goto('/discover');
  await expect(heading(page)).toBeVisible();
  await waitUntilSeen(page);
  return nameOnTop(page);
}

/** Reads the name on the top card, without the age. */
async function nameOnTop(page: Page): Promise<string> {
  return ((await heading(page).textContent()) ?? '').split(',')[0] ?? '';
}

/** Collects the profile ids of swipes from now on, in order. */
function recordDecisions(page: Page): number[] {
  const ids: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/like-pass/'))
      ids.push((request.postDataJSON() as { target_profile_id: number }).target_profile_id);
  });
  return ids;
}

/** Keeps a processor that is made four times slower busy more than half of the time, for up to 300 ms at a stretch. */
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
  test('each of five flicks counts once on a phone that can hardly keep up', async ({ page }) => {
    test.slow();
    const decisions = recordDecisions(page);
    await openDiscover(page);
    await keepBusy(page);
    for (let round = 1; round <= 5; round += 1) {
      const before = await heading(page).textContent();
      await flick(topCard(page), 'left');
      await expect(heading(page)).not.toHaveText(before ?? '');
      await expect(page.getByRole('button', { name: 'Pass', exact: true })).not.toHaveAttribute('aria-disabled');
      expect(decisions).toHaveLength(round);
    }
    expect(new Set(decisions).size).toBe(5);
    expect(new URL(page.url()).pathname).toBe('/discover');
  });

  test('while a swipe is being sent, the next card follows the finger and comes back; then it can be swiped', async ({
    page,
  }) => {
    const decisions = recordDecisions(page);
    const first = await openDiscover(page);
    const { release } = await holdRequests(page, 'POST /api/profiles/like-pass');
    await flick(topCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(first));
    const second = await nameOnTop(page);
    // If the style waited for the response, the browser would take a flick until then for "go back" in its history.
    await expect(topCard(page).locator('..')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await flick(topCard(page), 'left', { atOnce: true });
    await expect.poll(() => topCard(page).evaluate((card) => Math.round(card.getBoundingClientRect().x))).toBe(16);
    expect(decisions).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/discover');
    release();
    await expect(page.getByRole('button', { name: 'Pass', exact: true })).not.toHaveAttribute('aria-disabled');
    expect(await nameOnTop(page)).toBe(second);
    await flick(topCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(second));
    await expect.poll(() => decisions).toHaveLength(2);
  });

  test('a card that is passed by key while a finger holds it does not come back when the finger lets go', async ({
    page,
  }) => {
    const decisions = recordDecisions(page);
    await openDiscover(page);
    const card = page.locator('article').filter({ has: page.locator(`#${await heading(page).getAttribute('id')}`) });
    const { release } = await holdRequests(page, 'POST /api/profiles/like-pass');
    const lift = await hold(topCard(page));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => decisions.length).toBe(1);
    await lift();
    await expect.poll(() => card.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(0);
    release();
    await expect(card).toHaveCount(0);
    expect(decisions).toHaveLength(1);
  });

  test('a tap after a flick counts once the next card has been first for 300 ms', async ({ page, press }) => {
    const decisions = recordDecisions(page);
    const first = await openDiscover(page);
    await flick(topCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(first));
    const second = await nameOnTop(page);
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(heading(page)).not.toHaveText(new RegExp(second));
    expect(decisions).toHaveLength(2);
  });

  test('a refused swipe brings the card back, which can be swiped again at once', async ({ page }) => {
    const name = await openDiscover(page);
    const decisions = recordDecisions(page);
    await flick(topCard(page), 'right');
    await expect(toast(page, 'Profile not verified')).toBeVisible();
    await expect(heading(page)).toHaveText(new RegExp(name));
    await flick(topCard(page), 'left');
    await expect(heading(page)).not.toHaveText(new RegExp(name));
    expect(decisions).toHaveLength(2);
  });
});

test(
  'a pass is undone with the button or the key, and the person is on top again',
  { tag: '@desktop' },
  async ({ page, press, hasTouch }) => {
    const first = await openDiscover(page);
    await expect(undoButton(page)).toBeHidden();
    if (hasTouch) await flick(topCard(page), 'left');
    else await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: `You passed ${first}.` })).toBeAttached();
    await press(page.getByRole('button', { name: `Undo, bring ${first} back` }));
    await expect(heading(page)).toHaveText(new RegExp(first));
    await expect(page.getByRole('status').filter({ hasText: `${first} is back.` })).toBeAttached();
    await expect(undoButton(page)).toBeHidden();
    await expect(page.locator('[data-swipe=left]:not([inert] *)')).toBeFocused();

    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(undoButton(page)).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(heading(page)).toHaveText(new RegExp(first));
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(undoButton(page)).toBeVisible();
    await page.keyboard.press('z');
    await expect(heading(page)).toHaveText(new RegExp(first));
    await page.reload();
    await expect(heading(page)).toHaveText(new RegExp(first));
  },
);

test('the last card of the deck can be brought back too', async ({ page, press, hasTouch }) => {
  const first = await openDiscover(page);
  await findByName({ page, press }, first);
  if (hasTouch) await flick(topCard(page), 'left');
  else await press(page.getByRole('button', { name: 'Pass', exact: true }));
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await press(undoButton(page));
  await expect(heading(page)).toHaveText(new RegExp(first));
});

test('an undo that fails can be tried again; one that comes too late cannot', async ({ page, press }) => {
  const first = await openDiscover(page);
  await press(page.getByRole('button', { name: 'Pass', exact: true }));
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
