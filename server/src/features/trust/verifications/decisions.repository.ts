import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hasLooked, writeAudit } from '../../people/audit/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { reviewedFirstPhotoId } from '../../people/photos/index.ts';
import { markVerified, nameOf } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';
import type { Decision } from './verification-rules.ts';

/** The profile that a reviewer has looked at. */
export interface SeenProfile {
  readonly name: string;
  readonly photoId: number | null;
}

export interface DecidedVerification {
  readonly verificationId: number;
  readonly decision: Decision;
  readonly status: 'approved' | 'rejected';
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  /** Null when no moderator decides: automatic approval, the demo reviewer. */
  readonly moderatorId: number | null;
  /** The moderator's ticked checks. */
  readonly checks: object | null;
  /** Null when the profile does not have to match. */
  readonly seen: SeenProfile | null;
  /** If true, the moderator must have looked at both pictures, according to the server's own log. */
  readonly mustHaveLooked: boolean;
  readonly isDemo: boolean;
  readonly decidedAt: Date;
}

// This is one statement, so that only one of two moderators who decide at once finds the submission pending. The
// moderator must still be one, and must not be the submitter.
const decide = statement<
  {
    verificationId: number;
    status: 'approved' | 'rejected';
    decision: Decision;
    reason: string | null;
    moderatorId: number | null;
    decidedAt: Date;
    isDemo: boolean;
    checks: string | null;
    reasonCode: RefusalCode | null;
    name: string | null;
    photoId: number | null;
    mustHaveLooked: boolean;
  },
  { id: number; notified: readonly NotifiedMember[] }
>(
  (input) => sql`
   with decided as (
     update verifications verification
       set status = ${input.status}, decision = ${input.decision}, reason = ${input.reason},
         reason_code = ${input.reasonCode}, decided_by = ${input.moderatorId}::bigint, decided_at = ${input.decidedAt}
     where id = ${input.verificationId} and status = 'pending'
       and (${input.moderatorId}::bigint is null
         or ${mayReview(sql`${input.moderatorId}::bigint`, 'verification.user_id')})
       and (not ${input.mustHaveLooked}::boolean
         or (${hasLooked(sql`${input.moderatorId}::bigint`, 'verification.id', 'view_selfie')}
         and ${hasLooked(sql`${input.moderatorId}::bigint`, 'verification.id', 'view_id_document')}))
       and (${input.name}::text is null or exists (
         select from profiles profile where profile.user_id = verification.user_id
           and ${nameOf('profile')} = ${input.name}
           and ${reviewedFirstPhotoId('profile.user_id')} is not distinct from ${input.photoId}::bigint
       ))
     returning id, user_id
   ), verified as (
     ${markVerified({ from: 'decided', when: sql`${input.status} = 'approved'` })}
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: sql`'verification'`,
       details: sql`jsonb_build_object('decision', ${input.status}::text, 'reason', ${input.reason}::text,
         'reason_code', ${input.reasonCode}::text, 'demo', ${input.isDemo}::boolean)`,
       at: input.decidedAt,
       from: 'decided',
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: sql`${input.moderatorId}::bigint`,
       action: input.decision,
       verificationId: 'id',
       userId: 'user_id',
       at: input.decidedAt,
       checks: sql`${input.checks}::jsonb`,
       from: sql`decided where ${input.moderatorId}::bigint is not null`,
     })}
   )
   select id, ${notifiedMembers('notified')} as notified from decided`,
);

/**
 * Keeps the name and photos of the submitter unchanged until the transaction ends. This is a separate statement: one
 * that waits for a lock continues with the snapshot from before the wait.
 */
export const lockProfileOfSubmitter = statement<{ verificationId: number }>(
  ({ verificationId }) => sql`
   select from profiles profile
   where profile.user_id = (select user_id from verifications where id = ${verificationId}) for no key update`,
);

/** The end has no decider: `decided_by` stays null, and a claim does not prevent it. */
const expire = statement<{ submittedUntil: Date; now: Date }, { count: number; notified: readonly NotifiedMember[] }>(
  ({ submittedUntil, now }) => sql`
   with expired as (
     update verifications
       set status = 'rejected', decision = 'request_new', reason_code = 'not_reviewed', decided_at = ${now}
     where status = 'pending' and submitted_at <= ${submittedUntil}
     returning id, user_id
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: sql`'verification'`,
       details: sql`jsonb_build_object('decision', 'rejected', 'reason_code', 'not_reviewed')`,
       at: now,
       from: 'expired',
     })}
   )
   select (select count(*)::integer from expired) as count, ${notifiedMembers('notified')} as notified`,
);

/**
 * Writes the decision, the badge, the notification and the audit. Returns the notified members, or null when this
 * decision may not be made.
 */
export async function writeVerificationDecision(
  on: Database | Transaction,
  decided: DecidedVerification,
): Promise<readonly NotifiedMember[] | null> {
  const {
    verificationId,
    status,
    decision,
    reasonCode,
    reason,
    moderatorId,
    decidedAt,
    isDemo,
    checks,
    seen,
    mustHaveLooked,
  } = decided;
  const row = await getRow(on, decide, {
    verificationId,
    status,
    decision,
    reason,
    moderatorId,
    decidedAt,
    isDemo,
    checks: checks && JSON.stringify(checks),
    reasonCode,
    name: seen?.name ?? null,
    photoId: seen?.photoId ?? null,
    mustHaveLooked,
  });
  return row?.notified ?? null;
}

/**
 * Ends submissions sent at or before a given time that are still pending. Returns their number, and the notified
 * members.
 */
export async function endUndecided(
  on: Database | Transaction,
  { submittedUntil, now }: { submittedUntil: Date; now: Date },
) {
  const row = await getRow(on, expire, { submittedUntil, now });
  return row ?? { count: 0, notified: [] };
}
