import { sql, type Sql } from '../../../database/sql.ts';

interface AuditEntry {
  /** SQL for the moderator's id; null is the operator. */
  readonly moderatorId: string;
  readonly action: string;
  /** SQL for the submission's id. Null when the entry is about none. */
  readonly verificationId: string;
  /** SQL for the id of the change that the entry is about. Leave it out if there is none. */
  readonly changeId?: string;
  /** SQL for the id of the case of reports that the entry is about. Leave it out if there is none. */
  readonly caseId?: string;
  /** SQL for the id of the member that the entry is about. */
  readonly userId: string;
  readonly at: string;
  /** SQL for the moderator's ticked checks, as jsonb. Leave it out if there are none. */
  readonly checks?: string;
  /** The source of the entries, with their conditions: `rows where …`. */
  readonly from: string;
}

/** Statement that adds entries to the audit, which is append-only. */
export function writeAudit({
  moderatorId,
  action,
  verificationId,
  changeId,
  caseId,
  userId,
  at,
  checks,
  from,
}: AuditEntry): Sql {
  return sql`insert into moderation_audit (moderator_id, action, verification_id, change_id, case_id, user_id,
    created_at, checks)
     select ${moderatorId}, ${action}, ${verificationId}, ${changeId ?? 'null'}, ${caseId ?? 'null'}, ${userId}, ${at},
       ${checks ?? 'null'} from ${from}`;
}

/**
 * Row source of the entries of the audit: id, moderator_id, action, verification_id, change_id, case_id, user_id,
 * created_at.
 */
export function auditEntries(alias: string): Sql {
  return sql`(select id, moderator_id, action, verification_id, change_id, case_id, user_id, created_at
    from moderation_audit) ${alias}`;
}

/** Condition: the moderator has opened a picture of a submission, according to the server's log. */
export function hasLooked(
  moderatorId: string,
  verificationId: string,
  action: 'view_selfie' | 'view_id_document' | 'view_lookalike',
): Sql {
  return sql`exists (select from moderation_audit look where look.verification_id = ${verificationId}
    and look.moderator_id = ${moderatorId} and look.action = '${action}')`;
}
