import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isModerator } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../notifications/index.ts';
import { markVerified } from '../profiles/index.ts';
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
  /** What the moderator ticked. */
  readonly checks: object | null;
  /** Claims made at or before this time have lapsed. */
  readonly claimedSince: Date;
  readonly isDemo: boolean;
  readonly decidedAt: Date;
}

// One statement, so that of two moderators who decide at once exactly one finds it pending. Whoever decides must be a
// moderator now and not the submitter.
const decide = prepared<{ id: number; notified: readonly NotifiedMember[] }>(
  'decide-verification',
  `with decided as (
     update verifications set status = $2, decision = $3, reason = $4, reason_code = $10, decided_by = $5::bigint, decided_at = $6
     where id = $1 and status = 'pending'
       and (claimed_at is null or claimed_at <= $7 or claimed_by = $5::bigint)
       and ($5::bigint is null or (user_id <> $5::bigint and ${isModerator('$5::bigint')}))
     returning id, user_id
   ), verified as (
     ${markVerified({ from: 'decided', when: "$2 = 'approved'" })}
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: "'verification'",
       details:
         "jsonb_build_object('decision', $2::text, 'reason', $4::text, 'reason_code', $10::text, 'demo', $8::boolean)",
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
       checks: '$9::jsonb',
       from: 'decided where $5::bigint is not null',
     })}
   )
   select id, ${notifiedMembers('notified')} as notified from decided`,
);

export function createDecisionsRepository(on: Database | Transaction) {
  return {
    /** Writes the decision, the badge, the notification and the audit. Returns who is notified, or null when it may not be decided like this. */
    async decideVerification(decided: DecidedVerification): Promise<readonly NotifiedMember[] | null> {
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
      const [row] = await runPrepared(on, decide, values);
      return row?.notified ?? null;
    },
  };
}
