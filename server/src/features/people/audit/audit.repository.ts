import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { moderators } from '../../core/members/index.ts';

/**
 * Row source of the entries of the audit: id, moderator_id, action, verification_id, change_id, case_id, user_id,
 * created_at.
 */
export const auditEntries = sql`(select id, moderator_id, action, verification_id, change_id, case_id, user_id,
    created_at from moderation_audit)`;

export interface AuditRow {
  readonly id: number;
  /** Null is the operator. */
  readonly moderatorId: number | null;
  readonly action: string;
  readonly verificationId: number | null;
  /** The verified member's change that the entry is about. */
  readonly changeId: number | null;
  /** Null for an act about the whole site. */
  readonly userId: number | null;
  readonly createdAt: Date;
}

/** Entries from before the id `before`, newest first. None for somebody who is not a moderator now. */
export const listAudit = statement<{ moderatorId: number; before: number }, AuditRow>(
  ({ moderatorId, before }) => sql`
    select id, moderator_id as "moderatorId", action, verification_id as "verificationId", change_id as "changeId",
      user_id as "userId", created_at as "createdAt"
    from moderation_audit
    where id < ${before} and exists (select from ${moderators} actor where actor.id = ${moderatorId})
    order by id desc limit 200`,
);

type ListedQueue = `list_${'verifications' | 'changes' | 'photos' | 'reports' | 'appeals' | 'decisions'}`;

/**
 * Records that a moderator has listed a queue. Open screens list their queue repeatedly: within a quarter of an hour
 * they count as one look.
 */
export const noteListing = statement<{ moderatorId: number; queue: ListedQueue; now: Date }>(
  ({ moderatorId, queue, now }) => sql`
    insert into moderation_audit (moderator_id, action, user_id, created_at)
    select actor.id, ${queue}, actor.id, ${now}::timestamptz from ${moderators} actor
    where actor.id = ${moderatorId}::bigint and not exists (
      select from moderation_audit known where known.moderator_id = ${moderatorId} and known.action = ${queue}
        and known.created_at > ${now}::timestamptz - interval '15 minutes'
    )`,
);

/** An act of a moderator, or of the operator (null), with their ticks and words. */
interface LoggedAct extends Partial<Record<'verificationId' | 'changeId' | 'caseId', number>> {
  readonly moderatorId: number | null;
  readonly action: string;
  /** Null for an act about the whole site. */
  readonly userId: number | null;
  readonly checks?: object;
}

const log = statement<LoggedAct & { now: Date }>(
  (act) => sql`
    insert into moderation_audit
      (moderator_id, action, verification_id, change_id, case_id, user_id, created_at, checks)
    values (${act.moderatorId}, ${act.action}, ${act.verificationId}, ${act.changeId}, ${act.caseId}, ${act.userId},
      ${act.now}, ${act.checks}::jsonb)`,
);

/** Writes an act to the audit, which is append-only, in the transaction that does it. */
export async function logAct(on: Transaction, act: LoggedAct, now: Date): Promise<void> {
  await getRows(on, log, { ...act, now });
}

/** An entry of the audit log. Its hash was made from its content and from the hash of the entry before. */
export interface ChainedEntry {
  readonly place: number;
  readonly hash: Buffer;
  readonly content: string;
}

/**
 * The same text as in the database's `audit_hash`. It is built here again, so that a changed database function does not
 * approve itself.
 */
const content = sql`jsonb_build_array(
    entry.place, entry.id, entry.moderator_id, entry.action, entry.verification_id, entry.change_id, entry.case_id,
    entry.user_id,
    (extract(epoch from entry.created_at) * 1000000)::bigint, entry.checks
  )::text`;

/** The entries after this place, a page of them. */
export const listChainAfter = statement<{ place: number }, ChainedEntry>(
  ({ place }) => sql`
    select entry.place, entry.hash, ${content} as content
    from moderation_audit entry where entry.place > ${place} order by entry.place limit 5000`,
);

/** No row while the audit is empty. */
export const findChainHead = statement<object, Omit<ChainedEntry, 'content'>>(
  () => sql`select place, hash from audit_head`,
);
