import { firstPhotoColumn } from '../photos/index.ts';
import { ageColumns, nameOf } from '../profiles/index.ts';

/** SQL for a MatchRow without `matchedAt`; the partner's profile stands under the alias `partner`, beside `lastMessageOf` as `last`. */
export const matchColumns = `partner.user_id as id, ${nameOf('partner')}, ${ageColumns('partner')},
  ${firstPhotoColumn('partner.user_id')} as photo,
  last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt"`;
