import type { PointerEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { isSwipedAway, useSwipeAway } from './use-swipe-away.ts';

it('a toast leaves past 50 px to either side or out over its edge', () => {
  expect(isSwipedAway(51, 0, 'up')).toBe(true);
  expect(isSwipedAway(-51, 0, 'down')).toBe(true);
  expect(isSwipedAway(0, -51, 'up')).toBe(true);
  expect(isSwipedAway(0, 51, 'down')).toBe(true);
});

it('a toast stays when it was moved less, or into the screen', () => {
  expect(isSwipedAway(50, 50, 'down')).toBe(false);
  expect(isSwipedAway(0, 200, 'up')).toBe(false);
  expect(isSwipedAway(0, -200, 'down')).toBe(false);
});

it.each([
  ['up', -30, 'translate(0px, -30px)'],
  ['up', 30, 'translate(0px, 0px)'],
  ['down', 30, 'translate(0px, 30px)'],
  ['down', -30, 'translate(0px, 0px)'],
] as const)(
  'a toast that leaves %s and is moved by %i px follows the finger only outwards',
  async (edge, dy, moved) => {
    const page = await openPage();
    vi.stubGlobal('Element', EventTarget);
    const handlers = page.run(() => useSwipeAway(vi.fn(), edge), undefined).now();
    const currentTarget = { style: { transform: '' }, setPointerCapture: vi.fn() };
    const at = (clientY: number) =>
      ({ clientX: 0, clientY, pointerId: 1, target: null, currentTarget }) as unknown as PointerEvent<HTMLElement>;
    handlers.onPointerDown(at(0));
    handlers.onPointerMove(at(dy));
    expect(currentTarget.style.transform).toBe(moved);
  },
);
