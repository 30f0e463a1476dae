import { expect, test } from 'vitest';
import { figuresOfForecast } from './forecast-figures.ts';
import { judgeRefit, type Comparison } from './judge-refit.ts';
import { startingWeights } from './starting-weights.ts';

const figures = { lessons: 1000, logLoss: 0.6, auc: 0.7, expected: 0.4, observed: 0.4, calibrationError: 0.02 };
const better: Comparison = { active: figures, refitted: figures, gain: 0.01, gainError: 0.004 };
const judge = (pairs: Partial<Comparison>, newest: Partial<Comparison> = {}) =>
  judgeRefit(startingWeights, { pairs: { ...better, ...pairs }, newest: { ...better, ...newest } });

test('a gain beyond chance on held pairs, and none lost on the newest answers, is enough', () => {
  expect(judge({})).toBeNull();
  expect(judge({}, { gain: 0 })).toBeNull();
});

test.each<[string, string | null]>([
  ['log-loss on held pairs', judge({ gain: 0.007 })],
  ['log-loss on held pairs', judge({ gain: NaN })],
  ['log-loss on the newest answers', judge({}, { gain: -0.0001 })],
  ['AUC on held pairs', judge({ refitted: { ...figures, auc: 0.69 } })],
  ['AUC on the newest answers', judge({}, { refitted: { ...figures, auc: NaN } })],
  ['calibration on held pairs', judge({ refitted: { ...figures, calibrationError: 0.03 } })],
  ['calibration on the newest answers', judge({}, { refitted: { ...figures, calibrationError: 0.03 } })],
])('the check refuses for the %s', (what, because) => {
  expect(because).toContain(what);
});

test('weights that are no numbers are refused by name, however good their figures', () => {
  const weights = { ...startingWeights, of: { ...startingWeights.of, sameGoal: NaN } };
  expect(judgeRefit(weights, { pairs: better, newest: better })).toBe('sameGoal is no number');
});

test('figures of forecasts are those that are worked out by hand', () => {
  const probabilities = new Float64Array([0.9, 0.6, 0.4, 0.1]);
  const { logLoss, auc, expected, observed, calibrationError } = figuresOfForecast(
    probabilities,
    new Uint8Array([1, 0, 1, 0]),
  );
  expect(logLoss).toBeCloseTo(-(2 * Math.log(0.9) + 2 * Math.log(0.4)) / 4, 12);
  expect([auc, expected, observed]).toEqual([0.75, 0.5, 0.5]);
  expect(calibrationError).toBeCloseTo((0.1 + 0.6 + 0.6 + 0.1) / 4, 12);
});

test.each([
  [{ gain: 0.008, gainError: 0.004 }, {}, 'the log-loss on held pairs is not lower beyond chance'],
  [{ gain: 0.0081, gainError: 0.004 }, {}, null],
  [{}, { gain: -1e-9 }, 'the log-loss on the newest answers is higher'],
  [{ refitted: { ...figures, auc: 0.6949 } }, {}, 'the AUC on held pairs is lower'],
  [{ refitted: { ...figures, auc: 0.6951 } }, {}, null],
  [{}, { refitted: { ...figures, auc: 0.6949 } }, 'the AUC on the newest answers is lower'],
  [{ refitted: { ...figures, calibrationError: 0.0251 } }, {}, 'the calibration on held pairs is worse'],
  [{ refitted: { ...figures, calibrationError: 0.0249 } }, {}, null],
  [{}, { refitted: { ...figures, calibrationError: 0.0251 } }, 'the calibration on the newest answers is worse'],
  [{}, { refitted: { ...figures, calibrationError: 0.0249 } }, null],
])('of figures at the bounds, %j and %j, the check says: %s', (pairs, newest, because) => {
  expect(judge(pairs, newest)).toBe(because);
});

test('the figures of a forecast do not depend on the order of its lessons', () => {
  const probabilities = Array.from({ length: 40 }, (_, at) => (at + 1) / 42);
  const likes = probabilities.map((_, at) => (at % 3 === 0 || at > 30 ? 1 : 0));
  const places = probabilities.map((_, at) => (at * 7) % 40);
  const figuresIn = (order: readonly number[]) =>
    figuresOfForecast(
      Float64Array.from(order, (at) => probabilities[at] ?? 0),
      Uint8Array.from(order, (at) => likes[at] ?? 0),
    );
  const [sorted, mixed] = [figuresIn(probabilities.map((_, at) => at)), figuresIn(places)];
  expect(mixed.lessons).toBe(40);
  for (const name of ['logLoss', 'auc', 'expected', 'observed', 'calibrationError'] as const)
    expect(mixed[name], name).toBeCloseTo(sorted[name], 12);
});
