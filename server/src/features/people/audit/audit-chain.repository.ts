import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';

/** An entry of the audit log. Its hash was made from its content and from the hash of the entry before. */
export interface ChainedEntry {
  readonly place: number;
  readonly hash: Buffer;
  readonly content: string;
}

const pageSize = 5000;

/**
 * The same text as in the database's `audit_hash`. It is built here again, so that a changed database function does not
 * approve itself.
 */
const content = `jsonb_build_array(
    entry.place, entry.id, entry.moderator_id, entry.action, entry.verification_id, entry.change_id, entry.case_id,
    entry.user_id,
    (extract(epoch from entry.created_at) * 1000000)::bigint, entry.checks
  )::text`;

const listAfter = prepared<ChainedEntry>(
  'list-audit-chain',
  `select entry.place, entry.hash, ${content} as content
   from moderation_audit entry where entry.place > $1 order by entry.place limit ${pageSize}`,
);

const findHead = prepared<Omit<ChainedEntry, 'content'>>('find-audit-head', 'select place, hash from audit_head');

export function createChainRepository(database: Database) {
  return {
    listAfter: (place: number): Promise<ChainedEntry[]> => runPrepared(database, listAfter, [place]),

    async findHead(): Promise<Omit<ChainedEntry, 'content'> | null> {
      const [row] = await runPrepared(database, findHead, []);
      return row ?? null;
    },
  };
}
