import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { base, belief } from './model.fixture.ts';
import { predictLike, probabilityOf } from './predict-like.ts';

test('a prediction lies between 0 and 1, whatever is believed', () => {
  fc.assert(
    fc.property(base, belief, belief, (from, generosity, attractiveness) => {
      const probability = predictLike(from, generosity, attractiveness);
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThan(1);
    }),
  );
});

test('log odds without end are a probability that has a logarithm on both sides', () => {
  for (const logOdds of [-Infinity, -1e300, 1e300, Infinity]) {
    expect(Math.log(probabilityOf(logOdds))).toBeGreaterThan(-31);
    expect(Math.log(1 - probabilityOf(logOdds))).toBeGreaterThan(-31);
  }
});

test('the less is known, the nearer to one half is the prediction', () => {
  const at = (variance: number) => predictLike(1, { mean: 0, variance }, { mean: 0, variance: 0.1 });
  expect(at(0.1)).toBeGreaterThan(at(0.67));
  expect(at(0.67)).toBeGreaterThan(0.5);
  // sigm(1 / sqrt(1 + pi 0.77 / 8))
  expect(at(0.67)).toBeCloseTo(0.706046, 6);
});

test('a prediction adds what is known of both, and is even where nothing is', () => {
  const sure = (mean: number) => ({ mean, variance: 0 });
  expect(predictLike(0, sure(0), sure(0))).toBe(0.5);
  // sigm(-1 + 2 + 0.5)
  expect(predictLike(-1, sure(2), sure(0.5))).toBeCloseTo(0.817574, 6);
  expect(predictLike(-1, sure(0.5), sure(2))).toBeCloseTo(0.817574, 6);
  // sigm(1.5 / sqrt(1 + pi / 8))
  expect(predictLike(1.5, { mean: 0, variance: 0.25 }, { mean: 0, variance: 0.75 })).toBeCloseTo(0.78, 2);
});
