import { sql, statement } from '../../../database/sql.ts';

// The marks of the documents by which members were verified.

export const listDocumentMarks = statement<{ userId: number }, { mark: Buffer }>(
  ({ userId }) => sql`select document.mark from identity_documents document where document.user_id = ${userId}`,
);

/**
 * Stores a document's mark with an account. No row when it belongs to another account. It waits for another account
 * that is being approved with the same document, then finds it taken.
 */
export const keepDocument = statement<{ mark: Buffer; userId: number; now: Date }, { userId: number }>(
  ({ mark, userId, now }) => sql`
    insert into identity_documents (mark, user_id, created_at) values (${mark}, ${userId}, ${now})
    on conflict (mark) do update set created_at = identity_documents.created_at
      where identity_documents.user_id = excluded.user_id
    returning user_id as "userId"`,
);

/** Forgets the mark that was stored with an account at that time. */
export const forgetDocument = statement<{ userId: number; keptAt: Date }>(
  ({ userId, keptAt }) => sql`delete from identity_documents where user_id = ${userId} and created_at = ${keptAt}`,
);
