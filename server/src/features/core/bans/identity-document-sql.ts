import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read and write the marks of the documents by which members were verified.

/** Query for the marks of the documents by which a member was verified. */
export function documentMarksOf(userId: string): Sql {
  return sql`select document.mark from identity_documents document where document.user_id = ${userId}`;
}

/** Statement that forgets the mark that was stored with an account at that time. */
export function forgetDocument(userId: string, keptAt: string): Sql {
  return sql`delete from identity_documents where user_id = ${userId} and created_at = ${keptAt}`;
}

interface DocumentToKeep {
  readonly mark: string;
  readonly userId: string;
  readonly at: string;
  /** The row source, with its conditions: `rows where …`. */
  readonly from: string;
}

/**
 * Statement that stores a document's mark with an account and returns user_id; no row when it belongs to another
 * account. It waits for another account that is being approved with the same document, then finds it taken.
 */
export function keepDocument({ mark, userId, at, from }: DocumentToKeep): Sql {
  return sql`insert into identity_documents (mark, user_id, created_at)
   select ${mark}, ${userId}, ${at} from ${from}
   on conflict (mark) do update set created_at = identity_documents.created_at
     where identity_documents.user_id = excluded.user_id
   returning user_id`;
}
