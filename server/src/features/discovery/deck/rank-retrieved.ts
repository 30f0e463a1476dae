import { setTimeout as wait } from 'node:timers/promises';
import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { getRows } from '../../../database/sql.ts';
import { eligibilityFor } from './deck-rules.ts';
import { listParticipants } from './likes-of-day.repository.ts';
import { chanceFrom, orderCandidates, type OrderDependencies } from './order-candidates.ts';
import { placeOf, textFilterOf } from './place-and-text.ts';
import { rankDeck } from './rank-deck.ts';
import type { AskingViewer, Retrieved } from './retrieve-candidates.ts';
import { retrieveAdded } from './retrieve-added.ts';

interface DeckToRank {
  readonly viewer: AskingViewer;
  readonly query: DeckQuery;
  /** The Nairobi day. */
  readonly day: string;
  readonly retrieved: Retrieved;
}

/** A deck does not wait longer than this for its order, in ms. */
const patienceMs = 1000;

/**
 * The only place where the order of a deck is decided: by the chance that both say yes, or by distance and recency if
 * the viewer has stopped the learning, and if the better order fails or is late. It never throws.
 * @returns the ids of all candidates, and of those who are added because they like the viewer
 */
export async function rankRetrieved(
  dependencies: OrderDependencies,
  deck: DeckToRank,
  learns: boolean,
): Promise<number[]> {
  const patience = new AbortController();
  const late = wait(patienceMs, null, { signal: patience.signal, ref: false });
  const ordered = learns ? await Promise.race([orderByChance(dependencies, deck), late]).catch(() => null) : null;
  late.catch(() => {});
  patience.abort();
  return ordered ?? rankDeck(deck.retrieved.candidates, deck.viewer, deck.day).map(({ id }) => id);
}

async function orderByChance(dependencies: OrderDependencies, { viewer, query, day, retrieved }: DeckToRank) {
  const { database } = dependencies;
  const { usesHidden, ...asking } = viewer;
  const participants = await getRows(database, listParticipants, { userId: viewer.id, day });
  const eligibility = eligibilityFor(asking, query);
  const towns = placeOf(query) ?? eligibility.towns;
  const wanted = { viewer: asking, eligibility: { ...eligibility, towns }, usesHidden, today: day };
  const mayLack = !retrieved.isWhole && textFilterOf(query) === null;
  const chanceOf = (name: string) => chanceFrom(dependencies.keyedHash('added', String(viewer.id), name));
  const retrieval = { wanted, candidates: retrieved.candidates, participants, chanceOf };
  const candidates = [...retrieved.candidates, ...(mayLack ? await retrieveAdded(database, retrieval) : [])];
  return orderCandidates(dependencies, { viewer, day, candidates, participants });
}
