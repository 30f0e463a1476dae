import sharp from 'sharp';
import { encodeDocument, encodePhoto } from './encode-picture.ts';
import {
  type ImageLimits,
  PhotoInvalidError,
  type PhotoInvalidReason,
  type ProcessedDocument,
  type ProcessedPhoto,
} from './image-processor.ts';
import { LargePictureError, openPicture, type OpenedPicture } from './open-picture.ts';

export interface PictureTask {
  readonly kind: 'photo' | 'document';
  readonly file: string;
  readonly limits: ImageLimits;
  readonly timeoutSeconds: number;
  /** If true, a picture may be processed that takes much memory; otherwise the result is `isLarge`. */
  readonly mayBeLarge: boolean;
}

/** Errors lose their class between threads and processes, so a refusal is returned as data. */
export type PictureResult =
  | { readonly photo: ProcessedPhoto }
  | { readonly document: ProcessedDocument }
  | { readonly invalid: PhotoInvalidReason }
  | { readonly isLarge: true };

sharp.concurrency(1);
sharp.cache(false);
// libheif prints complaints about uploaded files to the console, which bypasses the log.
globalThis.console.log = () => undefined;

/** Processes a picture in a thread or a process of worker-image-processor.ts. */
export async function processPicture(task: PictureTask): Promise<PictureResult> {
  try {
    using picture = await openPicture(task.file, task);
    return await encode(task.kind, picture);
  } catch (error) {
    if (error instanceof LargePictureError) return { isLarge: true };
    if (error instanceof PhotoInvalidError) return { invalid: error.reason };
    throw error;
  }
}

async function encode(kind: PictureTask['kind'], picture: OpenedPicture): Promise<PictureResult> {
  try {
    return kind === 'photo' ? { photo: await encodePhoto(picture) } : { document: await encodeDocument(picture) };
  } catch (error) {
    // The encoder works, so if it fails, the uploaded pixels are at fault.
    const timedOut = error instanceof Error && error.message.startsWith('timeout');
    throw new PhotoInvalidError(timedOut ? 'timeout' : 'broken', { cause: error });
  }
}
