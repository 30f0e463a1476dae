import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Asked, FillingFacts } from './deck-queue-rows.ts';
import { findFillingFacts } from './deck-queues.repository.ts';
import { inTime, type Outcome } from './in-time.ts';
import { listParticipants, type Participant } from './likes-of-day.repository.ts';

interface Read {
  /** Null if the member has no account any more. */
  readonly facts: FillingFacts | null;
  readonly participants: Outcome<readonly Participant[]>;
}

/**
 * Reads what a filling depends on. The likes of the day are read with it, because that is one round trip; a deck comes
 * without them if they cannot be read.
 */
export async function readFilling(
  database: Database,
  asked: Pick<Asked, 'userId' | 'day' | 'filterKey' | 'now'>,
  mayUseHidden: boolean,
): Promise<Read> {
  const input = { ...asked, mayUseHidden };
  const both = getRowsTogether(database, callOf(findFillingFacts, input), callOf(listParticipants, asked));
  const { value, failure } = await inTime('likes', both);
  if (failure)
    return { facts: await getRow(database, findFillingFacts, input), participants: { value: null, failure } };
  const [[facts = null], participants] = value;
  return { facts, participants: { value: participants, failure } };
}
