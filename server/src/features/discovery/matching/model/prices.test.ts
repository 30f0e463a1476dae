import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipLogPrice, logPriceMax, nextLogPrice } from './prices.ts';

const anything = fc.double();

test('a price stays from 0 to its most, whatever was measured', () => {
  fc.assert(
    fc.property(anything, anything, anything, anything, (price, shown, fairShare, waitingLikes) => {
      const next = nextLogPrice(price, { shown, fairShare, waitingLikes });
      expect(next >= 0 && next <= logPriceMax).toBe(true);
    }),
  );
});

test('twice the fair share costs a step, half of it gives half a step back, and nobody is paid', () => {
  const fair = { fairShare: 10, waitingLikes: 0 };
  expect(nextLogPrice(0.2, { ...fair, shown: 20 })).toBeCloseTo(0.25, 12);
  expect(nextLogPrice(0.2, { ...fair, shown: 5 })).toBeCloseTo(0.175, 12);
  expect(nextLogPrice(0, { ...fair, shown: 0 })).toBe(0);
});

test('likes that nobody will read raise a price, and up to thirty a day do not', () => {
  const shown = { shown: 10, fairShare: 10 };
  expect(nextLogPrice(0.2, { ...shown, waitingLikes: 30 })).toBeCloseTo(0.2, 12);
  expect(nextLogPrice(0.2, { ...shown, waitingLikes: 60 })).toBeCloseTo(0.25, 12);
});

test('without a fair share nothing is learned of exposure', () => {
  expect(nextLogPrice(0.2, { shown: 10, fairShare: 0, waitingLikes: 0 })).toBe(0.2);
});

test('a price ends at .6, and what is no price costs nothing', () => {
  expect(nextLogPrice(0.59, { shown: 40, fairShare: 10, waitingLikes: 0 })).toBe(0.6);
  expect([0.61, 0.6, 0.3, 0, -0.1, NaN].map(clipLogPrice)).toEqual([0.6, 0.6, 0.3, 0, 0, 0]);
  expect(nextLogPrice(NaN, { shown: 40, fairShare: 10, waitingLikes: 0 })).toBe(0);
});

test('too much exposure and too many likes are charged together', () => {
  expect(nextLogPrice(0.1, { shown: 20, fairShare: 10, waitingLikes: 45 })).toBeCloseTo(0.175, 12);
  expect(nextLogPrice(0.1, { shown: 5, fairShare: 10, waitingLikes: 45 })).toBeCloseTo(0.1, 12);
  expect(nextLogPrice(0.1, { shown: 10, fairShare: 10, waitingLikes: 0 })).toBe(0.1);
});
