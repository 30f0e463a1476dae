import { expect, test } from 'vitest';
import { createOffers } from './offer-rules.ts';

const start = Date.parse('2026-11-21T20:59:58Z');
const at = (ms: number) => new Date(start + ms);

test('a network gets five challenges at once, and then one every two seconds', () => {
  const offers = createOffers();
  const takeAt = (ms: number) => offers.take('10.0.0.1', at(ms));
  expect(Array.from({ length: 6 }, () => takeAt(0))).toEqual([true, true, true, true, true, false]);
  expect([takeAt(1999), takeAt(2000), takeAt(2000)]).toEqual([false, true, false]);
  expect(offers.take('10.0.0.2', at(2000))).toBe(true);
});

test('a network that was quiet for an hour gets no more than five again', () => {
  const offers = createOffers();
  offers.take('10.0.0.1', at(0));
  const later = Array.from({ length: 8 }, () => offers.take('10.0.0.1', at(3_600_000)));
  expect(later.filter(Boolean)).toHaveLength(5);
});

test('a clock that is set back leaves no network without challenges, and gives none more than five', () => {
  const offers = createOffers();
  const takeAt = (ms: number) => Array.from({ length: 8 }, () => offers.take('10.0.0.1', at(ms))).filter(Boolean);
  expect(takeAt(3_600_000)).toHaveLength(5);
  expect(takeAt(0)).toHaveLength(5);
});

test('of more networks than are remembered, the one that has waited longest is forgotten', () => {
  const offers = createOffers();
  const useUp = (network: string) =>
    Array.from({ length: 6 }, () => offers.take(network, at(0))).filter(Boolean).length;
  expect([useUp('first'), useUp('second')]).toEqual([5, 5]);
  for (let other = 0; other < 9998; other += 1) offers.take(`10.${other}`, at(0));
  // The first one comes again, so the second has now waited longest.
  expect(offers.take('first', at(2000))).toBe(true);
  offers.take('one more', at(2000));
  const takeTwice = (network: string) => [1, 2].map(() => offers.take(network, at(2000)));
  expect([takeTwice('first'), takeTwice('second')]).toEqual([
    [false, false],
    [true, true],
  ]);
});
