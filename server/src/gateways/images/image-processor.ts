/** The widths in px in which a photo is kept. */
export const photoWidths = [160, 480, 1080] as const;
export type PhotoWidth = (typeof photoWidths)[number];

export interface PhotoVariant {
  /** The variant's name; the picture itself is narrower when the original was. */
  readonly width: PhotoWidth;
  /** WebP without any metadata. */
  readonly bytes: Uint8Array;
}

export interface ProcessedPhoto {
  /** One for each of `photoWidths`, narrowest first. */
  readonly variants: readonly PhotoVariant[];
  /** Size of the picture as sent, in px, upright. */
  readonly width: number;
  readonly height: number;
  /** Base64, about 28 characters (https://evanw.github.io/thumbhash/). */
  readonly thumbhash: string;
}

export interface ProcessedDocument {
  /** WebP without any metadata, longest side at most `documentSideMax` px. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/webp';
}

/** Enough to read the small print of an identity card. */
export const documentSideMax = 2048;

export interface ImageLimits {
  /** Size of the file as sent. */
  readonly bytesMax: number;
  /** Width times height. */
  readonly pixelsMax: number;
}

/** Turns files of strangers into pictures of our own making; what is not a usable picture throws PhotoInvalidError. */
export interface ImageProcessor {
  /** @throws PhotoInvalidError, ImageQueueFullError */
  processPhoto(file: string): Promise<ProcessedPhoto>;
  /** @throws PhotoInvalidError, ImageQueueFullError */
  processDocument(file: string): Promise<ProcessedDocument>;
  close(): Promise<void>;
}

const reasonTexts = {
  type: 'Send a JPEG, PNG, WebP or HEIC picture.',
  pixels: 'This picture has too many pixels. Send a smaller one.',
  broken: 'This picture is damaged or incomplete.',
  animated: 'Send a still picture: moving pictures are not taken.',
  too_large: 'This file is too large. Send a smaller one.',
  timeout: 'This picture took too long to read. Send a smaller one.',
} as const;
export type PhotoInvalidReason = keyof typeof reasonTexts;

export class PhotoInvalidError extends Error {
  override readonly name = 'PhotoInvalidError';
  readonly reason: PhotoInvalidReason;

  constructor(reason: PhotoInvalidReason, options?: ErrorOptions) {
    super(reasonTexts[reason], options);
    this.reason = reason;
  }
}

/** More pictures are waiting than can be done soon: the caller should come back in some seconds. */
export class ImageQueueFullError extends Error {
  override readonly name = 'ImageQueueFullError';
}
