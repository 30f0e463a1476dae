import { decisionLookSeconds } from '@mwanzo/contract/limits';
import { ApiError } from '../../../errors/api-error.ts';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { countedLooksOfCase, lookMissing } from './look-rules.ts';
import { listFirstLooks, type Opened } from './looks.repository.ts';

interface Deciding {
  readonly moderatorId: number;
  readonly opened: Opened;
  readonly now: Date;
  /** False where the clock stands still: then no look is needed. */
  readonly isChecked: boolean;
}

/**
 * Lets a decision count only if the reviewer has had the case and its pictures open long enough to see them. It stands
 * inside the transaction of the decision, which it rolls back.
 *
 * @throws ApiError looked_too_short
 */
export async function checkLook(
  transaction: Transaction,
  { moderatorId, opened, now, isChecked }: Deciding,
): Promise<void> {
  if (!isChecked) return;
  const since = countedLooksOfCase(now);
  const looks = await getRows(transaction, listFirstLooks, { moderatorId, since, ...opened });
  const missing = lookMissing(
    looks.map(({ at }) => at),
    now,
    decisionLookSeconds * 1000,
  );
  if (missing > 0) throw new ApiError('looked_too_short', { retryAfterSeconds: Math.ceil(missing / 1000) });
}
