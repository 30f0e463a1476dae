import { refusalInEnglish, refusalOf } from '@mwanzo/contract/refusals';
import type { verificationState } from '@mwanzo/contract/trust/verifications';
import type { z } from 'zod';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { decideBy, statusOf } from './verification-rules.ts';
import { findOwnVerification } from './verifications.repository.ts';

export type VerificationState = z.input<typeof verificationState>;

/** The state of the caller's verification. */
export async function getVerification(database: Database, userId: number): Promise<VerificationState> {
  const row = await getRow(database, findOwnVerification, { userId });
  if (!row) throw new ApiError('not_signed_in');
  const status = statusOf(row);
  const refusal = status === 'rejected' ? refusalOf(row.reasonCode, row.reason) : null;
  return {
    status,
    reason: refusal && refusalInEnglish(refusal),
    refusal,
    submitted_at: row.submittedAt?.toISOString() ?? null,
    decide_by: row.submittedAt && decideBy(row.submittedAt).toISOString(),
  };
}
