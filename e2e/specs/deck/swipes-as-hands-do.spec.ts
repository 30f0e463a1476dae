import type { Locator, Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { toast, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

// Each test has its own member, so swipes do not affect the other tests.
test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

const swipeEndpoint = 'POST /api/profiles/like-pass';
const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openDiscover(page: Page): Promise<string> {
  await page.goto('/discover');
  await expect(heading(page)).toBeVisible();
  await waitUntilSeen(page);
  return (await heading(page).getAttribute('aria-label')) ?? '';
}

/** Measures where the layout puts a button. A page that still rises, or a button under a finger, changes nothing. */
const placeOf = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    let [left, top] = [0, 0];
    for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
      left += each.offsetLeft;
      top += each.offsetTop;
    }
    return { left, top, width: element.offsetWidth, height: element.offsetHeight };
  });

/** No swipe reaches the server: a like would need a verified member, and a person could have liked this one already. */
async function answerSwipes(page: Page): Promise<void> {
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: false, match: null } }));
}

interface SlowDrag {
  /** In shares of the card's width. */
  by: number;
  /** In ms, between two of its twenty moves. */
  step: number;
  /** In ms, before the release. */
  rest: number;
}

/** Drags the card with one finger or the mouse. Time stamps are the hand's, however busy the machine is. */
async function dragCard(page: Page, hasTouch: boolean, { by, step, rest }: SlowDrag): Promise<void> {
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('There is no card');
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const moves = 20;
  const send = (type: 'down' | 'move' | 'up', at: number) => {
    const x = box.x + box.width / 2 + (by * box.width * at) / moves;
    const y = box.y + box.height / 3 + at;
    const timestamp = start + (at * step + (type === 'up' ? rest : 0)) / 1000;
    if (hasTouch)
      return session.send('Input.dispatchTouchEvent', {
        type: ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const)[type],
        touchPoints: type === 'up' ? [] : [{ x, y, id: 1 }],
        timestamp,
      });
    return session.send('Input.dispatchMouseEvent', {
      type: ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const)[type],
      x,
      y,
      timestamp,
      button: 'left',
      buttons: type === 'up' ? 0 : 1,
      clickCount: 1,
    });
  };
  await send('down', 0);
  for (let at = 1; at <= moves; at += 1) await send('move', at);
  await send('up', moves);
  await session.detach();
}

const decisionOf = (request: { postDataJSON: () => unknown } | undefined) =>
  (request?.postDataJSON() as { matched: boolean } | undefined)?.matched;

test(
  'a slow drag beyond 40 % of the card counts, also after a rest, by finger and by mouse',
  { tag: '@desktop' },
  async ({ page, hasTouch }) => {
    await answerSwipes(page);
    const first = await openDiscover(page);
    const decisions = recordRequests(page, swipeEndpoint);
    await dragCard(page, hasTouch, { by: -0.45, step: 60, rest: 500 });
    await expect(heading(page)).not.toHaveAccessibleName(first);
    await waitUntilSeen(page);
    const second = (await heading(page).getAttribute('aria-label')) ?? '';
    await dragCard(page, hasTouch, { by: 0.45, step: 60, rest: 0 });
    await expect(heading(page)).not.toHaveAccessibleName(second);
    expect(decisions.map(decisionOf)).toEqual([false, true]);
  },
);

test(
  'a slow drag of less springs back, opens no profile, and a click or tap still does',
  { tag: '@desktop' },
  async ({ page, press, hasTouch }) => {
    const first = await openDiscover(page);
    const decisions = recordRequests(page, swipeEndpoint);
    await dragCard(page, hasTouch, { by: 0.35, step: 60, rest: 300 });
    await expect
      .poll(() => topCard(page).evaluate((card) => getComputedStyle(card.parentElement ?? card).transform))
      .toBe('none');
    await expect(heading(page)).toHaveAccessibleName(first);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(decisions).toHaveLength(0);
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

/** The times, in ms, when a card became the first and when it was last pressed as the first. */
interface Times {
  first: number;
  pressed: number;
}

/**
 * Records the times of each card from now on, by the id of its title. A press has the hand's time stamp, however late
 * it arrives.
 */
async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Record<string, Times> = {};
    Object.assign(globalThis, { times });
    const now = () => {
      const id = document.querySelector('section > div:not([inert]) article h2')?.id;
      return id === undefined ? undefined : (times[id] ??= { first: performance.now(), pressed: -Infinity });
    };
    new MutationObserver(now).observe(document, { subtree: true, attributes: true, childList: true });
    const record = (event: Event) => {
      const card = now();
      if (card) card.pressed = event.timeStamp;
    };
    document.addEventListener('click', record, { capture: true });
  });
}

test('five quick taps decide only on people who have been seen for 300 ms', async ({ page, hasTouch }) => {
  await answerSwipes(page);
  await recordPresses(page);
  await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  const box = await button(page, 'Like').boundingBox();
  if (!box) throw new Error('There is no button');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const press = (at: number, down: boolean) =>
    hasTouch
      ? session.send('Input.dispatchTouchEvent', {
          type: down ? 'touchStart' : 'touchEnd',
          touchPoints: down ? [{ ...point, id: 1 }] : [],
          timestamp: start + at,
        })
      : session.send('Input.dispatchMouseEvent', {
          type: down ? 'mousePressed' : 'mouseReleased',
          ...point,
          button: 'left',
          clickCount: 1,
          timestamp: start + at,
        });
  for (let tap = 0; tap < 5; tap += 1) {
    await press(tap * 0.16, true);
    await press(tap * 0.16 + 0.03, false);
  }
  await expect.poll(() => decisions.length).toBeGreaterThan(0);
  await waitUntilSeen(page);
  const ids = decisions.map((request) => (request.postDataJSON() as { target_profile_id: number }).target_profile_id);
  expect(new Set(ids).size).toBe(ids.length);
  const times = await page.evaluate(() => (globalThis as unknown as { times: Record<string, Times> }).times);
  for (const id of ids) {
    const { first, pressed } = times[`card-${id}`] ?? { first: Infinity, pressed: 0 };
    expect(pressed - first).toBeGreaterThanOrEqual(300);
  }
});

test('a key on a card that has just come does nothing', { tag: '@desktop-only' }, async ({ page }) => {
  await answerSwipes(page);
  await openDiscover(page);
  const decisions = recordRequests(page, swipeEndpoint);
  await page.evaluate(() => {
    // Two keys for the first card, and one at the very moment when the next one is first.
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    const first = document.querySelector('section > div:not([inert]) article h2')?.id;
    new MutationObserver((_, observer) => {
      const title = document.querySelector('section > div:not([inert]) article h2');
      if (!title || title.id === first) return;
      observer.disconnect();
      press();
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
    press();
    press();
  });
  await expect.poll(() => decisions.length).toBe(1);
  await waitUntilSeen(page);
  expect(decisions).toHaveLength(1);
});

test('a like is taken back, and its card comes from the right', async ({ page, press }) => {
  await answerSwipes(page);
  const first = await openDiscover(page);
  const name = first.split(',')[0] ?? '';
  const profile = await page.evaluate(async () => {
    const id = Number(document.querySelector('section > div:not([inert]) article h2')?.id.replace('card-', ''));
    const response = await fetch(`/api/profiles/${id}/`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return (await response.json()) as unknown;
  });
  await page.route('**/api/profiles/rewind/', (route) => route.fulfill({ json: { profile } }));
  const before = await placeOf(button(page, 'Like'));
  await press(button(page, 'Like'));
  await expect(page.getByRole('status').filter({ hasText: `You liked ${name}.` })).toBeAttached();
  await expect.poll(() => placeOf(button(page, 'Like')), 'Undo moves nothing').toEqual(before);
  await page.evaluate(() => {
    const starts: number[] = [];
    Object.assign(globalThis, { starts });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(frames, options) {
      const [frame] = frames as Keyframe[];
      if (typeof frame?.['transform'] === 'string') starts.push(Number(/\((-?[\d.]+)px/.exec(frame['transform'])?.[1]));
      return animate.call(this, frames, options);
    };
  });
  await press(page.getByRole('button', { name: `Undo, bring ${name} back` }));
  await expect(heading(page)).toHaveAccessibleName(first);
  const starts = await page.evaluate(() => (globalThis as unknown as { starts: number[] }).starts);
  expect(starts.at(-1)).toBeGreaterThan(300);
});

test('a like that can no longer be taken back says so, and the button leaves', async ({ page, press }) => {
  await answerSwipes(page);
  const name = (await openDiscover(page)).split(',')[0] ?? '';
  await page.route('**/api/profiles/rewind/', (route) =>
    route.fulfill({ status: 409, json: { code: 'nothing_to_rewind', detail: 'Too late.' } }),
  );
  await press(button(page, 'Like'));
  await press(page.getByRole('button', { name: /^Undo/ }));
  await expect(toast(page, 'Undo failed')).toContainText(`Your like of ${name} can no longer be taken back.`);
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
});
