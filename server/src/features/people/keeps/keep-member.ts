import type { VerificationStatus } from '@mwanzo/contract/trust/verifications';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { lockMember } from '../../core/members/index.ts';
import { decideKeep } from './keep-rules.ts';
import { deleteKeep, findOpenToKeep, insertKeep, listKeptRows } from './keeps.repository.ts';

export interface KeepDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** The verification status of a member, or null when the account is deleted. */
  readonly findVerificationStatus: (on: Transaction, userId: number) => Promise<VerificationStatus | null>;
}

/**
 * Keeps somebody for later. Repeating it changes nothing, and nobody is told.
 *
 * @throws ApiError verification_required, already_verified, not_found, kept_list_full
 */
export function keepMember(
  { database, clock, findVerificationStatus }: KeepDependencies,
  userId: number,
  targetId: number,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await getRow(transaction, lockMember, { id: userId });
    const status = await findVerificationStatus(transaction, userId);
    if (status === null) throw new ApiError('not_signed_in');
    const isOpen = (await getRow(transaction, findOpenToKeep, { userId, targetId })) !== null;
    const rows = await getRows(transaction, listKeptRows, { userId });
    const decision = decideKeep({ status, targetId, isOpen, rows });
    if (decision.refusal !== null) throw new ApiError(decision.refusal);
    if (!decision.isNew) return;
    if (decision.givesWayId !== null) await getRows(transaction, deleteKeep, { userId, targetId: decision.givesWayId });
    await getRows(transaction, insertKeep, { userId, targetId, now: clock.now() });
  });
}
