import { expect, test } from 'vitest';
import { featureNames } from '../../server/src/features/discovery/matching/model/pair-features.ts';
import { baseVariance, weightVariance } from '../../server/src/features/discovery/matching/model/refit-weights.ts';
import { priorVariance } from '../../server/src/features/discovery/matching/model/belief.ts';
import { fitLogistic } from './fit-logistic.ts';
import { fitWeights, tableOf } from './fit-weights.ts';
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

test('the weights are those of one fit to all numbers at once', () => {
  const events = [1, 2, 3].map((seed) => inventEvent({ seed, size: 16, ageDistance: -1.2, sharedInterests: 0.9 }));
  const table = tableOf(events);
  const [baseAt, firstAt] = [2 * table.memberIds.length, 2 * table.memberIds.length + 1];
  const answers = Array.from(table.viewers, (viewer, at) => ({
    places: [2 * viewer, 2 * (table.candidates[at] ?? 0) + 1, baseAt, ...featureNames.map((_name, of) => firstAt + of)],
    values: [1, 1, 1, ...featureNames.map((name) => table.features[name][at] ?? 0)],
    offset: 0,
    isYes: table.likes[at] === 1,
  }));
  const precisions = Array.from({ length: firstAt + featureNames.length }, (_each, at) =>
    at < baseAt ? 1 / priorVariance : at === baseAt ? 1 / baseVariance : 1 / weightVariance,
  );
  const { means } = fitLogistic(answers, precisions);
  const { base, of } = fitWeights(events);
  expect(base).toBeCloseTo(means[baseAt] ?? 0, 4);
  for (const [at, name] of featureNames.entries()) expect(of[name], name).toBeCloseTo(means[firstAt + at] ?? 0, 4);
});
