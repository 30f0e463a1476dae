import { PhotoInvalidError } from './image-processor.ts';

/** The facts in a picture's header. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic';
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Bytes for one sample: 2 in a picture of 16 bits. */
  readonly bytesPerChannel: number;
  /** True for an interlaced PNG or a progressive JPEG. */
  readonly isProgressive: boolean;
  /** True if the colour of a JPEG is stored at half the width and height. */
  readonly hasHalfColour: boolean;
}

/** The largest picture in bytes of pixels: 50 megapixels with 4 channels of 8 bits. */
const pixelBytesMax = 200_000_000;
/** The most memory that a decoder may take for a whole picture, in bytes: a little over 12 megapixels of HEIC. */
const wholePictureBytesMax = 98_000_000;
/** Pictures whose decoders take more memory than this are processed one at a time. In bytes. */
const largeBytes = 32_000_000;

/**
 * The bytes per pixel of libheif, which holds the picture in the stream's colours and as RGBA, with copies of parts.
 */
const heicBytesPerPixel = 8;
/** libjpeg holds two bytes for each sample of a progressive picture (jdcoefct.c). */
const progressiveBytesPerSample = 2;
/** An interlaced PNG is copied in part while it is read. */
const interlacedFactor = 1.25;

/**
 * Refuses a picture that would take too much memory, from its header only, and says if it is a large one. Most pictures
 * are decoded row by row. Interlaced PNG, progressive JPEG and HEIC have to be held whole, so less is allowed.
 *
 * @throws PhotoInvalidError pixels
 */
export function judgePictureMemory(header: PictureHeader): 'large' | 'small' {
  if (pixelBytes(header) > pixelBytesMax) throw new PhotoInvalidError('pixels');
  const bytes = wholePictureBytes(header);
  if (bytes > wholePictureBytesMax) throw new PhotoInvalidError('pixels');
  return bytes > largeBytes || pixelBytes(header) > largeBytes * 2 ? 'large' : 'small';
}

function pixelBytes({ width, height, channels, bytesPerChannel }: PictureHeader): number {
  return width * height * channels * bytesPerChannel;
}

/** The memory for a picture that its decoder holds as a whole, in bytes; 0 for a picture that is read row by row. */
function wholePictureBytes(header: PictureHeader): number {
  const { format, width, height, channels, isProgressive, hasHalfColour } = header;
  if (format === 'heic') return width * height * heicBytesPerPixel;
  if (!isProgressive) return 0;
  if (format !== 'jpeg') return pixelBytes(header) * interlacedFactor;
  return width * height * (hasHalfColour ? 1.5 : channels) * progressiveBytesPerSample;
}
