import { createDice } from '../../server/src/features/discovery/matching/model/dice.ts';
import type { DatingEvent, Pair, Place } from './read-events.ts';

/** One viewer's candidates, to be put in order. */
export interface List {
  readonly viewer: Place;
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly place: Place;
  /** The viewer's own answer. */
  readonly isLiked: boolean;
  /** Both said yes. */
  readonly isMatch: boolean;
}

/** A part of an event whose answers are known, and lists of the rest. Nothing is compared across folds. */
export interface Fold {
  readonly event: DatingEvent;
  readonly seed: number;
  readonly history: readonly Pair[];
  readonly lists: readonly List[];
}

const seeds = [1, 2, 3, 4, 5] as const;
/** One person in so many is new at a time. */
const newShare = 5;

/**
 * Both directions of a pair stand on the same side. Once half of the pairs are history and the others are ranked, and
 * once the other way round.
 */
export function splitWarm(event: DatingEvent): Fold[] {
  return seeds.flatMap((seed) => {
    const pairs = shuffle(event.pairs, createDice(seed, 1));
    const half = Math.floor(pairs.length / 2);
    const halves = [pairs.slice(0, half), pairs.slice(half)] as const;
    return [halves, halves.toReversed()].map(([history = [], tested = []]) => ({
      event,
      seed,
      history,
      lists: listsOf(event, tested, () => true),
    }));
  });
}

/** A fifth of the people are new: no pair with any of them is history, and they are the viewers. Everybody is once. */
export function splitNew(event: DatingEvent): Fold[] {
  return seeds.flatMap((seed) => {
    const places = shuffle([...event.people.keys()], createDice(seed, 2));
    return Array.from({ length: newShare }, (_each, part) => {
      const newcomers = new Set(places.filter((_place, at) => at % newShare === part));
      const isTested = ({ one, other }: Pair) => newcomers.has(one) || newcomers.has(other);
      const history = shuffle(event.pairs, createDice(seed, 3)).filter((pair) => !isTested(pair));
      const lists = listsOf(event, event.pairs.filter(isTested), (place) => newcomers.has(place));
      return { event, seed, history, lists };
    });
  });
}

function listsOf(event: DatingEvent, pairs: readonly Pair[], isViewer: (place: Place) => boolean): List[] {
  const listOf = new Map<Place, Candidate[]>(event.people.map((_person, place) => [place, []]));
  for (const { one, other, oneLikes, otherLikes } of pairs) {
    const isMatch = oneLikes && otherLikes;
    listOf.get(one)?.push({ place: other, isLiked: oneLikes, isMatch });
    listOf.get(other)?.push({ place: one, isLiked: otherLikes, isMatch });
  }
  return [...listOf].flatMap(([viewer, candidates]) =>
    candidates.length > 0 && isViewer(viewer) ? [{ viewer, candidates }] : [],
  );
}

/** The items in a random order (Fisher and Yates). */
function shuffle<Item>(items: readonly Item[], dice: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(dice() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
