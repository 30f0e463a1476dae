import { firstPhotoColumn } from '../photos/index.ts';

/** SQL for a MatchRow but for `matchedAt`; the partner's profile stands under the alias `partner`, beside `lastMessageOf`. */
export const matchColumns = `partner.user_id as id, partner.name, partner.age, partner.birthday, partner.is_verified as "isVerified",
  ${firstPhotoColumn('partner.user_id')} as photo,
  last.id as "lastId", last.text as "lastText", last.sender_id as "lastSenderId", last.created_at as "lastSentAt"`;

/** SQL for the last message of a pair, to be joined laterally under the alias `last`. */
export function lastMessageOf(lowIdSql: string, highIdSql: string): string {
  return `(select message.id, message.text, message.sender_id, message.created_at from messages message
    where message.low_id = ${lowIdSql} and message.high_id = ${highIdSql} order by message.id desc limit 1)`;
}
