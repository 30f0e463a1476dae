import { quoteMax } from '@mwanzo/contract/limits';
import { sql, type Sql } from '../../../database/sql.ts';
import { bothShow } from '../../people/settings/index.ts';
import { seenAt } from './read-sql.ts';

// A database character is one or two UTF-16 code units. One character more shows that the text continues.
const quotedText = sql`case when quoted.deleted_at is null then left(quoted.text, ${quoteMax + 1}) else '' end`;

/** SQL for a Quoted. The message that is replied to has the alias `quoted`. */
export const quotedColumns = sql`quoted.id, quoted.sender_id as sender, ${quotedText} as text,
  case when quoted.deleted_at is null then quoted.media_kind end as media_kind`;

interface Talkers {
  readonly sender: Sql;
  readonly receiver: Sql;
}

/**
 * SQL for a PlainRow. The message has the alias `message`.
 *
 * @param when condition: the receipts are wanted
 */
export const plainColumns = (talkers: Talkers, when: Sql): Sql => sql`message.id, message.sender_id as "senderId",
  message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
  message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
  message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
  message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
  case when ${when} and message.delivered_at is not null
      and ${bothShow('read_receipts', talkers.sender, talkers.receiver)}
    then message.delivered_at end as "deliveredAt",
  case when ${when} then ${seenAt(sql`message`, talkers)} end as "seenAt"`;

const whoever = {
  sender: sql`message.sender_id`,
  receiver: sql`(message.low_id + message.high_id - message.sender_id)`,
};

/** SQL for the PlainRow of a message that either of the two asks for. The message has the alias `message`. */
export const messageColumns = plainColumns(whoever, sql`true`);
