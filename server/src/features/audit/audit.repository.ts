import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { isModerator } from '../accounts/index.ts';

export interface AuditRow {
  readonly id: number;
  /** Null is the operator. */
  readonly moderatorId: number | null;
  readonly action: string;
  readonly verificationId: number | null;
  /** The change of a verified member that it is about. */
  readonly changeId: number | null;
  readonly userId: number;
  readonly createdAt: Date;
}

const listMax = 200;

const listAudit = prepared<AuditRow>(
  'list-moderation-audit',
  `select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId", user_id as "userId",
     created_at as "createdAt"
   from moderation_audit
   where id < $2 and ${isModerator('$1')}
   order by id desc limit ${listMax}`,
);

export const auditStatements = { listAudit };

export function createAuditRepository(database: Database) {
  return {
    /** Newest first, from before the id `before`; nothing for somebody who is not a moderator now. */
    listAudit: (moderatorId: number, before: number): Promise<AuditRow[]> =>
      runPrepared(database, listAudit, [moderatorId, before]),
  };
}
