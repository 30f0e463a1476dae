import { createDice } from './dice.ts';
import type { LessonTable } from './lesson-table.ts';
import { featureNames, type FeatureName } from './pair-features.ts';
import { probabilityOf } from './predict-like.ts';
import { startingWeights } from './starting-weights.ts';
import type { Weights } from './weights.ts';

interface Invented {
  readonly seed: number;
  readonly members: number;
  readonly lessons: number;
  /** Members answer by these. */
  readonly weights: Weights;
  /** Log odds that each doubling of a card's place adds. */
  readonly perDoubledPlace?: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const days = 28;
const now = Date.UTC(2026, 10, 27);

/** Answers of members with tastes of their own, in their order over four weeks. Few are shown to many, as in life. */
export function inventLessons({ seed, members, lessons, weights, perDoubledPlace = 0 }: Invented): LessonTable {
  const dice = createDice(seed, 7);
  const tasteOf = numbers(members, () => 0.8 * normal(dice));
  const charmOf = numbers(members, () => 0.8 * normal(dice));
  const photosOf = numbers(members, () => Math.ceil(6 * dice()) / 6);
  const completenessOf = numbers(members, dice);
  const places = Int32Array.from({ length: lessons }, () => Math.floor(60 * dice()));
  const viewers = Int32Array.from({ length: lessons }, () => Math.floor(members * dice()));
  const candidates = viewers.map((viewer) => {
    const candidate = Math.floor(members * dice() ** 1.5);
    return candidate === viewer ? (viewer + 1) % members : candidate;
  });
  const drawn = featureNames.map((name) => [name, numbers(lessons, () => drawFeature(name, dice))]);
  const ofPair = Object.fromEntries(drawn) as Record<FeatureName, Float64Array>;
  const features = {
    ...ofPair,
    ageDistance: ofPair.ageGap.map(Math.abs),
    photoCount: numbersAt(candidates, photosOf),
    completeness: numbersAt(candidates, completenessOf),
  };
  const likes = Uint8Array.from(viewers, (viewer, at) => {
    const base = featureNames.reduce((sum, name) => sum + weights.of[name] * (features[name][at] ?? 0), weights.base);
    const place = perDoubledPlace * Math.log2(Math.max(1, places[at] ?? 1));
    const logOdds = base + place + (tasteOf[viewer] ?? 0) + (charmOf[candidates[at] ?? 0] ?? 0);
    return dice() < probabilityOf(logOdds) ? 1 : 0;
  });
  return {
    memberIds: Float64Array.from({ length: members }, (_, at) => 1000 + at),
    viewers,
    candidates,
    likes,
    weights: new Float64Array(lessons).fill(1),
    ofPairAlone: new Uint8Array(lessons),
    places,
    moments: Float64Array.from({ length: lessons }, (_, at) => now - days * dayMs * (1 - (at + 1) / lessons)),
    features,
  };
}

const numbers = (count: number, draw: () => number): Float64Array => Float64Array.from({ length: count }, draw);
const numbersAt = (places: Int32Array, of: Float64Array): Float64Array =>
  Float64Array.from(places, (at) => of[at] ?? 0);

/** Both sides know only some of each other, so most features are 0 often. */
function drawFeature(name: FeatureName, dice: () => number): number {
  if (name === 'ageGap') return Math.max(-2, Math.min(2, 0.6 * normal(dice)));
  if (name === 'recency' || name === 'distanceBand' || name === 'sharedInterests') return Math.floor(5 * dice()) / 5;
  if (name === 'interestCosine') return dice();
  return dice() < 0.4 ? 1 : 0;
}

function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}

/** Weights that differ much from the built-in ones. */
export const otherWeights: Weights = {
  base: -0.2,
  of: { ...startingWeights.of, ageDistance: -0.9, sharedInterests: 1.1, distanceBand: 0.3, photoCount: 0.9 },
};
