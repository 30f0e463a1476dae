import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { listAudit as listEntries } from '../../people/audit/index.ts';

/** The audit of what moderators have seen and done, newest first: at most 200 entries, with ids below `before`. */
export async function listAudit(database: Database, moderatorId: number, before = Number.MAX_SAFE_INTEGER) {
  const rows = await getRows(database, listEntries, { moderatorId, before });
  return rows.map((row) => ({
    id: row.id,
    moderator_id: row.moderatorId,
    action: row.action,
    verification_id: row.verificationId,
    change_id: row.changeId,
    user_id: row.userId,
    created_at: row.createdAt.toISOString(),
  }));
}
