import { deletableMinutes } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';

export type Reaction = Message['reactions'][number];

/** The reaction that a double tap and the button beside a message give. */
export const heart = '❤️' satisfies Reaction['emoji'];

/** Returns the message with a member's reaction. It replaces an earlier one; null removes it. */
export function withReaction(message: Message, user: number, emoji: Reaction['emoji'] | null): Message {
  const others = message.reactions.filter((reaction) => reaction.user !== user);
  return { ...message, reactions: emoji === null ? others : [...others, { user, emoji }] };
}

/** @param now ms since the epoch */
export function isDeletable(message: Message, partnerId: number, now: number): boolean {
  const isOwn = message.sender !== partnerId;
  return isOwn && !message.is_deleted && now - Date.parse(message.timestamp) < deletableMinutes * 60_000;
}
