import type { MediaKind } from '@mwanzo/contract/conversations/chat-media';
import { deletableMinutes } from '@mwanzo/contract/limits';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { ReactionEmoji } from '@mwanzo/contract/conversations/reactions';
import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import type { MediaRow } from '../chat-media/index.ts';

/** The message that another one replies to. Its text is a little longer than the quote that is shown. */
export interface Quoted {
  readonly id: number;
  readonly sender: number;
  readonly text: string;
  readonly media_kind: MediaKind | null;
}

/** A message alone. `presentMessage` decides which parts each of the two members sees. */
export interface PlainRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
  readonly isDeleted: boolean;
  readonly replyTo: number | null;
  /** The kind of its media, also after they were deleted. */
  readonly mediaKind: MediaKind | null;
  readonly lowReaction: ReactionEmoji | null;
  readonly highReaction: ReactionEmoji | null;
  /** The prompt that it replies to, and the answer as it was then. */
  readonly promptId: PromptAnswer['prompt_id'] | null;
  readonly promptAnswer: string | null;
  /** The kind of scam that it may be, for its receiver. */
  readonly warning: WarningKind | null;
  /** The times when a device of the receiver got it, and when they read it. Null if its sender may not know. */
  readonly deliveredAt: Date | null;
  readonly seenAt: Date | null;
}

/** The parts that few messages have. */
export interface Attached {
  readonly quoted: Quoted | null;
  readonly media: MediaRow | null;
}

/** A message with all that belongs to it. */
export type MessageRow = PlainRow & Attached;

/** The start of the time in which a message that can be deleted now was sent. */
export function deletableSince(now: Date): Date {
  return new Date(now.getTime() - deletableMinutes * 60_000);
}

/** True for a photo that was sent to the member, also when it was deleted since. */
export function isPhotoFor(userId: number, { senderId, mediaKind }: MessageRow): boolean {
  return senderId !== userId && mediaKind === 'photo';
}

/** True while its receiver may decline a photo: once they have seen it, only its sender may delete it. */
export function waitsForReceiver({ media }: MessageRow): boolean {
  return media !== null && !media.isShown;
}
