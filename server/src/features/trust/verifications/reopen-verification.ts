import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { logAct } from '../../people/audit/index.ts';
import { forgetDocument } from '../../core/bans/index.ts';
import { lockProfile, setVerified } from '../../people/profiles/index.ts';
import { mayReviewNow } from '../reports/index.ts';
import { withdrawNotices } from '../../notices/notifications/index.ts';
import { findSubmission, undoDecision } from './reviews.repository.ts';
import { mayReopen } from './verification-rules.ts';

/**
 * Puts a submission back into the queue, as it was before a decision of that time: without the badge, the document's
 * mark and the notification.
 *
 * @returns the member; null if the decision stands
 */
export async function reopenVerification(
  transaction: Transaction,
  id: number,
  decided: { readonly by: number; readonly at: Date },
  now: Date,
): Promise<number | null> {
  const submission = await getRow(transaction, findSubmission, { id });
  if (!submission || !mayReopen(submission, decided)) return null;
  const { userId, status } = submission;
  await getRows(transaction, lockProfile, { userId });
  if (!(await mayReviewNow(transaction, { moderatorId: decided.by, userId }))) return null;
  if (!(await getRow(transaction, undoDecision, { id, decidedAt: decided.at }))) return null;
  if (status === 'approved') await getRows(transaction, setVerified, { userId, isVerified: false });
  await getRows(transaction, forgetDocument, { userId, keptAt: decided.at });
  await getRows(transaction, withdrawNotices, {
    members: [userId],
    kind: 'verification',
    writtenAt: decided.at,
    at: now,
  });
  await logAct(transaction, { moderatorId: decided.by, action: 'take_back', verificationId: id, userId }, now);
  return userId;
}
