import * as fc from 'fast-check';
import { newMember } from './model/belief.ts';
import { createDice } from './model/dice.ts';
import { state, unknownProfile } from './model/model.fixture.ts';
import type { FeatureProfile } from './model/pair-features.ts';
import { startingWeights } from './model/starting-weights.ts';
import type { DeckToOrder, RankedCandidate } from './order-deck.ts';

export const someCandidate = (id: number, traits: Partial<RankedCandidate> = {}): RankedCandidate => ({
  id,
  profile: { ...unknownProfile, town: 'Nairobi', county: 'Nairobi', age: 30, weeksAway: 0 },
  state: newMember,
  distanceBand: 0,
  logPrice: 0,
  shown: 100,
  likesViewer: false,
  isAnswered: false,
  ...traits,
});

export const deckOf = (candidates: readonly RankedCandidate[], traits: Partial<DeckToOrder> = {}): DeckToOrder => ({
  viewer: { profile: someCandidate(0).profile, state: newMember },
  candidates,
  weights: startingWeights,
  seed: 1,
  chanceOf: (id) => createDice(7, id)(),
  ...traits,
});

const profile: fc.Arbitrary<FeatureProfile> = fc.record({
  age: fc.option(fc.integer({ min: 18, max: 100 })),
  county: fc.option(fc.constantFrom('Nairobi', 'Lamu')),
  town: fc.option(fc.constantFrom('Nairobi', 'Lamu', '')),
  goal: fc.option(fc.constantFrom('marriage', 'friends')),
  interests: fc.uniqueArray(fc.constantFrom('Hiking', 'Music', 'Wine', 'Chess')),
  languages: fc.uniqueArray(fc.constantFrom('sw', 'en')),
  completeness: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  photoCount: fc.option(fc.nat({ max: 6 })),
  isVerified: fc.option(fc.boolean()),
  weeksAway: fc.option(fc.integer({ min: -3, max: 60 })),
});

/** Candidates with different ids, in which everything occurs that a row may hold. */
export const candidates: fc.Arbitrary<RankedCandidate[]> = fc
  .array(
    fc.record({
      profile,
      state: fc.option(state),
      distanceBand: fc.option(fc.nat({ max: 4 })),
      logPrice: fc.double({ min: 0, max: 0.6, noNaN: true }),
      shown: fc.nat({ max: 60 }),
      likesViewer: fc.boolean(),
      isAnswered: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((each, index) => ({ ...each, id: index + 1 })));
