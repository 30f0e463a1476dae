import type { PhotoWidth } from '@mwanzo/contract/limits';

export interface PhotoVariant {
  /** The nominal width in px. The picture is narrower when the original is. */
  readonly width: PhotoWidth;
  /** WebP without any metadata. */
  readonly bytes: Uint8Array;
}

export interface ProcessedPhoto {
  /** One for each of `photoLimits.widths`, narrowest first. */
  readonly variants: readonly PhotoVariant[];
  /** The upright size of the picture as sent, in px. */
  readonly width: number;
  readonly height: number;
  /** Base64, about 28 characters (https://evanw.github.io/thumbhash/). */
  readonly thumbhash: string;
  /** The perceptual hashes of the whole picture and of the part inside its edges. Empty for a plain picture. */
  readonly looks: readonly string[];
}

export interface ProcessedDocument {
  /** WebP without any metadata, longest side at most `documentSideMax` px. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/webp';
}

/** The longest side of a stored document, in px: enough to read the small print of an identity card. */
export const documentSideMax = 2048;

export interface ImageLimits {
  /** Bytes of the file as sent. */
  readonly bytesMax: number;
  /** Width times height, in px. picture-memory.ts limits the memory for decoding. */
  readonly pixelsMax: number;
}

/** Re-encodes uploaded pictures, so that nothing of the uploaded file is stored. */
export interface ImageProcessor {
  /**
   * Encodes a photo in all widths.
   * @throws PhotoInvalidError, ImageQueueFullError, ApiError unavailable
   */
  processPhoto(file: string): Promise<ProcessedPhoto>;
  /**
   * Encodes an identity document or a selfie.
   * @throws PhotoInvalidError, ImageQueueFullError, ApiError unavailable
   */
  processDocument(file: string): Promise<ProcessedDocument>;
  /**
   * Writes lines of text all over a document that `processDocument` has encoded. Returns WebP.
   * @param lines digits, spaces, colons, hyphens, R and Z
   * @throws ImageQueueFullError, ApiError unavailable
   */
  markPicture(picture: Uint8Array, lines: readonly string[]): Promise<Uint8Array>;
  /** Calls a listener for each problem that no caller learns of. */
  onProblem(listener: (error: unknown) => void): void;
  close(): Promise<void>;
}

const reasonTexts = {
  type: 'Send a JPEG, PNG, WebP or HEIC picture.',
  pixels: 'This picture has too many pixels. Send a smaller one, or a JPEG that is not progressive.',
  broken: 'This picture is damaged or incomplete.',
  animated: 'Send a still picture: moving pictures are not taken.',
  too_large: 'This file is too large. Send a smaller one.',
  timeout: 'This picture took too long to read. Send a smaller one.',
} as const;
export type PhotoInvalidReason = keyof typeof reasonTexts;

/** The uploaded file is not a usable picture. */
export class PhotoInvalidError extends Error {
  override readonly name = 'PhotoInvalidError';
  readonly reason: PhotoInvalidReason;

  constructor(reason: PhotoInvalidReason, options?: ErrorOptions) {
    super(reasonTexts[reason], options);
    this.reason = reason;
  }
}

/** Too many pictures are waiting. The caller should try again in a few seconds. */
export class ImageQueueFullError extends Error {
  override readonly name = 'ImageQueueFullError';
}
