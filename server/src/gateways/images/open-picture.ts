import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageLimits, PhotoInvalidError } from './image-processor.ts';
import { openHeic } from './open-heic.ts';
import { judgePictureMemory, type PictureHeader } from './picture-memory.ts';
import { type ImageFormat, sniffImageFormat } from './sniff-image-format.ts';

export interface OpenedPicture extends Disposable {
  /** The pipeline turns the picture upright. It does not keep the metadata. */
  readonly image: Sharp;
  /** Upright size in px. */
  readonly width: number;
  readonly height: number;
}

interface OpenOptions {
  readonly limits: ImageLimits;
  readonly timeoutSeconds: number;
  /** If true, a picture may be opened that takes much memory. */
  readonly mayBeLarge: boolean;
}

/** The picture takes much memory and `mayBeLarge` is false. Nothing of it was decoded. */
export class LargePictureError extends Error {
  override readonly name = 'LargePictureError';
}

/**
 * Opens an uploaded file after checks from the cheapest to the most expensive: size, first bytes, header, pixels.
 * @throws PhotoInvalidError, LargePictureError
 */
export async function openPicture(
  file: string,
  { limits, timeoutSeconds, mayBeLarge }: OpenOptions,
): Promise<OpenedPicture> {
  if ((await stat(file)).size > limits.bytesMax) throw new PhotoInvalidError('too_large');
  const bytes = await readFile(file);
  const format = sniffImageFormat(bytes);
  if (format === null) throw new PhotoInvalidError('type');
  if (format === 'heic-sequence') throw new PhotoInvalidError('animated');
  const check = (header: PictureHeader): void => {
    if (header.width * header.height > limits.pixelsMax) throw new PhotoInvalidError('pixels');
    if (judgePictureMemory(header) === 'large' && !mayBeLarge) throw new LargePictureError();
  };
  const opened = format === 'heic' ? await openHeif(bytes, check) : await openWithSharp(bytes, format, limits, check);
  // Terminating a worker waits for native code to return, so that code needs a timeout.
  opened.image.timeout({ seconds: timeoutSeconds });
  return opened;
}

type Check = (header: PictureHeader) => void;

async function openHeif(bytes: Buffer, check: Check): Promise<OpenedPicture> {
  const { image, width, height, dispose } = await openHeic(bytes, (headerWidth, headerHeight) =>
    check({
      format: 'heic',
      width: headerWidth,
      height: headerHeight,
      channels: 4,
      bytesPerChannel: 1,
      isProgressive: false,
      hasHalfColour: true,
    }),
  );
  return { image, width, height, [Symbol.dispose]: dispose };
}

async function openWithSharp(
  bytes: Buffer,
  format: Exclude<ImageFormat, 'heic'>,
  limits: ImageLimits,
  check: Check,
): Promise<OpenedPicture> {
  const header = await readHeader(bytes);
  if (header.format !== format) throw new PhotoInvalidError('type');
  if ((header.pages ?? 1) > 1) throw new PhotoInvalidError('animated');
  check({
    format,
    width: header.width,
    height: header.height,
    channels: header.channels,
    bytesPerChannel: header.depth === 'uchar' ? 1 : 2,
    isProgressive: header.isProgressive,
    hasHalfColour: header.chromaSubsampling === '4:2:0',
  });
  const image = sharp(bytes, { limitInputPixels: limits.pixelsMax, failOn: 'error', pages: 1 }).autoOrient();
  return { image, width: header.autoOrient.width, height: header.autoOrient.height, [Symbol.dispose]: () => {} };
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    // Without a limit here, the header gives the size. No pixel is decoded.
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (error) {
    throw new PhotoInvalidError('broken', { cause: error });
  }
}
