import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { eligibilityFor } from './deck-rules.ts';
import { inTime } from './in-time.ts';
import type { Participant } from './likes-of-day.repository.ts';
import { chanceFrom, orderCandidates, type OrderDependencies } from './order-candidates.ts';
import type { OrderFailure } from './order-outages.ts';
import { placeOf, textFilterOf } from './place-and-text.ts';
import { rankDeck } from './rank-deck.ts';
import { queueSize, type AskingViewer, type Retrieved } from './retrieve-candidates.ts';
import { addCandidates } from './add-candidates.ts';

export interface RankDependencies extends OrderDependencies {
  /** Hears of each deck that came without a part, why; and of each order that did not fail, with null. */
  readonly onOrder?: ((failure: OrderFailure | null) => void) | undefined;
}

interface DeckToRank {
  readonly viewer: AskingViewer;
  readonly query: DeckQuery;
  /** The Nairobi day. */
  readonly day: string;
  readonly retrieved: Retrieved;
  readonly participants: readonly Participant[];
}

/**
 * The only place where the order of a deck is decided: by the chance that both say yes, or by distance and recency if
 * the viewer has stopped the learning, and if the better order fails or is late. It never throws.
 * @returns the ids of all candidates, and of those who are added because they like the viewer
 */
export async function rankRetrieved(
  dependencies: RankDependencies,
  deck: DeckToRank,
  learns: boolean,
): Promise<number[]> {
  const ordered = learns ? await inTime('order', orderByChance(dependencies, deck)) : null;
  if (ordered) dependencies.onOrder?.(ordered.failure);
  return ordered?.value ?? rankDeck(deck.retrieved.candidates, deck.viewer, deck.day).map(({ id }) => id);
}

async function orderByChance(
  dependencies: OrderDependencies,
  { viewer, query, day, retrieved, participants }: DeckToRank,
) {
  const { database } = dependencies;
  const { usesHidden, ...asking } = viewer;
  const eligibility = eligibilityFor(asking, query);
  const towns = placeOf(query) ?? eligibility.towns;
  const wanted = { viewer: asking, eligibility: { ...eligibility, towns }, usesHidden, today: day };
  const mayLack = !retrieved.isWhole && textFilterOf(query) === null;
  const chanceOf = (name: string) => chanceFrom(dependencies.keyedHash('added', String(viewer.id), name));
  const nearest = () => rankDeck(retrieved.candidates, viewer, day).slice(0, queueSize);
  const candidates = mayLack
    ? await addCandidates(database, { wanted, nearest: nearest(), participants, chanceOf })
    : retrieved.candidates;
  return orderCandidates(dependencies, { viewer, day, candidates, participants });
}
