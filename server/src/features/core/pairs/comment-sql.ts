import { sql, type Sql } from '../../../database/sql.ts';

/**
 * Query for the comments of a pair: author_id, partner_id, text, prompt_id, answer, photo_id, created_at. Only the
 * match may read them, so a caller has to find the match first.
 */
export function commentsOf(lowId: Sql, highId: Sql): Sql {
  return sql`select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
      comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
    from like_comments comment where comment.low_id = ${lowId} and comment.high_id = ${highId}`;
}
