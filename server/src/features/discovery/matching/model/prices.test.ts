import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logPriceMax, nextLogPrice } from './prices.ts';

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
