import { sql, statement } from '../../../database/sql.ts';
import type { Two } from './relation-rules.ts';
import { isPairOf } from './relation-sql.ts';

interface Comment extends Two {
  readonly text: string;
  readonly promptId: string | null;
  /** The answer to the prompt as it was liked. */
  readonly answer: string | null;
  readonly photoId: number | null;
  readonly at: Date;
}

/** Writes the comment of my new like. An existing comment stays. */
export const writeComment = statement<Comment>(
  ({ me, them, text, promptId, answer, photoId, at }) => sql`
    insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
    values (least(${me}::bigint, ${them}::bigint), greatest(${me}, ${them}), ${me}, ${text}, ${promptId}, ${answer},
      ${photoId}, ${at})
    on conflict do nothing`,
);

/** Deletes the comment of my like, which I take back. */
export const takeCommentBack = statement<Two>(
  ({ me, them }) =>
    sql`delete from like_comments where ${isPairOf(sql`like_comments`, me, them)} and author_id = ${me}`,
);

export const deleteComments = statement<Two>(
  ({ me, them }) => sql`delete from like_comments where ${isPairOf(sql`like_comments`, me, them)}`,
);
