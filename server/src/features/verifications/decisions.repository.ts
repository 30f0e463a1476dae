import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Decision } from './verification-rules.ts';

export interface DecidedVerification {
  readonly verificationId: number;
  readonly decision: Decision;
  readonly status: 'approved' | 'rejected';
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  /** Null when no moderator decides: automatic approval, the demo reviewer. */
  readonly moderatorId: number | null;
  /** What the moderator has ticked. */
  readonly checks: object | null;
  /** Claims made before this moment have lapsed. */
  readonly claimedSince: Date;
  readonly isDemo: boolean;
  readonly decidedAt: Date;
}

// One statement, so that of two deciding at once exactly one finds it pending. Who decides must be a
// moderator now, whatever the token says, and not the submitter.
const decide = prepared<{ id: number }>(
  'decide-verification',
  `with decided as (
     update verifications set status = $2, decision = $3, reason = $4, reason_code = $10, decided_by = $5::bigint, decided_at = $6
     where id = $1 and status = 'pending'
       and (claimed_at is null or claimed_at <= $7 or claimed_by = $5::bigint)
       and ($5::bigint is null or (user_id <> $5::bigint and exists (select from users where id = $5::bigint and role = 'moderator')))
     returning id, user_id
   ), verified as (
     update profiles profile set is_verified = true from decided where $2 = 'approved' and profile.user_id = decided.user_id
   ), told as (
     insert into notifications (user_id, kind, details, created_at)
     select user_id, 'verification', jsonb_build_object('decision', $2::text, 'reason', $4::text, 'reason_code', $10::text, 'demo', $8::boolean), $6 from decided
   ), logged as (
     insert into moderation_audit (moderator_id, action, verification_id, user_id, created_at, checks)
     select $5::bigint, $3, id, user_id, $6, $9::jsonb from decided where $5::bigint is not null
   )
   select id from decided`,
);

export function createDecisionsRepository(on: Database | Transaction) {
  return {
    /** Writes the decision, the badge, the notification and the audit; false when it may not be decided so. */
    async decideVerification(decided: DecidedVerification): Promise<boolean> {
      const {
        verificationId,
        status,
        decision,
        reasonCode,
        reason,
        moderatorId,
        decidedAt,
        claimedSince,
        isDemo,
        checks,
      } = decided;
      const values = [
        verificationId,
        status,
        decision,
        reason,
        moderatorId,
        decidedAt,
        claimedSince,
        isDemo,
        checks && JSON.stringify(checks),
        reasonCode,
      ];
      return (await runPrepared(on, decide, values)).length > 0;
    },
  };
}
