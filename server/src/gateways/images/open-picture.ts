import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageLimits, PhotoInvalidError } from './image-processor.ts';
import { type ImageFormat, sniffImageFormat } from './sniff-image-format.ts';

export interface OpenedPicture {
  /** Upright once the pipeline runs. Its metadata is not carried over. */
  readonly image: Sharp;
  /** Upright size in px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Opens an uploaded file after checks from the cheapest to the most expensive: size, first bytes, header, pixels.
 * @throws PhotoInvalidError
 */
export async function openPicture(file: string, limits: ImageLimits, timeoutSeconds: number): Promise<OpenedPicture> {
  if ((await stat(file)).size > limits.bytesMax) throw new PhotoInvalidError('too_large');
  const bytes = await readFile(file);
  const format = sniffImageFormat(bytes);
  if (format === null) throw new PhotoInvalidError('type');
  if (format === 'heic-sequence') throw new PhotoInvalidError('animated');
  const opened = format === 'heic' ? await openHeic(bytes, limits) : await openWithSharp(bytes, format, limits);
  // Terminating a worker waits for native code to return, so that code needs a timeout.
  opened.image.timeout({ seconds: timeoutSeconds });
  return opened;
}

async function openWithSharp(bytes: Buffer, format: ImageFormat, limits: ImageLimits): Promise<OpenedPicture> {
  const header = await readHeader(bytes);
  if (header.format !== format) throw new PhotoInvalidError('type');
  if ((header.pages ?? 1) > 1) throw new PhotoInvalidError('animated');
  refuseTooManyPixels(header.width, header.height, limits);
  const image = sharp(bytes, { limitInputPixels: limits.pixelsMax, failOn: 'error', pages: 1 }).autoOrient();
  return { image, width: header.autoOrient.width, height: header.autoOrient.height };
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    // Without a limit here, the header gives the size. No pixel is decoded.
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (error) {
    throw new PhotoInvalidError('broken', { cause: error });
  }
}

/** libheif refuses a stream that is larger than its header says, so checking the header also bounds the decoding. */
async function openHeic(bytes: Buffer, limits: ImageLimits): Promise<OpenedPicture> {
  const { default: heic } = await import('heic-decode');
  try {
    const images = await heic.all({ buffer: bytes });
    try {
      const [first] = images;
      if (first === undefined) throw new PhotoInvalidError('broken');
      refuseTooManyPixels(first.width, first.height, limits);
      const { data, width, height } = await first.decode();
      return { image: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
    } finally {
      images.dispose();
    }
  } catch (error) {
    throw error instanceof PhotoInvalidError ? error : new PhotoInvalidError('broken', { cause: error });
  }
}

function refuseTooManyPixels(width: number, height: number, limits: ImageLimits): void {
  if (width * height > limits.pixelsMax) throw new PhotoInvalidError('pixels');
}
