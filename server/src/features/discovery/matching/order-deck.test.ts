import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidates, deckOf, someCandidate } from './matching.fixture.ts';
import { newMember } from './model/belief.ts';
import { featureNames } from './model/pair-features.ts';
import { startingWeights } from './model/starting-weights.ts';
import { orderDeck, type DeckToOrder } from './order-deck.ts';
import type { placeDecoys } from './place-decoys.ts';

const many = (count: number, traits: Parameters<typeof someCandidate>[1] = {}) =>
  Array.from({ length: count }, (_, index) => someCandidate(index + 1, traits));
const sure = (mean: number) => ({ mean, variance: 1e-6 });
const positionOf = (ids: readonly number[], id: number) => ids.indexOf(id);

test('everybody who is not answered has one place, the same in whatever order they stand', () => {
  fc.assert(
    fc.property(candidates, fc.nat(), (all, seed) => {
      const ids = orderDeck(deckOf(all, { seed }));
      const left = all.filter(({ isAnswered }) => !isAnswered).map(({ id }) => id);
      expect(ids.toSorted((one, other) => one - other)).toEqual(left);
      expect(orderDeck(deckOf(all.toReversed(), { seed }))).toEqual(ids);
    }),
  );
});

test('numbers that are none change nobody else, and leave everybody a place', () => {
  const broken = { mean: NaN, variance: Infinity };
  const odd = {
    state: { generosity: broken, attractiveness: broken },
    logPrice: NaN,
    shown: NaN,
    distanceBand: NaN,
    profile: { ...someCandidate(1).profile, age: NaN, weeksAway: -Infinity, completeness: NaN },
  };
  const weights = { base: NaN, of: { ...startingWeights.of, recency: NaN, sameTown: Infinity } };
  const all = [...many(20), someCandidate(21, odd)];
  const ids = orderDeck(deckOf(all, { weights }));
  expect(new Set(ids).size).toBe(21);
  expect(ids.filter((id) => id !== 21)).toEqual(orderDeck(deckOf(all.slice(0, 20), { weights })));
});

test('whoever is more readily liked, and likes more readily, stands higher', () => {
  const liked = { generosity: sure(0), attractiveness: sure(2) };
  const generous = { generosity: sure(2), attractiveness: sure(0) };
  const average = { generosity: sure(0), attractiveness: sure(0) };
  const all = [
    ...many(30, { state: average }),
    someCandidate(31, { state: liked }),
    someCandidate(32, { state: generous }),
  ];
  expect(new Set(orderDeck(deckOf(all)).slice(0, 2))).toEqual(new Set([31, 32]));
});

// Fails if the price is left out.
test('a price moves somebody down among equals', () => {
  const all = many(40, { state: { generosity: sure(0), attractiveness: sure(0) } });
  const priced = all.map((each) => ({ ...each, logPrice: each.id === 1 ? 0.6 : 0 }));
  expect(orderDeck(deckOf(all)).indexOf(1)).toBeLessThan(39);
  expect(orderDeck(deckOf(priced)).indexOf(1)).toBe(39);
});

test('a liker comes early, together with a stranger of the same kind', () => {
  const all = many(60, { state: { generosity: sure(-1), attractiveness: sure(0) } });
  const ordinary = orderDeck(deckOf(all));
  const liker = ordinary[50] ?? 0;
  const ids = orderDeck(deckOf(all.map((each) => ({ ...each, likesViewer: each.id === liker }))));
  expect(positionOf(ids, liker)).toBeLessThan(2);
  const [first, second] = ids;
  expect(ids.filter((id) => id !== first && id !== second)).toEqual(
    ordinary.filter((id) => id !== first && id !== second),
  );
});

test('a liker of whose kind there is nobody else keeps the ordinary place', () => {
  const far = someCandidate(61, { distanceBand: 4, profile: { ...someCandidate(1).profile, town: 'Lamu' } });
  const all = [...many(60), far];
  const ids = orderDeck(deckOf(all.map((each) => ({ ...each, likesViewer: each.id === 61 }))));
  expect(ids).toEqual(orderDeck(deckOf(all)));
});

// Fails if those who were answered leave the draw of decoys, as they leave the deck.
test('passing somebody moves nobody else, whether they are a liker or a decoy', () => {
  const all = many(60, { state: { generosity: sure(-1), attractiveness: sure(0) } });
  const liker = orderDeck(deckOf(all))[50];
  const likedBy = all.map((each) => ({ ...each, likesViewer: each.id === liker }));
  const before = orderDeck(deckOf(likedBy));
  for (const passed of before.slice(0, 3)) {
    const after = orderDeck(deckOf(likedBy.map((each) => ({ ...each, isAnswered: each.id === passed }))));
    expect(after).toEqual(before.filter((id) => id !== passed));
  }
});

test('one in eight is somebody whom few have seen', () => {
  const known = { generosity: sure(1), attractiveness: sure(1) };
  const all = [
    ...many(60, { state: known }),
    ...Array.from({ length: 10 }, (_, index) =>
      someCandidate(index + 61, { shown: 3, state: newMember, logPrice: 0.6 }),
    ),
  ];
  const ids = orderDeck(deckOf(all));
  for (let start = 0; start < 56; start += 8) expect(ids.slice(start, start + 8).some((id) => id > 60)).toBe(true);
});

/** Asks the choice of those who come early of one candidate, for a model that knows of photos alone. */
function toldOf(traits: Parameters<typeof someCandidate>[1]) {
  const of = Object.fromEntries(featureNames.map((name) => [name, name === 'photoCount' ? 1 : 0]));
  const weights = { base: 0, of: of as typeof startingWeights.of };
  const told: Parameters<NonNullable<DeckToOrder['placeEarly']>>[0][number][] = [];
  const placeEarly: typeof placeDecoys = (known) => {
    told.push(...known);
    return new Set();
  };
  orderDeck(deckOf([someCandidate(1, traits)], { weights, placeEarly }));
  return told[0] as (typeof told)[number] & { scoreIf(isLikeGiven: boolean): number };
}

const { profile: plain } = someCandidate(0);
test.each<[Parameters<typeof someCandidate>[1], string]>([
  [{}, '0/0/-1/false'],
  [{ distanceBand: 3 }, '3/0/-1/false'],
  [{ distanceBand: null }, '/0/-1/false'],
  [{ profile: { ...plain, age: 37 } }, '0/0/-1/false'],
  [{ profile: { ...plain, age: 38 } }, '0/1/-1/false'],
  [{ profile: { ...plain, age: 22 } }, '0/0/-1/false'],
  [{ profile: { ...plain, age: 21 } }, '0/-1/-1/false'],
  [{ profile: { ...plain, age: null } }, '0//-1/false'],
  [{ state: null }, '0/0/-1/false'],
  [{ state: { generosity: sure(3), attractiveness: sure(1) } }, '0/0/1/false'],
  [{ profile: { ...plain, photoCount: 6 } }, '0/0/1/false'],
  [{ profile: { ...plain, weeksAway: 1 } }, '0/0/-2/false'],
  [{ profile: { ...plain, weeksAway: 1.9 } }, '0/0/-2/false'],
  [{ profile: { ...plain, weeksAway: 3 } }, '0/0/-3/false'],
  [{ profile: { ...plain, weeksAway: 4 } }, '0/0/-4/false'],
  [{ profile: { ...plain, weeksAway: 50 } }, '0/0/-4/false'],
  [{ profile: { ...plain, weeksAway: -1 } }, '0/0/-1/false'],
  [{ profile: { ...plain, weeksAway: null } }, '0/0/-3/false'],
  [{ shown: 30 }, '0/0/-1/false'],
  [{ shown: 29 }, '0/0/-1/true'],
  [{ shown: NaN }, '0/0/-1/true'],
])('a candidate with %j is of the kind %s', (traits, kind) => {
  expect(toldOf(traits)).toMatchObject({ kind, id: 1, likesViewer: false, isAnswered: false });
});

test('a score counts both likes, the chance of a visit and the price, or the viewer’s like alone', () => {
  const average = { generosity: sure(0), attractiveness: sure(0) };
  const { scoreIf, likesViewer } = toldOf({ state: average, logPrice: 0.25, likesViewer: true });
  expect(likesViewer).toBe(true);
  // The viewer is a new member, of whom less is known, but the chance of one half stays.
  expect(scoreIf(false)).toBeCloseTo(Math.log(0.5 * 0.5 * 0.9) - 0.25, 3);
  expect(scoreIf(true)).toBeCloseTo(Math.log(0.5 * 0.9) - 0.25, 3);
  const away = toldOf({ state: average, profile: { ...plain, weeksAway: 2 } });
  expect(away.scoreIf(true)).toBeCloseTo(Math.log(0.5 * 0.4), 3);
});

test('the whole order of a deck in which everything differs, on two days', async () => {
  const all = Array.from({ length: 24 }, (_, at) =>
    someCandidate(at + 1, {
      profile: {
        ...someCandidate(0).profile,
        age: 22 + 2 * at,
        weeksAway: at % 6,
        goal: at % 3 === 0 ? 'friends' : null,
        interests: ['Hiking', 'Music', 'Chess'].slice(at % 4),
        photoCount: at % 5,
        isVerified: at % 2 === 0,
      },
      state: { generosity: sure((at % 5) / 5), attractiveness: { mean: (at % 7) / 7 - 0.5, variance: 0.3 } },
      distanceBand: at % 4,
      logPrice: at % 9 === 0 ? 0.4 : 0,
      shown: at % 4 === 1 ? 29 : 30,
      likesViewer: at % 6 === 2,
      isAnswered: at === 23,
    }),
  );
  const viewer = { profile: { ...someCandidate(0).profile, interests: ['Hiking', 'Chess'] }, state: newMember };
  const lines = [1, 2].map((seed) => `day ${seed}: ${orderDeck(deckOf(all, { seed, viewer })).join(' ')}`);
  const shy = { ...viewer, state: { generosity: sure(-2), attractiveness: sure(1) } };
  lines.push(`of somebody who likes few: ${orderDeck(deckOf(all, { viewer: shy })).join(' ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/orders-of-a-deck.txt');
});
