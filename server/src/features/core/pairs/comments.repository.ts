import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

interface Comment {
  readonly me: number;
  readonly them: number;
  readonly text: string;
  readonly promptId: string | null;
  /** The answer to the prompt as it was liked. */
  readonly answer: string | null;
  readonly photoId: number | null;
  readonly at: Date;
}

const insertComment = statement<Comment>(
  ({ me, them, text, promptId, answer, photoId, at }) => sql`
    insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
    values (least(${me}::bigint, ${them}::bigint), greatest(${me}, ${them}), ${me}, ${text}, ${promptId}, ${answer},
      ${photoId}, ${at})
    on conflict do nothing`,
);

const deleteComment = statement<{ me: number; them: number }>(
  ({ me, them }) => sql`
    delete from like_comments
    where low_id = least(${me}::bigint, ${them}::bigint) and high_id = greatest(${me}, ${them}) and author_id = ${me}`,
);

/** Writes the comment of my new like. An existing comment stays. */
export async function writeComment(transaction: Transaction, comment: Comment): Promise<void> {
  await getRows(transaction, insertComment, comment);
}

/** Deletes the comment of my like, which I take back. */
export async function takeCommentBack(transaction: Transaction, pair: { me: number; them: number }): Promise<void> {
  await getRows(transaction, deleteComment, pair);
}
