// SQL for the comments that members write with their likes. The arguments are SQL, as in pair-sql.ts. Only the match
// may read a pair's comments, so a caller has to find the match first.

/** Query for the comments of a pair: author_id, partner_id, text, prompt_id, answer, photo_id, created_at. */
export function commentsOf(lowId: string, highId: string): string {
  return `select comment.author_id, comment.low_id + comment.high_id - comment.author_id as partner_id, comment.text,
      comment.prompt_id, comment.answer, comment.photo_id, comment.created_at
    from like_comments comment where comment.low_id = ${lowId} and comment.high_id = ${highId}`;
}

interface CommentToWrite {
  readonly me: string;
  readonly them: string;
  readonly text: string;
  readonly promptId: string;
  /** SQL for the answer to the prompt. */
  readonly answer: string;
  readonly photoId: string;
  readonly at: string;
  /** The row source, with its conditions. Nothing is written when it is empty. */
  readonly from: string;
}

/** Statement that writes the comment of a new like and returns it as `commentsOf` does. An existing comment stays. */
export function writeComment(comment: CommentToWrite): string {
  const { me, them, text, promptId, answer, photoId, at, from } = comment;
  return `insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
    select least(${me}, ${them}), greatest(${me}, ${them}), ${me}, ${text}, ${promptId}, ${answer}, ${photoId}, ${at}
    from ${from}
    on conflict do nothing
    returning author_id, low_id + high_id - author_id as partner_id, text, prompt_id, answer, photo_id, created_at`;
}

/** Statement that deletes my comment in a pair. `from` is the alias of a query `bothAnswers`, which finds the pair. */
export function deleteComment(me: string, from: string): string {
  return `delete from like_comments using ${from}
    where like_comments.low_id = ${from}.low_id and like_comments.high_id = ${from}.high_id
      and like_comments.author_id = ${me}`;
}
