import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
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

export const listAudit = statement<{ moderatorId: number; before: number }, AuditRow>(
  ({ moderatorId, before }) => sql`
    select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId",
      user_id as "userId", created_at as "createdAt"
    from moderation_audit
    where id < ${before} and ${isModerator(moderatorId)}
    order by id desc limit ${String(listMax)}`,
);

/** Open screens list their queue repeatedly. Within this time they count as one look. */
const sameLook = `interval '15 minutes'`;

export const noteListing = statement<{ moderatorId: number; queue: ListedQueue; now: Date }>(
  ({ moderatorId, queue, now }) => sql`
    with listed as (
      select ${moderatorId}::bigint as id where ${isModerator(sql`${moderatorId}::bigint`)} and not exists (
        select from moderation_audit known
        where known.moderator_id = ${moderatorId} and known.action = ${queue}
          and known.created_at > ${now}::timestamptz - ${sameLook}
      )
    )
    ${writeAudit({ moderatorId: 'id', action: queue, verificationId: 'null', userId: 'id', at: now, from: 'listed' })}`,
);

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

const log = statement<Omit<LoggedAct, 'checks'> & { checks: string | undefined; now: Date }>((input) =>
  writeAudit({
    moderatorId: sql`${input.moderatorId}::bigint`,
    action: input.action,
    verificationId: sql`${input.verificationId}::bigint`,
    changeId: sql`${input.changeId}::bigint`,
    caseId: sql`${input.caseId}::bigint`,
    userId: sql`${input.userId}::bigint`,
    at: input.now,
    checks: sql`${input.checks}::jsonb`,
    from: '(select) act',
  }),
);

/** The lock waits for another look of the same moderator, so that each counts those before it. */
const lockModerator = statement<{ moderatorId: number }>(
  ({ moderatorId }) => sql`select from users where id = ${moderatorId} for no key update`,
);

const listDocumentLooks = statement<{ moderatorId: number; since: Date }, { verificationId: number; at: Date }>(
  ({ moderatorId, since }) => sql`
    select verification_id as "verificationId", max(created_at) as at from moderation_audit
    where moderator_id = ${moderatorId} and action = 'view_id_document' and created_at > ${since}
    group by verification_id`,
);

/** The looks at identity documents, in the transaction that records the next one. */
export function createDocumentLooksRepository(on: Transaction) {
  return {
    /** The moderator's latest look at the document of each submission, since that time. Locks them. */
    async lockDocumentLooks(moderatorId: number, since: Date) {
      await getRows(on, lockModerator, { moderatorId });
      return getRows(on, listDocumentLooks, { moderatorId, since });
    },
  };
}

/** Writes an act to the audit, in the transaction that does it. */
export async function logAct(on: Transaction, act: LoggedAct, now: Date): Promise<void> {
  await getRows(on, log, { ...act, now, checks: act.checks && JSON.stringify(act.checks) });
}

export function createAuditRepository(database: Database) {
  return {
    /** Entries from before the id `before`, newest first. Empty for somebody who is not a moderator now. */
    listAudit: (moderatorId: number, before: number): Promise<AuditRow[]> =>
      getRows(database, listAudit, { moderatorId, before }),

    /** Records that a moderator has listed a queue, at most once in a quarter of an hour. */
    async noteListing(moderatorId: number, queue: ListedQueue, now: Date): Promise<void> {
      await getRows(database, noteListing, { moderatorId, queue, now });
    },
  };
}
