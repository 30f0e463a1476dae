import { getEventListeners } from 'node:events';
import type { MouseEvent, PointerEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { useDrag } from './use-drag.ts';

async function openCard({ canStart = true } = {}) {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const element = Object.assign(new EventTarget(), { setPointerCapture: vi.fn() });
  const on = { onStart: vi.fn(() => ({ x: 0, y: 0 })), onMove: vi.fn(), onRelease: vi.fn() };
  const card = page.run(() => useDrag({ canStart: () => canStart, ...on }), undefined);
  const event = (type: string, x: number, y: number, changed: object = {}) =>
    ({
      type,
      clientX: x,
      clientY: y,
      timeStamp: x,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      target: element,
      currentTarget: element,
      nativeEvent: { clientX: x, clientY: y, timeStamp: x },
      ...changed,
    }) as unknown as PointerEvent<HTMLElement>;
  const handlers = () => card.now();
  /** Clicks the card's content. @returns whether the click reached it */
  const click = () => {
    const stopPropagation = vi.fn();
    handlers().onClickCapture({ preventDefault: vi.fn(), stopPropagation } as unknown as MouseEvent);
    return stopPropagation.mock.calls.length === 0;
  };
  return { element, on, event, handlers, click };
}

test('a press that hardly moves is a tap, which reaches the content', async () => {
  const { on, event, handlers, click, element } = await openCard();
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 4, 3));
  handlers().onPointerUp(event('pointerup', 4, 3));
  expect(
    [on.onStart, on.onMove, on.onRelease, element.setPointerCapture].map((each) => each.mock.calls.length),
  ).toEqual([0, 0, 0, 0]);
  expect(click()).toBe(true);
});

test('a drag moves from where the element lies, is released once, and clicks nothing', async () => {
  const { on, event, handlers, click } = await openCard();
  on.onStart.mockReturnValue({ x: 10, y: 0 });
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 20, 0));
  handlers().onPointerUp(event('pointerup', 40, 0));
  handlers().onLostPointerCapture(event('lostpointercapture', 40, 0));
  expect(on.onMove.mock.calls).toEqual([[{ x: 30, y: 0 }], [{ x: 50, y: 0 }]]);
  expect(on.onRelease.mock.calls).toEqual([[{ x: 50, y: 0 }, expect.objectContaining({ y: 0 }), 40]]);
  expect(click()).toBe(false);
  vi.runAllTimers();
  expect(click()).toBe(true);
});

test('a pointer that the browser takes over has no velocity', async () => {
  const { on, event, handlers } = await openCard();
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 20, 0));
  handlers().onPointerCancel(event('pointercancel', 20, 0));
  expect(on.onRelease.mock.calls).toEqual([[{ x: 20, y: 0 }, null, 20]]);
});

test('the end of a child’s capture is no release', async () => {
  const { on, event, handlers } = await openCard();
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 20, 0));
  handlers().onLostPointerCapture(event('lostpointercapture', 20, 0, { target: {} }));
  expect(on.onRelease).not.toHaveBeenCalled();
});

test.each([{ isPrimary: false }, { button: 2 }])('a press of %j drags nothing', async (changed) => {
  const { on, event, handlers } = await openCard();
  handlers().onPointerDown(event('pointerdown', 0, 0, changed));
  handlers().onPointerMove(event('pointermove', 20, 0));
  expect(on.onStart).not.toHaveBeenCalled();
});

test('a second finger moves nothing', async () => {
  const { on, event, handlers } = await openCard();
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 90, 0, { pointerId: 2 }));
  expect(on.onStart).not.toHaveBeenCalled();
});

test('a card that may not be dragged stays', async () => {
  const { on, event, handlers } = await openCard({ canStart: false });
  handlers().onPointerDown(event('pointerdown', 0, 0));
  handlers().onPointerMove(event('pointermove', 20, 0));
  expect(on.onStart).not.toHaveBeenCalled();
});

test('once a press is a drag the page does not scroll with it, and nothing listens after the release', async () => {
  const { element, event, handlers } = await openCard();
  const scrolls = () => element.dispatchEvent(new Event('touchmove', { cancelable: true }));
  for (const end of ['pointerup', 'pointercancel']) {
    handlers().onPointerDown(event('pointerdown', 0, 0));
    handlers().onPointerMove(event('pointermove', 4, 0));
    expect(scrolls()).toBe(true);
    handlers().onPointerMove(event('pointermove', 20, 0));
    expect(scrolls()).toBe(false);
    handlers().onPointerUp(event(end, 20, 0));
    element.dispatchEvent(new Event(end));
    expect(getEventListeners(element, 'touchmove')).toEqual([]);
    vi.runAllTimers();
  }
});

test('a flick is as fast as the moves that the browser has merged into one', async () => {
  const { on, event, handlers } = await openCard();
  const at = (x: number, timeStamp: number) => ({ clientX: x, clientY: 0, timeStamp });
  for (const merged of [[], [at(0, 150), at(100, 200)]]) {
    handlers().onPointerDown(event('pointerdown', 0, 0));
    const nativeEvent = { ...at(100, 200), getCoalescedEvents: () => merged };
    handlers().onPointerMove(event('pointermove', 100, 0, { nativeEvent }));
    handlers().onPointerUp(event('pointerup', 100, 0, { timeStamp: 200, nativeEvent: at(100, 200) }));
    vi.runAllTimers();
  }
  // The finger seems to have moved evenly since the press if they are left out.
  expect(on.onRelease.mock.calls.map(([, velocity]) => velocity as object)).toEqual([
    { x: 0.5, y: 0 },
    { x: 1, y: 0 },
  ]);
});
