import type { MediaKind } from '@mwanzo/contract/chat-media';
import { quoteMax } from '@mwanzo/contract/limits';
import type { PromptAnswer } from '@mwanzo/contract/prompts';
import type { ReactionEmoji } from '@mwanzo/contract/reactions';
import type { WarningKind } from '@mwanzo/contract/warnings';
import { mediaColumn, type MediaRow } from '../chat-media/index.ts';
import { deliveredAt, seenAt } from './read-sql.ts';

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
  readonly quoted: {
    readonly id: number;
    readonly sender: number;
    readonly text: string;
    readonly media_kind: MediaKind | null;
  } | null;
  readonly media: MediaRow | null;
  readonly lowReaction: ReactionEmoji | null;
  readonly highReaction: ReactionEmoji | null;
  readonly prompt: PromptAnswer | null;
  /** What it seems to try, for its receiver. */
  readonly warning: WarningKind | null;
  /** When a device of the receiver had it, and when they read it, as far as its sender may know. */
  readonly deliveredAt: Date | null;
  readonly seenAt: Date | null;
}

// A character of the database is one or two UTF-16 code units; one more tells that the text goes on.
const quotedText = `case when quoted.deleted_at is null then left(quoted.text, ${quoteMax + 1}) else '' end`;

interface Talkers {
  readonly sender: string;
  readonly receiver: string;
}

/**
 * SQL for a MessageRow; the message stands under the alias `message`.
 * @param when condition: the receipts are wanted
 * @param claimed where the statement has just written the media of the message
 */
export const messageColumns = (
  talkers: Talkers,
  when?: string,
  claimed?: string,
) => `message.id, message.sender_id as "senderId",
  message.low_id + message.high_id - message.sender_id as "receiverId",
  message.text, message.client_id as "clientId", message.created_at as "sentAt",
  message.deleted_at is not null as "isDeleted", message.reply_to as "replyTo",
  (select json_build_object('id', quoted.id, 'sender', quoted.sender_id, 'text', ${quotedText},
      'media_kind', case when quoted.deleted_at is null then quoted.media_kind end)
    from messages quoted where quoted.id = message.reply_to) as quoted,
  case when message.media_kind is not null then ${mediaColumn('message.id', claimed)} end as media,
  case when message.prompt_id is not null
    then json_build_object('prompt_id', message.prompt_id, 'answer', message.prompt_answer) end as prompt,
  message.low_reaction as "lowReaction", message.high_reaction as "highReaction", message.warning,
  ${wanted(deliveredAt('message', talkers), when)} as "deliveredAt", ${wanted(seenAt('message', talkers), when)} as "seenAt"`;

const wanted = (scalar: string, when = 'true') => (when === 'true' ? scalar : `case when ${when} then ${scalar} end`);
