import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { findVisitor } from './deck-viewers.repository.ts';
import type { OrderFailure } from './order-outages.ts';
import { rankRetrieved, type RankDependencies } from './rank-retrieved.ts';
import { readFilling } from './read-filling.ts';
import { retrieveCandidates } from './retrieve-candidates.ts';

interface TriedDeck {
  readonly people: number;
  /** The reasons why the deck has no order. */
  readonly failures: readonly OrderFailure[];
}

/**
 * Makes one member's deck as their next visit would, and changes nothing: it is not stored or served.
 * @returns null if nobody has a deck
 * @throws an error of the database, if there is no deck at all
 */
export async function tryDeck({
  database,
  clock,
  keyedHash,
}: { database: Database; clock: Clock } & Pick<RankDependencies, 'keyedHash'>): Promise<TriedDeck | null> {
  const now = clock.now();
  const day = nairobiDay(now);
  const { id: userId } = (await getRow(database, findVisitor, {})) ?? { id: null };
  if (userId === null) return null;
  const { facts, participants } = await readFilling(database, { userId, day, filterKey: '', now }, false);
  if (!facts) return null;
  const failures: OrderFailure[] = participants.failure ? [participants.failure] : [];
  const onOrder = (failure: OrderFailure | null) => failure && failures.push(failure);
  const viewer = { ...facts.viewer, id: userId, usesHidden: false };
  const retrieved = await retrieveCandidates(database, viewer, {}, day);
  const toRank = { viewer, query: {}, day, retrieved, participants: participants.value ?? [] };
  const ids = await rankRetrieved({ database, clock, keyedHash, onOrder }, toRank, true);
  return { people: ids.length, failures };
}
