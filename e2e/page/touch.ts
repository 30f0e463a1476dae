import type { Locator, Page } from '@playwright/test';
import { waitForPaint } from './wait-for-paint.ts';
import { waitUntilSeen } from './wait-until-seen.ts';

export type FlickDirection = 'left' | 'right' | 'up' | 'down';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const directions = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
const moves = 10;
/** The length of one move. It makes 1.7 px/ms; the app takes a flick for a swipe from 0.5 px/ms on. */
const stepPixels = 20;
const stepMilliseconds = 12;
const tapMilliseconds = 40;

interface FlickOptions {
  /** Flicks even if the card does not accept flicks yet. */
  atOnce?: boolean;
}

/** Flicks a finger across the upper middle of a card, as soon as the card accepts flicks. */
export async function flick(
  target: Locator,
  direction: FlickDirection,
  { atOnce = false }: FlickOptions = {},
): Promise<void> {
  await target.tap({ trial: true });
  if (!atOnce) await waitUntilSeen(target.page());
  // The browser applies the touch-action of a new element only after the next frame.
  await waitForPaint(target.page());
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to flick');
  const [dx, dy] = directions[direction];
  const points = Array.from({ length: moves + 1 }, (_, step) => ({
    x: box.x + box.width / 2 + dx * step * stepPixels,
    y: box.y + box.height / 3 + dy * step * stepPixels,
  }));
  await touch(target.page(), points, stepMilliseconds);
}

/** Drags a finger from the middle of `target` by this many px and lifts it. */
export async function drag(target: Locator, by: Point): Promise<void> {
  const box = await boxToTouch(target);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const points = Array.from({ length: moves + 1 }, (_, step) => ({
    x: middle.x + (by.x * step) / moves,
    y: middle.y + (by.y * step) / moves,
  }));
  await touch(target.page(), points, stepMilliseconds);
}

/**
 * Holds `target` with a finger, a little to the side.
 * @returns moves the finger a few px further and lifts it
 */
export async function hold(target: Locator): Promise<() => Promise<void>> {
  const box = await boxToTouch(target);
  const session = await target.page().context().newCDPSession(target.page());
  const at = (dx: number) => [{ x: box.x + box.width / 2 + dx, y: box.y + box.height / 3, id: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const dx of [20, 40, 60])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(dx) });
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(70) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

/**
 * Finds the place of `target` as soon as it can be tapped. If it is drawn again at that moment, this waits once more.
 */
async function boxToTouch(target: Locator): Promise<Box> {
  await target.tap({ trial: true });
  return (await target.boundingBox()) ?? boxToTouch(target);
}

/** Taps `target` briefly, as soon as it can be tapped. */
export async function tap(target: Locator): Promise<void> {
  const box = await boxToTouch(target);
  await touch(target.page(), [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }], tapMilliseconds);
}

/**
 * Puts one finger down at the first point, moves it over the others and lifts it. All events are sent at once with
 * realistic timestamps: on a busy machine a tap whose second event is delayed would become a long press.
 */
async function touch(page: Page, points: readonly Point[], milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const at = (step: number) => start + (step * milliseconds) / 1000;
  const sent = points.map((point, step) =>
    session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ ...point, id: 1 }],
      timestamp: at(step),
    }),
  );
  sent.push(
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at(points.length) }),
  );
  await Promise.all(sent);
  await session.detach();
}

/** Holds `target` with a finger until `lifted` is there, drags it by this many px and lifts the finger. */
export async function holdAndDrag(target: Locator, lifted: Locator, by: Point): Promise<void> {
  const box = await boxToTouch(target);
  const session = await target.page().context().newCDPSession(target.page());
  const at = (part: number) => [
    { x: box.x + box.width / 2 + by.x * part, y: box.y + box.height / 2 + by.y * part, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  await lifted.waitFor();
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
