import { sql, type Sql } from '../../../database/sql.ts';

/**
 * Row source of the entries of the audit: id, moderator_id, action, verification_id, change_id, case_id, user_id,
 * created_at.
 */
export function auditEntries(alias: Sql): Sql {
  return sql`(select id, moderator_id, action, verification_id, change_id, case_id, user_id, created_at
    from moderation_audit) ${alias}`;
}
