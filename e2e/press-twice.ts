import type { CDPSession, Locator } from '@playwright/test';

/** ms from the first touch on: down and up, and once more. */
const times = [0, 40, 140, 180] as const;

/**
 * Two presses in one place, as fast as a hand can: the second one falls on whatever is there by then. All events go at
 * once with the times of real ones, so that a busy machine cannot make two slow presses of them.
 */
export async function pressTwice(target: Locator, hasTouch: boolean): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await target.page().context().newCDPSession(target.page());
  const start = Date.now();
  const send = hasTouch ? sendTouch : sendMouse;
  await Promise.all(times.map((time, step) => send(session, point, step, (start + time) / 1000)));
  await session.detach();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function sendTouch(session: CDPSession, point: Point, step: number, timestamp: number): Promise<unknown> {
  const isDown = step % 2 === 0;
  return session.send('Input.dispatchTouchEvent', {
    type: isDown ? 'touchStart' : 'touchEnd',
    touchPoints: isDown ? [{ ...point, id: 1 }] : [],
    timestamp,
  });
}

function sendMouse(session: CDPSession, point: Point, step: number, timestamp: number): Promise<unknown> {
  const type = step % 2 === 0 ? 'mousePressed' : 'mouseReleased';
  return session.send('Input.dispatchMouseEvent', {
    type,
    ...point,
    button: 'left',
    clickCount: step < 2 ? 1 : 2,
    timestamp,
  });
}
