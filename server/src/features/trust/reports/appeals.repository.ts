import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { nameOf } from '../../people/profiles/index.ts';
import { mayDecideAppeal } from './asked-sanction-sql.ts';
import { sanctionColumns, type SanctionRow } from './sanctions.repository.ts';

export interface AppealRow extends SanctionRow {
  readonly name: string | null;
  /** The reviewer who holds the appeal. */
  readonly claimedBy: number | null;
}

const appeal = prepared(
  'appeal-against-decision',
  `update report_cases set appealed_at = $2, appeal_text = $3
    where id = $1 and decision <> 'dismiss' and appealed_at is null`,
);

const waitingAppeals = `select ${sanctionColumns}, ${nameOf('profile')},
     ${holderOf('appeal', 'cases.id', '$2')} as "claimedBy"
   from report_cases cases left join profiles profile on profile.user_id = cases.reported_id
   where cases.appealed_at is not null and cases.appeal_decided_at is null
     and ${mayDecideAppeal('cases', '$1::bigint')}`;

const findAppeal = prepared<AppealRow>('find-waiting-appeal', `${waitingAppeals} and cases.id = $3`);

const listAppeals = prepared<AppealRow>(
  'list-waiting-appeals',
  `${waitingAppeals}
   order by cases.appealed_at, cases.id limit 200`,
);

const decideAppeal = prepared<{ userId: number; notified: readonly NotifiedMember[] }>(
  'decide-appeal',
  `with decided as (
     update report_cases cases
       set appeal_outcome = $4, appeal_note = $5, appeal_decided_by = $1::bigint, appeal_decided_at = $2
     where cases.id = $3 and cases.appealed_at is not null and cases.appeal_decided_at is null
       and ${mayDecideAppeal('cases', '$1::bigint')}
     returning cases.id, cases.reported_id
   ), told as (
     ${notify({
       recipient: 'member.id',
       kind: "'safety'",
       details: `jsonb_build_object('sanction', $4::text)`,
       at: '$2',
       from: 'decided join users member on member.id = decided.reported_id',
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$1::bigint',
       action: "$4::text || '_appeal'",
       verificationId: 'null',
       caseId: 'id',
       userId: 'reported_id',
       at: '$2',
       checks: `jsonb_build_object('note', $5::text)`,
       from: 'decided',
     })}
   )
   select reported_id as "userId", ${notifiedMembers('told')} as notified from decided`,
);

export function createAppealsRepository(on: Database | Transaction) {
  return {
    /** The text of the first appeal is kept. */
    async appeal(caseId: number, text: string, now: Date): Promise<void> {
      await runPrepared(on, appeal, [caseId, now, text]);
    },

    listAppeals: (moderatorId: number, lapsedAt: Date): Promise<AppealRow[]> =>
      runPrepared(on, listAppeals, [moderatorId, lapsedAt]),

    /** Null when there is no such appeal for this moderator. */
    async findAppeal(moderatorId: number, caseId: number, lapsedAt: Date): Promise<AppealRow | null> {
      const [row] = await runPrepared(on, findAppeal, [moderatorId, lapsedAt, caseId]);
      return row ?? null;
    },

    /** Null when there is no such appeal for this moderator. */
    async decideAppeal(moderatorId: number, caseId: number, outcome: 'uphold' | 'lift', note: string, now: Date) {
      const [row] = await runPrepared(on, decideAppeal, [moderatorId, now, caseId, outcome, note]);
      return row ?? null;
    },
  };
}
