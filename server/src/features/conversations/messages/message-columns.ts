import { quoteMax } from '@mwanzo/contract/limits';
import { sql, type Sql } from '../../../database/sql.ts';
import { mediaColumn } from '../chat-media/index.ts';
import { deliveredAt, seenAt } from './read-sql.ts';

// A database character is one or two UTF-16 code units. One character more shows that the text continues.
const quotedText = `case when quoted.deleted_at is null then left(quoted.text, ${quoteMax + 1}) else '' end`;

/** SQL for a Quoted. The message that is replied to has the alias `quoted`. */
export const quotedColumns = sql`quoted.id, quoted.sender_id as sender, ${quotedText} as text,
  case when quoted.deleted_at is null then quoted.media_kind end as media_kind`;

interface Talkers {
  readonly sender: string;
  readonly receiver: string;
}

/**
 * SQL for a PlainRow. The message has the alias `message`.
 *
 * @param when condition: the receipts are wanted
 */
export const plainColumns = (talkers: Talkers, when: string): Sql => sql`message.id, message.sender_id as "senderId",
  message.low_id + message.high_id - message.sender_id as "receiverId", message.text, message.client_id as "clientId",
  message.created_at as "sentAt", message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
  message.media_kind as "mediaKind", message.prompt_id as "promptId", message.prompt_answer as "promptAnswer",
  message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
  case when ${when} then ${deliveredAt('message', talkers)} end as "deliveredAt",
  case when ${when} then ${seenAt('message', talkers)} end as "seenAt"`;

const whoever = { sender: 'message.sender_id', receiver: '(message.low_id + message.high_id - message.sender_id)' };

/** SQL for a MessageRow. The message has the alias `message`. */
export const messageColumns = sql`${plainColumns(whoever, 'true')},
  (select row_to_json(quoted) from (
    select ${quotedColumns} from messages quoted where quoted.id = message.reply_to
  ) quoted) as quoted,
  case when message.media_kind is not null then ${mediaColumn('message.id')} end as media`;
