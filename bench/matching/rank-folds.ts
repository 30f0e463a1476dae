import { createDice } from '../../server/src/features/discovery/matching/model/dice.ts';
import type { Weights } from '../../server/src/features/discovery/matching/model/weights.ts';
import type { Rank } from './ranking-method.ts';
import type { DatingEvent } from './read-events.ts';
import type { Candidate, Fold, List } from './split-events.ts';

export interface RankedItem {
  readonly place: number;
  readonly isMatch: boolean;
  readonly score: number;
}

/** One viewer's list, best first. */
export interface RankedList {
  /** The viewer, as no other person of any event is called. */
  readonly person: string;
  readonly items: readonly RankedItem[];
  /** The sum of the log-losses of the viewer's own answers; null from a method without probabilities. */
  readonly logLoss: number | null;
}

/** All lists of a fold: scores are compared within it, never across folds. */
export interface RankedFold {
  readonly event: DatingEvent;
  readonly lists: readonly RankedList[];
}

export function rankFold(fold: Fold, rank: Rank, weights: Weights): RankedFold {
  const { event, seed, history } = fold;
  const decks = fold.lists.map(({ viewer, candidates }) => ({
    viewer,
    candidates: candidates.map(({ place }) => place),
  }));
  const ranking = rank({ event, history, decks, weights, seed });
  const lists = fold.lists.map(({ viewer, candidates }: List): RankedList => {
    const score = ({ place }: Candidate) => ranking.score(viewer, place);
    // Two with the same score stand in an order that has nothing to do with the file's.
    const tie = createDice(seed, viewer);
    const items = candidates
      .map((candidate) => ({ place: candidate.place, isMatch: candidate.isMatch, score: score(candidate), tie: tie() }))
      .toSorted((one, other) => other.score - one.score || one.tie - other.tie);
    const { likes } = ranking;
    return {
      person: `${event.name}/${viewer}`,
      items,
      logLoss: likes ? sumOf(candidates, ({ place, isLiked }) => logLoss(likes(viewer, place), isLiked)) : null,
    };
  });
  return { event, lists };
}

function logLoss(probability: number, isYes: boolean): number {
  return -Math.log(isYes ? probability : 1 - probability);
}

export function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
