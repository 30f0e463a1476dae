import type { CDPSession, Locator } from '@playwright/test';

/** In ms from the first touch: down, up, down, up. */
const times = [0, 40, 140, 180] as const;

/**
 * Presses twice in the same place, as fast as a hand can; the second press hits whatever is there by then. All events
 * are sent at once with realistic timestamps, so that a busy machine cannot turn them into two slow presses.
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
