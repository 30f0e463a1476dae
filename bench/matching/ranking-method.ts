import type { Weights } from '../../server/src/features/discovery/matching/model/weights.ts';
import type { DatingEvent, Pair, Place } from './read-events.ts';

/** A method knows this when it ranks. */
export interface Known {
  readonly event: DatingEvent;
  /** The pairs whose answers are known, in the order in which they were given. */
  readonly history: readonly Pair[];
  /** Those who are to be ranked for each viewer. Their answers are not here. */
  readonly decks: readonly Deck[];
  /** Fitted on the other events. */
  readonly weights: Weights;
  readonly seed: number;
}

export interface Deck {
  readonly viewer: Place;
  readonly candidates: readonly Place[];
}

export interface Ranking {
  /** The higher it is, the earlier the viewer is shown the candidate. */
  readonly score: (viewer: Place, candidate: Place) => number;
  /** The probability that the viewer likes the candidate, from a method that has one. */
  readonly likes?: (viewer: Place, candidate: Place) => number;
}

export type Rank = (known: Known) => Ranking;

export interface Method {
  readonly name: string;
  /**
   * The method with each choice of its hyper-parameters. For each event that choice is taken which is best on the other
   * events.
   */
  readonly variants: readonly Rank[];
}

/** One answer in one direction. */
export interface Directed {
  readonly from: Place;
  readonly to: Place;
  readonly isYes: boolean;
}

/** The two answers of each pair. */
export function directionsOf(pairs: readonly Pair[]): Directed[] {
  return pairs.flatMap(({ one, other, oneLikes, otherLikes }) => [
    { from: one, to: other, isYes: oneLikes },
    { from: other, to: one, isYes: otherLikes },
  ]);
}
