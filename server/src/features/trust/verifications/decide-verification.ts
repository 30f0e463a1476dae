import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { notifyMembers, publishNotified, type NotifiedMember } from '../../notices/notifications/index.ts';
import { listSeenPictures, logAct } from '../../people/audit/index.ts';
import { lockProfile, setVerified } from '../../people/profiles/index.ts';
import { mayReviewNow } from '../reports/index.ts';
import { findSeenProfile, findSubmission, writeDecision } from './reviews.repository.ts';
import { mayDecide, statusAfter, type Decision, type SeenProfile, type Submission } from './verification-rules.ts';

export interface DecisionInput {
  readonly verificationId: number;
  readonly decision: Decision;
  readonly reasonCode?: RefusalCode | undefined;
  /** The reviewer's own words. */
  readonly reason?: string | undefined;
  /** The moderator's ticked checks, for the audit. */
  readonly checks?: Readonly<Record<string, boolean | undefined>> | undefined;
  /** The name and the first photo that the moderator approves. Null for an automatic approval. */
  readonly seen?: SeenProfile | undefined;
  /** If true, the moderator must have looked at both pictures of the submission. */
  readonly mustHaveLooked?: boolean;
  /** Null when no moderator decides: automatic approval, the demo reviewer. */
  readonly moderatorId: number | null;
  /** The notification says that the demo reviewer decided. */
  readonly isDemo?: boolean;
}

/**
 * Decides a pending submission and notifies the member. Returns the notified members, for `publishDecision` after the
 * commit. Returns null, and changes nothing, when the submission is not pending, the moderator no longer is one, is the
 * submitter or has not looked at the pictures, or the profile has changed since it was seen. A moderator must hold the
 * submission, which the caller checks.
 */
export async function recordDecision(
  on: Database | Transaction,
  input: DecisionInput,
  now: Date,
): Promise<readonly NotifiedMember[] | null> {
  if ('pool' in on) return inTransaction(on, (transaction) => recordDecision(transaction, input, now));
  const { verificationId: id, moderatorId, decision } = input;
  const submission = await getRow(on, findSubmission, { id });
  if (!submission) return null;
  await getRows(on, lockProfile, submission);
  if (!mayDecide(await readFacts(on, input, submission))) return null;
  const isApproved = decision === 'approve';
  const reasons = isApproved
    ? { reasonCode: null, reason: null }
    : { reasonCode: input.reasonCode ?? null, reason: input.reason || null };
  const status = statusAfter(decision);
  if (!(await getRow(on, writeDecision, { id, status, decision, moderatorId, now, ...reasons }))) return null;
  const { userId } = submission;
  if (isApproved) await getRows(on, setVerified, { userId, isVerified: true });
  const details = { decision: status, reason: reasons.reason, reason_code: reasons.reasonCode, demo: !!input.isDemo };
  const notified = await notifyMembers(on, now, [{ recipient: userId, kind: 'verification', details }]);
  if (moderatorId !== null) {
    const act = { moderatorId, action: decision, verificationId: id, userId };
    await logAct(on, input.checks ? { ...act, checks: input.checks } : act, now);
  }
  return notified;
}

async function readFacts(on: Transaction, input: DecisionInput, { userId, status }: Submission) {
  const { verificationId, moderatorId, mustHaveLooked = false } = input;
  const seen = (input.decision === 'approve' && input.seen) || null;
  const readReviewer = async (id: number) => {
    const looks = await getRows(on, listSeenPictures, { moderatorId: id, verificationId });
    return {
      mayReview: await mayReviewNow(on, { moderatorId: id, userId }),
      looks: mustHaveLooked ? looks.map(({ action }) => action) : null,
    };
  };
  return {
    status,
    reviewer: moderatorId === null ? null : await readReviewer(moderatorId),
    seen,
    profile: seen && (await getRow(on, findSeenProfile, { userId })),
  };
}

/** Tells members that their verification was decided, or has expired, after the commit. */
export function publishDecision(events: EventBus, notified: readonly NotifiedMember[]): void {
  const to = notified.filter(({ kind }) => kind === 'verification').map(({ userId }) => userId);
  for (const userId of to) events.publish({ to: [userId], event: { type: 'verification' } });
  publishNotified(events, notified);
}
