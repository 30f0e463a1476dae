import * as fc from 'fast-check';
import { priorVariance, type Belief, type MemberState } from './belief.ts';
import type { FeatureProfile } from './pair-features.ts';

const variance = fc.double({ min: 1e-9, max: priorVariance, noNaN: true });
export const belief: fc.Arbitrary<Belief> = fc.record({
  mean: fc.double({ min: -10, max: 10, noNaN: true }),
  variance,
});
export const state: fc.Arbitrary<MemberState> = fc.record({ generosity: belief, attractiveness: belief });
export const base = fc.double({ min: -20, max: 20, noNaN: true });
export const weight = fc.double({ min: 0, max: 4, noNaN: true });

export const unknownProfile: FeatureProfile = {
  age: null,
  county: null,
  town: null,
  goal: null,
  interests: [],
  languages: [],
  completeness: null,
  photoCount: null,
  isVerified: null,
  weeksAway: null,
};
