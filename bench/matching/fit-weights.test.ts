import { expect, test } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';
import { fitWeights } from './fit-weights.ts';
import { inventEvent } from './invent-event.fixture.ts';

test('one unknown without a prior is the log odds of the answers, and its variance 1 / (n p (1 - p))', () => {
  const answers = [true, true, true, false].map((isYes) => ({ places: [0], values: [1], offset: 0, isYes }));
  const { means, variances } = fitLogistic(answers, [1e-9]);
  expect(means[0]).toBeCloseTo(Math.log(3), 6);
  expect(variances()[0]).toBeCloseTo(1 / (4 * 0.75 * 0.25), 6);
});

test('at the fitted means the slope of the posterior is 0, also for unknowns that share answers', () => {
  const answers = Array.from({ length: 40 }, (_each, at) => ({
    places: [at % 5, 5 + (at % 3)],
    values: [1, 0.5],
    offset: -0.2,
    isYes: (at * 7) % 10 < 4,
  }));
  const precisions = Array.from({ length: 8 }, (_each, at) => 1 + at / 10);
  const { means } = fitLogistic(answers, precisions);
  for (const [unknown, precision] of precisions.entries()) {
    let slope = -precision * (means[unknown] ?? 0);
    for (const { places, values, offset, isYes } of answers) {
      const logOdds = places.reduce((sum, place, at) => sum + (means[place] ?? 0) * (values[at] ?? 0), offset);
      const at = places.indexOf(unknown);
      if (at !== -1) slope += (Number(isYes) - 1 / (1 + Math.exp(-logOdds))) * (values[at] ?? 0);
    }
    expect(slope).toBeCloseTo(0, 6);
  }
});

test('the weights by which answers were made up are found again', () => {
  const events = [1, 2, 3, 4].map((seed) => inventEvent({ seed, size: 24, ageDistance: -1.2, sharedInterests: 0.9 }));
  const { of } = fitWeights(events);
  expect(of.ageDistance).toBeGreaterThan(-1.5);
  expect(of.ageDistance).toBeLessThan(-0.7);
  expect(of.sharedInterests).toBeGreaterThan(0.3);
  expect(of.sharedInterests).toBeLessThan(1.3);
  expect(of.sameTown).toBe(0);
});
