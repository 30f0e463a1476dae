import { deletableMinutes } from '@mwanzo/contract/limits';
import type { MessageRow } from './message-columns.ts';

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
