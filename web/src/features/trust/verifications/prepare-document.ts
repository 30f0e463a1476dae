import { photoLimits } from '@mwanzo/contract/limits';
import { logFailure } from '../../../device/log-failure.ts';
import { isPicture, type Drawing } from '../../../photos/picture-rules.ts';
import { shrinkPicture } from '../../../photos/shrink-picture.ts';

/** A file up to this size, in bytes, is sent unchanged. */
const bytesKept = 800_000;

/** The server stores 2,048 px. The letters of an ID stay readable at each of these qualities. */
const drawing: Drawing = {
  sideMax: 2048,
  qualities: [0.9, 0.82, 0.72],
  bytesWanted: bytesKept,
  bytesMax: photoLimits.bytesMax,
};

export type DocumentRefusal = 'not a picture' | 'too large';

/**
 * Makes an identity document or a selfie small enough for a phone's upload. A format that the browser cannot decode,
 * such as HEIC, is sent unchanged, if it is not too large for the server.
 */
export async function prepareDocument(file: File): Promise<File | DocumentRefusal> {
  if (!(await isPicture(file))) return 'not a picture';
  if (file.size <= bytesKept) return file;
  try {
    const smaller = await shrinkPicture(file, drawing);
    return smaller.size < file.size ? smaller : file;
  } catch (error) {
    logFailure('A document could not be made smaller', error);
    return file.size > photoLimits.bytesMax ? 'too large' : file;
  }
}
