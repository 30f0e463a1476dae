import { countyOf } from '@mwanzo/contract/counties';
import {
  newMember,
  priorVariance,
  type MemberState,
} from '../../../server/src/features/discovery/matching/model/belief.ts';
import { createDice } from '../../../server/src/features/discovery/matching/model/dice.ts';
import {
  featureNames,
  featuresOf,
  type FeatureName,
  type FeatureProfile,
} from '../../../server/src/features/discovery/matching/model/pair-features.ts';
import { probabilityOf } from '../../../server/src/features/discovery/matching/model/predict-like.ts';
import { startingWeights } from '../../../server/src/features/discovery/matching/model/starting-weights.ts';
import { distanceBand } from '../../../server/src/features/people/profiles/town-distance.ts';

export type Side = 'women' | 'men';

/** A member of an invented market. Below, `true...` is what no order knows. */
export interface MarketMember {
  readonly id: number;
  readonly side: Side;
  readonly profile: FeatureProfile & { readonly town: string };
  readonly trueGenerosity: number;
  readonly trueAttractiveness: number;
  /** The chance of a visit on a day. */
  readonly visits: number;
  state: MemberState;
  logPrice: number;
  /** Answers about the member so far. */
  shown: number;
}

const towns: readonly (readonly [town: string, share: number])[] = [
  ['Nairobi', 0.45],
  ['Kikuyu', 0.1],
  ['Thika', 0.1],
  ['Nakuru', 0.15],
  ['Kisumu', 0.1],
  ['Mombasa', 0.1],
];
const goals = ['marriage', 'relationship', 'friends', null];
const interests = ['Hiking', 'Music', 'Wine', 'Chess', 'Football', 'Cooking', 'Travel', 'Reading'];
const womenShare = 0.4;
/** Women like a quarter of those whom an average member likes half of, and men as many as is usual in such apps. */
export const meanGenerosity: Readonly<Record<Side, number>> = { women: -0.6, men: 0.5 };
/** No model knows a market exactly: the weights are from a half to one and a half times those of the model. */
const weightSpread = 1;

export interface Market {
  readonly members: readonly MarketMember[];
  /** The chance that one likes the other. */
  readonly likes: (one: MarketMember, other: MarketMember) => number;
}

/** A market of so many people, the same for the same seed. */
export function inventMarket(size: number, seed: number): Market {
  const dice = createDice(seed);
  const normal = () => drawNormal(dice);
  const members = Array.from({ length: size }, (_, at): MarketMember => {
    const side = at < size * womenShare ? 'women' : 'men';
    const town = drawTown(dice());
    return {
      id: at + 1,
      side,
      profile: {
        town,
        county: countyOf(town),
        age: 20 + Math.floor(25 * dice() ** 1.5),
        goal: goals[Math.floor(goals.length * dice())] ?? null,
        interests: interests.filter(() => dice() < 0.4),
        languages: [],
        completeness: Math.floor(6 * dice()) / 5,
        photoCount: 1 + Math.floor(6 * dice()),
        isVerified: true,
        weeksAway: 0,
      },
      trueGenerosity: meanGenerosity[side] + normal(),
      trueAttractiveness: normal(),
      visits: 0.2 + 0.7 * dice(),
      state: newMember,
      logPrice: 0,
      shown: 0,
    };
  });
  return { members, likes: drawTaste(dice) };
}

/** Draws what decides about likes in a market: the chance that one likes the other. */
export function drawTaste(dice: () => number): Market['likes'] {
  const weights = Object.fromEntries(
    featureNames.map((name) => [name, startingWeights.of[name] * (1 + weightSpread * (dice() - 0.5))]),
  ) as Record<FeatureName, number>;
  return (one, other) => {
    const features = featuresOf(one.profile, other.profile, distanceBand(one.profile.town, other.profile.town));
    const pair = featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0);
    return probabilityOf(startingWeights.base + pair + one.trueGenerosity + other.trueAttractiveness);
  };
}

/** A number around 0 as spread as the numbers of members are. */
export const drawNormal = (dice: () => number, variance = priorVariance): number =>
  Math.sqrt(variance) * (Array.from({ length: 12 }, dice).reduce((sum, each) => sum + each, 0) - 6);

function drawTown(chance: number): string {
  let left = chance;
  for (const [town, share] of towns) {
    left -= share;
    if (left < 0) return town;
  }
  return 'Nairobi';
}
