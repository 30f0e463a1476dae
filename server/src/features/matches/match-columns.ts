import { firstPhotoColumn, shownPhotoColumn } from '../photos/index.ts';
import { ageColumns, nameOf } from '../profiles/index.ts';

/**
 * SQL for a MatchRow without `matchedAt`; the partner's profile stands under the alias `partner`, beside
 * `lastMessageOf` as `last`.
 */
export const matchColumns = `partner.user_id as id, ${nameOf('partner')}, ${ageColumns('partner')},
  ${firstPhotoColumn('partner.user_id')} as photo,
  last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt"`;

/** SQL for the comments of a MatchRow, from a query like `commentsOf`. */
export function commentsColumn(comments: string): string {
  return `(select coalesce(json_agg(json_build_array(comment.author_id, comment.text, comment.prompt_id, comment.answer,
      comment.photo_id, ${shownPhotoColumn('comment.partner_id', 'comment.photo_id')})
      order by comment.created_at, comment.author_id), '[]'::json)
    from (${comments}) comment) as comments`;
}
