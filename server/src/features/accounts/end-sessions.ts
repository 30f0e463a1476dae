import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Ends all sessions of a member, after `restrictMember`. Publish the returned ids on the bus after the commit. */
export function endSessionsOf(on: Database | Transaction, userId: number, now: Date): Promise<number[]> {
  return createSessionsRepository(on).endSessionsOf(userId, now);
}

/** Ends all sessions of a member, except a given one. Publish the returned ids on the bus after the commit. */
export function endOtherSessionsOf(
  on: Database | Transaction,
  userId: number,
  { kept, now }: { readonly kept: number | null; readonly now: Date },
): Promise<number[]> {
  if (kept === null) return endSessionsOf(on, userId, now);
  return createSessionsRepository(on).endOtherSessionsOf(userId, kept, now);
}
