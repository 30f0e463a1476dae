import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishNotified, type NotifiedMember } from '../../notices/notifications/index.ts';
import { writeVerificationDecision, type SeenProfile } from './decisions.repository.ts';
import { statusAfter, type Decision } from './verification-rules.ts';

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
 * submitter or has not looked at the pictures, or the profile has changed since it was seen. If `seen` is given, the
 * profile must be locked. A moderator must hold the submission, which the caller checks.
 */
export async function recordDecision(
  on: Database | Transaction,
  input: DecisionInput,
  now: Date,
): Promise<readonly NotifiedMember[] | null> {
  return writeVerificationDecision(on, {
    verificationId: input.verificationId,
    decision: input.decision,
    status: statusAfter(input.decision),
    reasonCode: input.decision === 'approve' ? null : (input.reasonCode ?? null),
    reason: input.decision === 'approve' ? null : input.reason || null,
    moderatorId: input.moderatorId,
    checks: input.checks ?? null,
    seen: input.decision === 'approve' ? (input.seen ?? null) : null,
    mustHaveLooked: input.mustHaveLooked ?? false,
    isDemo: input.isDemo ?? false,
    decidedAt: now,
  });
}

/** Tells members that their verification was decided, or has expired, after the commit. */
export function publishDecision(events: EventBus, notified: readonly NotifiedMember[]): void {
  const to = notified.filter(({ kind }) => kind === 'verification').map(({ userId }) => userId);
  for (const userId of to) events.publish({ to: [userId], event: { type: 'verification' } });
  publishNotified(events, notified);
}
