import { sql, statement, type Sql } from '../../../database/sql.ts';
import { auditEntries, type AuditRow } from '../../people/audit/index.ts';
import { members } from '../../core/members/index.ts';
import { mayReview } from '../reports/index.ts';

/** A decision in the audit, or its taking back. */
export interface DecisionRow extends Pick<AuditRow, 'id' | 'action' | 'verificationId' | 'changeId'> {
  readonly userId: number;
  readonly caseId: number | null;
  /** Null when the account is deleted. */
  readonly name: string | null;
  readonly decidedBy: number | null;
  readonly decidedAt: Date;
}

const selectEntries = (moderatorId: Sql) => sql`
    select entry.id, entry.action, entry.verification_id as "verificationId", entry.change_id as "changeId",
      entry.case_id as "caseId", entry.user_id as "userId", member.name, entry.moderator_id as "decidedBy",
      entry.created_at as "decidedAt"
    from ${auditEntries} entry left join ${members} member on member.id = entry.user_id
    where ${mayReview(sql`${moderatorId}::bigint`, sql`entry.user_id`)}`;

/** The newest entries with these actions, newest first. */
export const listDecisionRows = statement<{ moderatorId: number; actions: readonly string[] }, DecisionRow>(
  ({ moderatorId, actions }) => sql`
    ${selectEntries(moderatorId)} and entry.action = any (${actions}) order by entry.id desc limit 200`,
);

export const findDecisionRow = statement<{ moderatorId: number; id: number }, DecisionRow>(
  ({ moderatorId, id }) => sql`${selectEntries(moderatorId)} and entry.id = ${id}`,
);
