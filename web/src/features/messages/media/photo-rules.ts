import type { MessagePhoto } from '@mwanzo/contract/chat-media';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import type { Drawing } from '../../../photos/picture-rules.ts';

/** The server stores this width; what is uploaded has it already, so that no byte is paid for and thrown away. */
export const chatPhotoDrawing: Drawing = {
  sideMax: Math.round(chatMediaLimits.photoWidth * 1.5),
  qualities: [0.82, 0.7, 0.55],
  bytesWanted: 400_000,
  bytesMax: chatMediaLimits.photoBytesMax,
};

/** A photo in a bubble, in px. */
const shownWidth = 240;
const shownHeight = { min: 104, max: 320 };

/** The size of a photo in its bubble, in px. It is known before the photo has arrived, so nothing moves then. */
export function shownSize({ width, height }: Pick<MessagePhoto, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scaled = Math.round((shownWidth * height) / Math.max(1, width));
  return { width: shownWidth, height: Math.min(shownHeight.max, Math.max(shownHeight.min, scaled)) };
}
