import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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
const decide = prepared<{ id: number; notified: readonly NotifiedMember[] }>(
  'decide-verification',
  `with decided as (
     update verifications verification
       set status = $2, decision = $3, reason = $4, reason_code = $9, decided_by = $5::bigint, decided_at = $6
     where id = $1 and status = 'pending'
       and ($5::bigint is null or ${mayReview('$5::bigint', 'verification.user_id')})
       and (not $12::boolean or (${hasLooked('$5::bigint', 'verification.id', 'view_selfie')}
         and ${hasLooked('$5::bigint', 'verification.id', 'view_id_document')}))
       and ($10::text is null or exists (
         select from profiles profile where profile.user_id = verification.user_id and ${nameOf('profile')} = $10
           and ${reviewedFirstPhotoId('profile.user_id')} is not distinct from $11::bigint
       ))
     returning id, user_id
   ), verified as (
     ${markVerified({ from: 'decided', when: "$2 = 'approved'" })}
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: "'verification'",
       details:
         "jsonb_build_object('decision', $2::text, 'reason', $4::text, 'reason_code', $9::text, 'demo', $7::boolean)",
       at: '$6',
       from: 'decided',
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$5::bigint',
       action: '$3',
       verificationId: 'id',
       userId: 'user_id',
       at: '$6',
       checks: '$8::jsonb',
       from: 'decided where $5::bigint is not null',
     })}
   )
   select id, ${notifiedMembers('notified')} as notified from decided`,
);

/** This is a separate statement: one that waits for a lock continues with the snapshot from before the wait. */
const lockProfile = prepared(
  'lock-profile-of-verification',
  `select from profiles profile
   where profile.user_id = (select user_id from verifications where id = $1) for no key update`,
);

/** The end has no decider: `decided_by` stays null, and a claim does not prevent it. */
const expire = prepared<{ count: number; notified: readonly NotifiedMember[] }>(
  'expire-undecided-verifications',
  `with expired as (
     update verifications
       set status = 'rejected', decision = 'request_new', reason_code = 'not_reviewed', decided_at = $2
     where status = 'pending' and submitted_at <= $1
     returning id, user_id
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: "'verification'",
       details: "jsonb_build_object('decision', 'rejected', 'reason_code', 'not_reviewed')",
       at: '$2',
       from: 'expired',
     })}
   )
   select (select count(*)::integer from expired) as count, ${notifiedMembers('notified')} as notified`,
);

export function createDecisionsRepository(on: Database | Transaction) {
  return {
    /** Keeps the name and photos of the submitter unchanged until the transaction ends. */
    async lockProfile(verificationId: number): Promise<void> {
      await runPrepared(on, lockProfile, [verificationId]);
    },

    /**
     * Writes the decision, the badge, the notification and the audit. Returns the notified members, or null when this
     * decision may not be made.
     */
    async decideVerification(decided: DecidedVerification): Promise<readonly NotifiedMember[] | null> {
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
      const values = [
        verificationId,
        status,
        decision,
        reason,
        moderatorId,
        decidedAt,
        isDemo,
        checks && JSON.stringify(checks),
        reasonCode,
        seen?.name ?? null,
        seen?.photoId ?? null,
        mustHaveLooked,
      ];
      const [row] = await runPrepared(on, decide, values);
      return row?.notified ?? null;
    },

    /**
     * Ends submissions sent at or before a given time that are still pending. Returns their number, and the notified
     * members.
     */
    async expireUndecided(submittedUntil: Date, now: Date) {
      const [row] = await runPrepared(on, expire, [submittedUntil, now]);
      return row ?? { count: 0, notified: [] };
    },
  };
}
