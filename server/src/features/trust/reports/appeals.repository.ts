import { sql, statement } from '../../../database/sql.ts';
import { heldCases } from '../../core/claims/index.ts';
import { members } from '../../core/members/index.ts';
import type { QueueReader } from './reviewer-rules.ts';
import { reviewing } from './reviewer-sql.ts';
import { sanctionColumns, type SanctionRow } from './sanctions.repository.ts';

export interface AppealRow extends SanctionRow {
  readonly name: string | null;
  /** The reviewer who holds the appeal. */
  readonly claimedBy: number | null;
}

/** The text of the first appeal is kept. */
export const writeAppeal = statement<{ caseId: number; now: Date; text: string }>(
  ({ caseId, now, text }) => sql`
    update report_cases set appealed_at = ${now}, appeal_text = ${text}
    where id = ${caseId} and decision <> 'dismiss' and appealed_at is null`,
);

/** The appeals that wait for this moderator, or one of them. */
export const listWaitingAppeals = statement<QueueReader, AppealRow>(
  ({ moderatorId, lapsedAt, id }) => sql`
    select ${sanctionColumns}, member.name, claim.moderator_id as "claimedBy"
    from report_cases cases left join ${members} member on member.id = cases.reported_id
    left join ${heldCases(['appeal'], lapsedAt)} claim on claim.subject_id = cases.id
    where cases.appealed_at is not null and cases.appeal_decided_at is null
      and ${reviewing(sql`cases`, sql`${moderatorId}::bigint`).mayDecideAppeal}
      and (${id}::bigint is null or cases.id = ${id})
    order by cases.appealed_at, cases.id limit 200`,
);
