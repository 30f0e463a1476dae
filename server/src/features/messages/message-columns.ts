import { quoteMax } from '@mwanzo/contract/limits';
import type { ReactionEmoji } from '@mwanzo/contract/reactions';

/** A message as stored. `presentMessage` decides what of it each of the two is shown. */
export interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
  readonly replyTo: number | null;
  /** The message that it replies to, a little more of its text than is shown. */
  readonly quoted: { readonly id: number; readonly sender: number; readonly text: string } | null;
  readonly lowReaction: ReactionEmoji | null;
  readonly highReaction: ReactionEmoji | null;
  /** When the receiver has read it, as far as its sender may know. */
  readonly seenAt: Date | null;
}

// A character of the database is one or two UTF-16 code units; one more tells that the text goes on.
const quotedText = `case when quoted.deleted_at is null then left(quoted.text, ${quoteMax + 1}) else '' end`;

/** SQL for a MessageRow; the message stands under the alias `message`. `seenAt` is SQL for that column. */
export const messageColumns = (seenAt: string) => `message.id, message.sender_id as "senderId",
  message.low_id + message.high_id - message.sender_id as "receiverId",
  message.text, message.client_id as "clientId", message.created_at as "sentAt",
  message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
  (select json_build_object('id', quoted.id, 'sender', quoted.sender_id, 'text', ${quotedText})
    from messages quoted where quoted.id = message.reply_to) as quoted,
  message.low_reaction as "lowReaction", message.high_reaction as "highReaction", ${seenAt} as "seenAt"`;
