import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../members/index.ts';
import { endedBy, isHeld, type Claim, type ClaimKind } from './claim-rules.ts';
import { endClaimsBy, endOf, insertClaim, lockConcerned, lockOwn } from './claims.repository.ts';

interface Opened<Row> {
  /** Reads the case; null if the reviewer may not see it. */
  readonly find: (transaction: Transaction) => Promise<Row | null>;
  /** Returns true if the case has been decided. */
  readonly isOver?: (row: Row) => boolean;
  /** Writes the claim to the audit. */
  readonly log: (transaction: Transaction, row: Row) => Promise<void>;
}

/**
 * Claims a case for 15 minutes and releases whatever else the reviewer holds (docs/product/moderators.md, "Claims").
 * Claiming it again starts them over. A refused claim changes nothing.
 *
 * @throws ApiError not_found, already_decided, claimed_by_another
 */
export function claimCase<Row>(
  database: Database,
  claim: Claim,
  now: Date,
  { find, isOver = () => false, log }: Opened<Row>,
): Promise<Row> {
  return inTransaction(database, async (transaction) => {
    const isTaken = await takeClaim(transaction, claim, now);
    // The case is read after the claim, so that a decision made meanwhile is seen.
    const row = await find(transaction);
    if (!row) throw new ApiError('not_found');
    if (isOver(row)) throw new ApiError('already_decided');
    if (!isTaken) throw new ApiError('claimed_by_another');
    await log(transaction, row);
    return row;
  });
}

async function takeClaim(transaction: Transaction, claim: Claim, now: Date): Promise<boolean> {
  // Two devices of one reviewer claim one after the other, so that each sees the claim of the other.
  await getRow(transaction, lockMember, { id: claim.moderatorId });
  const ended = endedBy(claim, await getRows(transaction, lockConcerned, claim), now);
  if (ended === null) return false;
  await getRows(transaction, endClaimsBy, { ended });
  return (await getRow(transaction, insertClaim, { ...claim, now })) !== null;
}

/** Resolves to true if the reviewer holds the case. Until the transaction ends, nobody takes it from them. */
export async function holdsClaim(transaction: Transaction, claim: Claim, now: Date): Promise<boolean> {
  return isHeld(claim, await getRows(transaction, lockOwn, claim), now);
}

/** Ends the claim of a case that is decided. */
export async function endClaim(transaction: Transaction, kind: ClaimKind, subjectId: number): Promise<void> {
  await getRows(transaction, endOf, { kind, subjectId });
}
