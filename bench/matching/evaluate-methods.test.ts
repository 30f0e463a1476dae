import { expect, test } from 'vitest';
import { evaluateMethods } from './evaluate-methods.ts';
import { inventEvent } from './invent-event.fixture.ts';
import { batchModel, ownPreference, production } from './methods/models.ts';
import { pickinessAndAttractiveness, popularity, random } from './methods/simple.ts';
import type { Known, Method } from './ranking-method.ts';
import type { Pair, Place } from './read-events.ts';
import { splitNew, splitWarm } from './split-events.ts';

const events = [1, 2, 3].map((seed) => inventEvent({ seed, size: 10, ageDistance: -1, sharedInterests: 1 }));

const isOf = (viewer: Place, candidate: Place) => (pair: Pair) =>
  (pair.one === viewer && pair.other === candidate) || (pair.one === candidate && pair.other === viewer);
/** 1 for those who match according to these pairs. */
const matchAmong = (pairs: readonly Pair[], viewer: Place, candidate: Place) =>
  Number(pairs.filter(isOf(viewer, candidate)).some(({ oneLikes, otherLikes }) => oneLikes && otherLikes));
const methodOf = (name: string, score: (known: Known, viewer: Place, candidate: Place) => number): Method => ({
  name,
  variants: [(known) => ({ score: (viewer, candidate) => score(known, viewer, candidate) })],
});

const oracle = methodOf('oracle', ({ event }, viewer, candidate) => matchAmong(event.pairs, viewer, candidate));
const opposite = methodOf('opposite', ({ event }, viewer, candidate) => -matchAmong(event.pairs, viewer, candidate));
const reader = methodOf('reader', ({ history }, viewer, candidate) => matchAmong(history, viewer, candidate));

test('whoever knows the answers has every figure at its best, and who turns them round at its worst', () => {
  const [best, worst] = evaluateMethods(events, [oracle, opposite]);
  expect(best).toMatchObject({ warm: { auc: 1, userAuc: 1, ndcg5: 1, ndcg10: 1, mrr: 1 }, fresh: { ndcg10: 1 } });
  expect(worst).toMatchObject({ warm: { auc: 0, userAuc: 0 }, fresh: { auc: 0 } });
  expect(worst?.gains?.warm.auc).toEqual({ mean: 1, low: 1, high: 1 });
  expect(worst?.gains?.warm.ndcg10.low).toBeGreaterThan(0);
});

test('no answer leaks: reading the history tells nothing about those who are ranked', () => {
  const [found] = evaluateMethods(events, [reader]);
  expect(found?.warm.auc).toBe(0.5);
  expect(found?.fresh.auc).toBe(0.5);
});

test('a pair stands on one side, every pair is ranked once for each seed, and newcomers are new', () => {
  for (const event of events) {
    for (const { history, lists } of [...splitWarm(event), ...splitNew(event)])
      for (const { viewer, candidates } of lists)
        for (const { place } of candidates) expect(history.some(isOf(viewer, place))).toBe(false);
    const ranked = splitWarm(event).flatMap(({ lists }) => lists.map(({ candidates }) => candidates.length));
    expect(ranked.reduce((sum, count) => sum + count, 0)).toBe(5 * 2 * event.pairs.length);
    const viewers = splitNew(event).map(({ lists, history }) => ({
      history,
      places: lists.map(({ viewer }) => viewer),
    }));
    for (const { history, places } of viewers)
      for (const { one, other } of history) expect(places.includes(one) || places.includes(other)).toBe(false);
    expect(viewers.flatMap(({ places }) => places).length).toBe(5 * event.people.length);
  }
});

test('where answers follow the model, it comes before what knows less of it, and one pass is enough', () => {
  const all = [production, batchModel, pickinessAndAttractiveness, ownPreference, popularity, random];
  const larger = [1, 2].map((seed) => inventEvent({ seed, size: 12, ageDistance: -1.5, sharedInterests: 1.5 }));
  const [first, batch, ...others] = evaluateMethods(larger, all);
  for (const { gains } of others) {
    expect(gains?.warm.auc.low).toBeGreaterThan(0);
    expect(gains?.warm.ndcg10.mean).toBeGreaterThan(0);
  }
  expect((first?.warm.auc ?? 0) / (batch?.warm.auc ?? 1)).toBeGreaterThan(0.99);
  expect(others.at(-1)?.warm.auc).toBeCloseTo(0.5, 1);
  expect(first?.warm.logLoss).toBeLessThan(Math.log(2));
});
