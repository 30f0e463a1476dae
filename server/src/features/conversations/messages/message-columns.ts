import type { MediaKind } from '@mwanzo/contract/conversations/chat-media';
import { quoteMax } from '@mwanzo/contract/limits';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { ReactionEmoji } from '@mwanzo/contract/conversations/reactions';
import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import { mediaColumn, type MediaRow } from '../chat-media/index.ts';
import { deliveredAt, seenAt } from './read-sql.ts';

/** A message as stored. `presentMessage` decides which parts each of the two members sees. */
export interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
  readonly replyTo: number | null;
  /** The message that it replies to. Its text is a little longer than the quote that is shown. */
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
  /** The kind of scam that it may be, for its receiver. */
  readonly warning: WarningKind | null;
  /** The times when a device of the receiver got it, and when they read it. Null if its sender may not know. */
  readonly deliveredAt: Date | null;
  readonly seenAt: Date | null;
}

// A database character is one or two UTF-16 code units. One character more shows that the text continues.
const quotedText = `case when quoted.deleted_at is null then left(quoted.text, ${quoteMax + 1}) else '' end`;

interface Talkers {
  readonly sender: string;
  readonly receiver: string;
}

/**
 * SQL for a MessageRow. The message has the alias `message`.
 *
 * @param when condition: the receipts are wanted
 * @param claimed the rows of the media that the same statement has just written
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
  ${wanted(deliveredAt('message', talkers), when)} as "deliveredAt",
    ${wanted(seenAt('message', talkers), when)} as "seenAt"`;

const wanted = (scalar: string, when = 'true') => (when === 'true' ? scalar : `case when ${when} then ${scalar} end`);
