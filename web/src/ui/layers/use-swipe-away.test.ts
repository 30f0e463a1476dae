import { expect, it } from 'vitest';
import { isSwipedAway } from './use-swipe-away.ts';

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
