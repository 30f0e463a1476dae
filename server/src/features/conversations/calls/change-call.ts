import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockCall, writeCall } from './calls.repository.ts';
import type { CallRow, CallStanding } from './course-rules.ts';

interface ChangedCall {
  /** The call as it is now. */
  readonly call: CallRow;
  /** The change was made. */
  readonly isChanged: boolean;
}

/**
 * Changes a call of a member, as `change` says from the locked call; null changes nothing. Returns null when there is
 * no such call of theirs.
 */
export function changeCall(
  database: Database,
  of: { readonly id: string; readonly userId: number },
  change: (call: CallRow & CallStanding) => CallRow | null,
): Promise<ChangedCall | null> {
  return inTransaction(database, async (transaction) => {
    const call = await getRow(transaction, lockCall, of);
    if (!call) return null;
    const changed = change(call);
    if (changed && changed !== call) await writeCall(transaction, changed);
    return { call: changed ?? call, isChanged: changed !== null };
  });
}
