import { expect, test } from 'vitest';
import { lossesOf } from './forecast-figures.ts';
import { forecastLessons } from './forecast-lessons.ts';
import { inventLessons, otherWeights } from './invent-lessons.fixture.ts';
import { checkLessons, type LessonTable } from './lesson-table.ts';
import { featureNames } from './pair-features.ts';
import { refit, type Refit } from './refit.ts';
import { refitWeights } from './refit-weights.ts';
import { splitLessons } from './split-lessons.ts';
import { startingWeights } from './starting-weights.ts';
import type { Weights } from './weights.ts';

const size = { seed: 1, members: 1500, lessons: 12_000 };
const changed = inventLessons({ ...size, weights: otherWeights });
const allOf = (table: LessonTable) => Int32Array.from(table.viewers.keys());

function refitted(table: LessonTable, active: Weights): Refit {
  const result = refit(table, active, startingWeights);
  if ('tooFew' in result) throw new Error(result.tooFew);
  return result;
}

test('where members answer by other weights, the refit comes near them and the check agrees', () => {
  const { weights, pairs, newest, refusedBecause } = refitted(changed, startingWeights);
  expect(refusedBecause).toBeNull();
  for (const name of ['ageDistance', 'sharedInterests', 'photoCount', 'distanceBand'] as const) {
    const [wanted, before] = [otherWeights.of[name], startingWeights.of[name]];
    expect(Math.abs(weights.of[name] - wanted), name).toBeLessThan(Math.abs(before - wanted) / 2);
  }
  for (const { active, refitted: after } of [pairs, newest]) {
    expect(after.logLoss).toBeLessThan(active.logLoss);
    expect(after.auc).toBeGreaterThan(active.auc);
    expect(Math.abs(after.expected - after.observed)).toBeLessThan(0.03);
  }
});

test('a gain is told with the standard error of its mean', () => {
  const { pairs, weights } = refitted(changed, startingWeights);
  const { fit, pairs: asked } = splitLessons(changed);
  const likes = Uint8Array.from(asked, (at) => changed.likes[at] ?? 0);
  const lossesBy = (by: Weights) => lossesOf(forecastLessons(changed, by, fit, asked), likes);
  const after = lossesBy(weights);
  const gains = Array.from(lossesBy(startingWeights), (loss, at) => loss - (after[at] ?? 0));
  const [sum, squares] = [1, 2].map((power) => gains.reduce((total, each) => total + each ** power, 0));
  const [count, mean] = [gains.length, (sum ?? 0) / gains.length];
  expect(pairs.gain).toBeCloseTo(mean, 12);
  expect(pairs.gainError ** 2 * count).toBeCloseTo(((squares ?? 0) - count * mean ** 2) / (count - 1), 12);
});

test('where members answer by the weights in use, nothing is better beyond chance', () => {
  const right = inventLessons({ ...size, weights: startingWeights });
  expect(refitted(right, startingWeights).refusedBecause).not.toBeNull();
});

test('weights that fit last month and not the last week are refused', () => {
  const begins = (changed.moments.at(-1) ?? 0) - 7 * 24 * 60 * 60 * 1000;
  const likes = changed.likes.map((like, at) => ((changed.moments[at] ?? 0) > begins ? 1 - like : like));
  const { pairs, refusedBecause } = refitted({ ...changed, likes }, startingWeights);
  expect(pairs.gain).toBeGreaterThan(0);
  expect(refusedBecause).toContain('newest answers');
});

test('the same lessons give the same bytes', () => {
  expect(JSON.stringify(refitted(changed, startingWeights))).toBe(JSON.stringify(refitted(changed, startingWeights)));
});

test('without lessons the weights stay where they are drawn to, and a feature that nobody has keeps its weight', () => {
  expect(refitWeights(changed, new Int32Array(), otherWeights)).toEqual(otherWeights);
  const features = { ...changed.features, sameTown: new Float64Array(changed.viewers.length) };
  const { of } = refitWeights({ ...changed, features }, allOf(changed), startingWeights);
  expect(of.sameTown).toBe(startingWeights.of.sameTown);
});

test('the place of a card in its visit does not pass for a taste', () => {
  // People with few photos are shown late here, when everybody is tired.
  const tired = inventLessons({ ...size, lessons: 40_000, weights: startingWeights });
  const places = Int32Array.from(tired.features.photoCount, (photos) => (photos < 0.5 ? 32 : 1));
  const likes = tired.likes.map((like, at) => (places[at] === 32 && at % 3 === 0 ? 0 : like));
  const of = (known: Int32Array) =>
    refitWeights({ ...tired, likes, places: known }, allOf(tired), startingWeights).of.photoCount;
  expect(of(new Int32Array(places.length)) - of(places)).toBeGreaterThan(0.15);
});

const aloneOf = (table: LessonTable, isAlone: (at: number) => boolean) => ({
  ...table,
  likes: table.likes.map((like, at) => (isAlone(at) ? 0 : like)),
  weights: table.weights.map((weight, at) => (isAlone(at) ? 2 : weight)),
  ofPairAlone: table.ofPairAlone.map((_none, at) => Number(isAlone(at))),
});

test('whom a lesson about a pair alone is about changes no weight, only what the two show of each other does', () => {
  const some = inventLessons({ ...size, lessons: 6000, weights: startingWeights });
  const isAlone = (at: number) => at % 10 === 3;
  const fitted = (candidateOf: (candidate: number) => number) => {
    const candidates = some.candidates.map((candidate, at) => (isAlone(at) ? candidateOf(candidate) : candidate));
    return JSON.stringify(refitWeights(aloneOf({ ...some, candidates }, isAlone), allOf(some), startingWeights));
  };
  // These two have no other lesson, so nothing but the lessons about a pair could tell one from the other.
  const memberIds = Float64Array.from([...some.memberIds, 9001, 9002]);
  Object.assign(some, { memberIds });
  expect(fitted(() => memberIds.length - 1)).toBe(fitted(() => memberIds.length - 2));
  const spread = fitted((candidate) => (candidate % 2 === 0 ? memberIds.length - 1 : memberIds.length - 2));
  expect(spread).toBe(fitted(() => memberIds.length - 1));
});

test('people who leave those far away teach that distance is disliked, and nothing of anybody', () => {
  const some = inventLessons({ ...size, weights: startingWeights });
  const isAlone = (at: number) => at % 4 === 0 && (some.features.distanceBand[at] ?? 0) > 0.5;
  const answers = allOf(some).filter((at) => !isAlone(at));
  const [without, taught] = [
    refitWeights(some, answers, startingWeights),
    refitWeights(aloneOf(some, isAlone), allOf(some), startingWeights),
  ];
  expect(taught.of.distanceBand).toBeLessThan(without.of.distanceBand - 0.2);
  const asked = answers.slice(-2000);
  const forecast = (table: LessonTable, learned: Int32Array) =>
    JSON.stringify([...forecastLessons(table, startingWeights, learned, asked)]);
  const older = allOf(some).filter((at) => at < 9000);
  expect(forecast(aloneOf(some, isAlone), older)).toBe(
    forecast(
      some,
      older.filter((at) => !isAlone(at)),
    ),
  );
});

test('a lesson about a pair alone checks no weights', () => {
  const isAlone = (at: number) => at % 5 === 0;
  const { fit, pairs, newest } = splitLessons(aloneOf(changed, isAlone));
  expect([...pairs, ...newest].some(isAlone)).toBe(false);
  expect([...fit].filter(isAlone).length).toBeGreaterThan(1000);
});

test.each<[string, Partial<LessonTable>, RegExp]>([
  ['a column is NaN', { weights: changed.weights.with(7, NaN) }, /weights is NaN in lesson 7/],
  ['a weight is 0', { weights: changed.weights.with(7, 0) }, /weights is 0 in lesson 7/],
  ['a moment is endless', { moments: changed.moments.with(3, Infinity) }, /moments is Infinity in lesson 3/],
  ['a member is not there', { candidates: changed.candidates.with(2, 99_999) }, /candidates is 99999 in lesson 2/],
  ['a like is neither', { likes: changed.likes.with(2, 5) }, /likes is 5 in lesson 2/],
  ['a lesson is half about a pair', { ofPairAlone: changed.ofPairAlone.with(2, 7) }, /ofPairAlone is 7 in lesson 2/],
  ['a column is shorter', { places: new Int32Array(4) }, /places has 4 values for 12000 lessons/],
])('lessons are refused by the name of the column: %s', (_, broken, message) => {
  expect(() => refit({ ...changed, ...broken }, startingWeights, startingWeights)).toThrow(message);
});

test.each(featureNames)('a lesson whose %s is no number, and a table without it, are refused by its name', (name) => {
  const withFeature = (column: Float64Array | undefined) =>
    ({ ...changed, features: { ...changed.features, [name]: column } }) as LessonTable;
  expect(() => checkLessons(withFeature(changed.features[name].with(5, NaN)))).toThrow(`${name} is NaN in lesson 5`);
  expect(() => checkLessons(withFeature(changed.features[name].with(5, 2).with(6, -2)))).not.toThrow();
  for (const beyond of [2.01, -2.01]) {
    const broken = withFeature(changed.features[name].with(6, beyond));
    expect(() => checkLessons(broken)).toThrow(`${name} is ${beyond} in lesson 6`);
  }
  expect(() => checkLessons(withFeature(undefined))).toThrow(`The column ${name} is missing`);
});

test('a pair is on one side only, and every lesson is on one', () => {
  // Few members, so that most pairs answer each other several times.
  const dense = inventLessons({ seed: 2, members: 60, lessons: 1200, weights: startingWeights });
  const { fit, pairs, newest } = splitLessons(dense);
  expect([...fit, ...pairs, ...newest].toSorted((one, other) => one - other)).toEqual([...allOf(dense)]);
  const keysOf = (rows: Int32Array) =>
    new Set(
      Array.from(rows, (at) => [dense.viewers[at] ?? 0, dense.candidates[at] ?? 0].toSorted((a, b) => a - b).join()),
    );
  const sides = [fit, pairs, newest].map(keysOf);
  expect(sides.every((side) => side.size > 10)).toBe(true);
  const all = keysOf(allOf(dense)).size;
  expect(sides.reduce((sum, side) => sum + side.size, 0)).toBe(all);
});

test('too few lessons make no version', () => {
  const few = inventLessons({ seed: 3, members: 200, lessons: 2000, weights: otherWeights });
  expect(refit(few, startingWeights, startingWeights)).toEqual({
    tooFew: expect.stringMatching(/of 2000 lessons to fit/),
  });
});

test('the newest lessons are those of a week, and never more than a quarter of all', () => {
  const newestOf = (table: LessonTable) => splitLessons(table).newest.length / table.viewers.length;
  expect(newestOf(changed)).toBeLessThan(0.3);
  const ofOneDay = { ...changed, moments: changed.moments.map((_moment, at) => at) };
  expect(newestOf(ofOneDay)).toBeLessThan(0.3);
  const ofYears = { ...changed, moments: changed.moments.map((moment) => moment * 10) };
  expect(newestOf(ofYears)).toBeLessThan(0.05);
});

test('the whole outcome of a refit in which some lessons count more and some are about a pair alone', async () => {
  const lessons = inventLessons({ ...size, lessons: 4000, members: 500, weights: otherWeights, perDoubledPlace: -0.1 });
  const weights = lessons.weights.map((_, at) => (at % 5 === 0 ? 1.5 : 1));
  const ofPairAlone = lessons.ofPairAlone.map((_, at) => (at % 40 === 0 ? 1 : 0));
  const result = refitted({ ...lessons, weights, ofPairAlone }, startingWeights);
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);
  await expect(`${JSON.stringify(result, rounded, 2)}\n`).toMatchFileSnapshot('./in-words/refit.txt');
});
