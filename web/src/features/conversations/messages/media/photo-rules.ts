import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import type { Drawing } from '../../../../photos/picture-rules.ts';

/** The photo is drawn in the width that the server stores, so that no unnecessary byte is uploaded. */
export const chatPhotoDrawing: Drawing = {
  sideMax: Math.round(chatMediaLimits.photoWidth * 1.5),
  qualities: [0.82, 0.7, 0.55],
  bytesWanted: 400_000,
  bytesMax: chatMediaLimits.photoBytesMax,
};

/** The width of a photo in a bubble, in px. */
const shownWidth = 240;
const shownHeight = { min: 104, max: 320 };

/**
 * Computes the size of a photo in its bubble, in px. It is known before the photo has arrived, so nothing moves then.
 */
export function shownSize({ width, height }: Pick<MessagePhoto, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const scaled = Math.round((shownWidth * height) / Math.max(1, width));
  return { width: shownWidth, height: Math.min(shownHeight.max, Math.max(shownHeight.min, scaled)) };
}
