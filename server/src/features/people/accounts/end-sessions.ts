import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { SessionEnd } from './session-rules.ts';
import { rememberDeleted } from './deleted-sessions.repository.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Ends all sessions of a member, after `restrictMember`. Publish the returned ids on the bus after the commit. */
export function endSessionsOf(on: Database | Transaction, userId: number, end: SessionEnd): Promise<number[]> {
  return createSessionsRepository(on).endSessionsOf(userId, end);
}

/** Ends all sessions of a member, except a given one. Publish the returned ids on the bus after the commit. */
export function endOtherSessionsOf(
  on: Database | Transaction,
  userId: number,
  { kept, ...end }: SessionEnd & { readonly kept: number | null },
): Promise<number[]> {
  if (kept === null) return endSessionsOf(on, userId, end);
  return createSessionsRepository(on).endOtherSessionsOf(userId, kept, end);
}

/** Remembers the tokens of an account that is about to be deleted, so that its browsers are told. */
export async function rememberDeletedSessions(on: Database | Transaction, userId: number, now: Date): Promise<void> {
  await getRows(on, rememberDeleted, { userId, now });
}
