import { sql, statement } from '../../../database/sql.ts';

/** An entry of the audit log. Its hash was made from its content and from the hash of the entry before. */
export interface ChainedEntry {
  readonly place: number;
  readonly hash: Buffer;
  readonly content: string;
}

const pageSize = sql`5000`;

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
    from moderation_audit entry where entry.place > ${place} order by entry.place limit ${pageSize}`,
);

/** No row while the audit is empty. */
export const findChainHead = statement<object, Omit<ChainedEntry, 'content'>>(
  () => sql`select place, hash from audit_head`,
);
