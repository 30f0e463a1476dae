import type { VerificationStatus } from '@mwanzo/contract/trust/verifications';
import { getRow } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { statusOf } from './verification-rules.ts';
import { findOwnVerification } from './verifications.repository.ts';

/** The verification status of a member, or null when the account is deleted. */
export async function findVerificationStatus(
  on: Database | Transaction,
  userId: number,
): Promise<VerificationStatus | null> {
  const row = await getRow(on, findOwnVerification, { userId });
  return row && statusOf(row);
}
