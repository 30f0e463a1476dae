import type { Message } from '@mwanzo/contract/conversations/messages';
import { presentMedia } from '../chat-media/index.ts';
import type { Attached, MessageRow, PlainRow } from './message-rules.ts';
import type { MessageDependencies } from './message-dependencies.ts';
import { shortenQuote } from './quote-rules.ts';

interface Viewer extends Pick<MessageDependencies, 'signMediaFor'> {
  readonly viewerId: number;
}

/** A message as one of the two members sees it. A deleted one shows only that it existed. */
export const presentMessage = (row: MessageRow, viewer: Viewer): Message => presentWith(row, row, viewer);

/** Like `presentMessage`, for a message whose attached parts were read apart from it. */
export function presentWith(row: PlainRow, { quoted, media }: Attached, { viewerId, signMediaFor }: Viewer): Message {
  const { isDeleted } = row;
  const isOwn = viewerId === row.senderId;
  const seenAt = isOwn ? moment(row.seenAt) : null;
  return {
    id: row.id,
    sender: row.senderId,
    receiver: row.receiverId,
    text: isDeleted ? '' : row.text,
    timestamp: row.sentAt.toISOString(),
    client_id: row.clientId,
    reply_to: quoted && !isDeleted ? { ...quoted, text: shortenQuote(quoted.text) } : null,
    reply_to_prompt: isDeleted ? null : presentPrompt(row),
    reactions: isDeleted ? [] : presentReactions(row),
    is_deleted: isDeleted,
    media: media && !isDeleted ? presentMedia(media, { sign: signMediaFor(viewerId), isOwn }) : null,
    warning: isOwn || isDeleted ? null : row.warning,
    delivered_at: isOwn ? (moment(row.deliveredAt) ?? seenAt) : null,
    seen_at: seenAt,
  };
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentPrompt({ promptId, promptAnswer }: PlainRow): Message['reply_to_prompt'] {
  return promptId === null || promptAnswer === null ? null : { prompt_id: promptId, answer: promptAnswer };
}

function presentReactions({ senderId, receiverId, lowReaction, highReaction }: PlainRow): Message['reactions'] {
  const low = { user: Math.min(senderId, receiverId), emoji: lowReaction };
  const high = { user: Math.max(senderId, receiverId), emoji: highReaction };
  return [low, high].flatMap(({ user, emoji }) => (emoji === null ? [] : [{ user, emoji }]));
}
