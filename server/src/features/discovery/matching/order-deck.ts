import { arrangeDeck } from './arrange-deck.ts';
import { newMember, soundState, type MemberState } from './model/belief.ts';
import { drawState } from './model/draw-state.ts';
import { featuresOf, type FeatureProfile } from './model/pair-features.ts';
import { scorePair } from './model/score-pair.ts';
import { baseOf, type Weights } from './model/weights.ts';
import { placeDecoys } from './place-decoys.ts';

export interface RankedMember {
  readonly profile: FeatureProfile;
  /** Null if nothing was learned of the member. */
  readonly state: MemberState | null;
}

export interface RankedCandidate extends RankedMember {
  readonly id: number;
  /** The step of distance from the viewer's town, from 0 for the same town; null if unknown. */
  readonly distanceBand: number | null;
  readonly logPrice: number;
  /** The number of answers that were learned about the candidate. */
  readonly shown: number;
  readonly likesViewer: boolean;
  /**
   * The viewer answered the candidate on this day. They are not in the deck, but still take part in the draw of decoys:
   * otherwise passing somebody and taking it back would show whether they are a liker or a decoy.
   */
  readonly isAnswered: boolean;
}

export interface DeckToOrder {
  readonly viewer: RankedMember;
  readonly candidates: readonly RankedCandidate[];
  readonly weights: Weights;
  /** A whole number from 0 for the viewer and the day. */
  readonly seed: number;
  /** See `placeDecoys`. */
  readonly chanceOf: (id: number) => number;
  /** Another choice of those who come early, where ways are compared. */
  readonly placeEarly?: typeof placeDecoys;
}

/** A profile counts as little seen below this. After it, the model knows enough of how readily it is liked. */
const shownMin = 30;

/**
 * The chance of a visit within seven days, by the weeks since the last one; the last figure is for all longer times.
 * These are starting values until visits are counted.
 */
const activeByWeeks = [0.9, 0.6, 0.4, 0.3, 0.15] as const;
const activeIfUnknown = 0.3;

/** Candidates whose ages differ from the viewer's by less than this, up and down, are of one kind. */
const ageStepYears = 8;
/** The step of rank between kinds, in log odds. */
const rankStep = 0.5;

/**
 * The order of a deck, best first, by the chance that both say yes (docs/matching.md). The same deck gives the same
 * order, in whatever order its candidates stand. Numbers that are none count as unknown, so everybody has a place.
 * @returns the ids of all candidates who are not answered
 */
export function orderDeck(deck: DeckToOrder): number[] {
  const { viewer, candidates, weights, seed, chanceOf, placeEarly = placeDecoys } = deck;
  const own = soundState(viewer.state ?? newMember);
  const known = candidates.map((candidate) => {
    const state = soundState(candidate.state ?? newMember);
    const { distanceBand, profile, logPrice } = candidate;
    const pair = {
      viewer: own,
      baseOfViewer: baseOf(weights, featuresOf(viewer.profile, profile, distanceBand)),
      baseOfCandidate: baseOf(weights, featuresOf(profile, viewer.profile, distanceBand)),
    };
    const activeProbability = activeProbabilityOf(profile.weeksAway);
    const isLittleSeen = !(candidate.shown >= shownMin);
    return {
      id: candidate.id,
      profile,
      likesViewer: candidate.likesViewer,
      isAnswered: candidate.isAnswered,
      isLittleSeen,
      kind: kindOf(candidate, {
        gapYears: (profile.age ?? NaN) - (viewer.profile.age ?? NaN),
        logOdds: pair.baseOfViewer + state.attractiveness.mean + Math.log(activeProbability),
        isLittleSeen,
      }),
      scoreIf: (isLikeGiven: boolean) =>
        scorePair(
          { ...pair, candidate: drawState(state, seed, candidate.id) },
          { activeProbability, logPrice, isLikeGiven },
        ),
    };
  });
  const early = placeEarly(known, chanceOf);
  const ranked = known
    .filter(({ isAnswered }) => !isAnswered)
    .map(({ id, profile, isLittleSeen, scoreIf }) => ({ id, profile, isLittleSeen, score: scoreIf(early.has(id)) }))
    .sort((one, other) => other.score - one.score || one.id - other.id);
  return arrangeDeck(ranked).map(({ id }) => id);
}

function activeProbabilityOf(weeksAway: number | null): number {
  if (weeksAway === null || !Number.isFinite(weeksAway)) return activeIfUnknown;
  const weeks = Math.min(activeByWeeks.length - 1, Math.max(0, Math.floor(weeksAway)));
  return activeByWeeks[weeks] ?? activeIfUnknown;
}

/**
 * The kind of a candidate: distance, age gap, rank and whether few have seen them. It hardly changes from day to day,
 * so it leaves out the draw, and whatever the viewer does.
 */
function kindOf(
  { distanceBand }: RankedCandidate,
  { gapYears, logOdds, isLittleSeen }: { gapYears: number; logOdds: number; isLittleSeen: boolean },
): string {
  const ageStep = Number.isFinite(gapYears) ? Math.round(gapYears / (2 * ageStepYears)) : null;
  return [distanceBand, ageStep, Math.floor(logOdds / rankStep), isLittleSeen].join('/');
}
