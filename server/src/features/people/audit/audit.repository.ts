import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isModerator } from '../accounts/index.ts';
import { writeAudit } from './audit-sql.ts';

export interface AuditRow {
  readonly id: number;
  /** Null is the operator. */
  readonly moderatorId: number | null;
  readonly action: string;
  readonly verificationId: number | null;
  /** The verified member's change that the entry is about. */
  readonly changeId: number | null;
  readonly userId: number;
  readonly createdAt: Date;
}

type ListedQueue = `list_${'verifications' | 'changes' | 'photos' | 'reports' | 'appeals' | 'decisions'}`;

const listMax = 200;

const listAudit = prepared<AuditRow>(
  'list-moderation-audit',
  `select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId",
    user_id as "userId",
     created_at as "createdAt"
   from moderation_audit
   where id < $2 and ${isModerator('$1')}
   order by id desc limit ${listMax}`,
);

/** Open screens list their queue repeatedly. Within this time they count as one look. */
const sameLook = `interval '15 minutes'`;

const noteListing = prepared(
  'note-listing',
  `with listed as (
     select $1::bigint as id where ${isModerator('$1::bigint')} and not exists (
       select from moderation_audit known
       where known.moderator_id = $1 and known.action = $2 and known.created_at > $3::timestamptz - ${sameLook}
     )
   )
   ${writeAudit({ moderatorId: 'id', action: '$2', verificationId: 'null', userId: 'id', at: '$3', from: 'listed' })}`,
);

const log = prepared(
  'log-act-of-moderator',
  writeAudit({
    moderatorId: '$1::bigint',
    action: '$2',
    verificationId: '$3::bigint',
    changeId: '$4::bigint',
    caseId: '$5::bigint',
    userId: '$6::bigint',
    at: '$7',
    checks: '$8::jsonb',
    from: '(select) act',
  }),
);

/** The lock waits for another look of the same moderator, so that each counts those before it. */
const lockModerator = prepared('lock-moderator-who-looks', 'select from users where id = $1 for no key update');

const listDocumentLooks = prepared<{ verificationId: number; at: Date }>(
  'list-document-looks',
  `select verification_id as "verificationId", max(created_at) as at from moderation_audit
   where moderator_id = $1 and action = 'view_id_document' and created_at > $2 group by verification_id`,
);

export const auditStatements = { listAudit, noteListing };

/** The looks at identity documents, in the transaction that records the next one. */
export function createDocumentLooksRepository(on: Transaction) {
  return {
    /** The moderator's latest look at the document of each submission, since that time. Locks them. */
    async lockDocumentLooks(moderatorId: number, since: Date) {
      await runPrepared(on, lockModerator, [moderatorId]);
      return runPrepared(on, listDocumentLooks, [moderatorId, since]);
    },
  };
}

/** An act of a moderator. The ids that it is about are left out if there are none. */
interface LoggedAct {
  readonly moderatorId: number;
  readonly action: string;
  readonly verificationId?: number;
  readonly changeId?: number;
  readonly caseId?: number;
  readonly userId: number;
  /** The moderator's ticks and words. */
  readonly checks?: object;
}

/** Writes an act to the audit, in the transaction that does it. */
export async function logAct(on: Transaction, act: LoggedAct, now: Date): Promise<void> {
  const about = [act.verificationId ?? null, act.changeId ?? null, act.caseId ?? null, act.userId];
  const checks = act.checks ? JSON.stringify(act.checks) : null;
  await runPrepared(on, log, [act.moderatorId, act.action, ...about, now, checks]);
}

export function createAuditRepository(database: Database) {
  return {
    /** Entries from before the id `before`, newest first. Empty for somebody who is not a moderator now. */
    listAudit: (moderatorId: number, before: number): Promise<AuditRow[]> =>
      runPrepared(database, listAudit, [moderatorId, before]),

    /** Records that a moderator has listed a queue, at most once in a quarter of an hour. */
    async noteListing(moderatorId: number, queue: ListedQueue, now: Date): Promise<void> {
      await runPrepared(database, noteListing, [moderatorId, queue, now]);
    },
  };
}
