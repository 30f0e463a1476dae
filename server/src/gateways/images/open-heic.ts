import sharp, { type Sharp } from 'sharp';
import { PhotoInvalidError } from './image-processor.ts';

interface OpenedHeic {
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
  /** Frees the memory of the pixels. `image` must not be used afterwards. */
  dispose(): void;
}

const bytesPerPixel = 4;

/**
 * Decodes a HEIC picture. `check` gets the size from the header before any pixel is decoded, and may throw. libheif
 * refuses a stream that is larger than its header says, so checking the header also bounds the decoding.
 *
 * The pixels stay in libheif's memory and are read there: copies would take twice the memory of the picture.
 *
 * @throws PhotoInvalidError broken, or any error of `check`
 */
export async function openHeic(bytes: Buffer, check: (width: number, height: number) => void): Promise<OpenedHeic> {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const context = new libheif.HeifDecoder();
  let images: ReturnType<typeof context.decode> = [];
  const free = (): void => {
    for (const image of images) image.free();
    context.decoder?.delete();
  };
  try {
    images = context.decode(bytes);
    const [first] = images;
    if (first === undefined) throw new PhotoInvalidError('broken');
    check(first.get_width(), first.get_height());
    const { heif_colorspace: colorspace, heif_chroma: chroma } = libheif;
    const decoded = await libheif.heif_js_decode_image2(
      first.handle,
      colorspace.heif_colorspace_RGB,
      chroma.heif_chroma_interleaved_RGBA,
    );
    if (decoded === undefined || 'code' in decoded) throw new PhotoInvalidError('broken');
    const [pixels] = decoded.channels;
    if (pixels === undefined) throw new PhotoInvalidError('broken');
    const { width, height, stride } = pixels;
    const padded = { width: stride / bytesPerPixel, height, channels: bytesPerPixel } as const;
    const image = sharp(pixels.data.subarray(0, stride * height), { raw: padded });
    const dispose = (): void => {
      libheif.heif_image_release(decoded.image);
      free();
    };
    return {
      image: stride === width * bytesPerPixel ? image : image.extract({ left: 0, top: 0, width, height }),
      width,
      height,
      dispose,
    };
  } catch (error) {
    free();
    throw error instanceof PhotoInvalidError ? error : new PhotoInvalidError('broken', { cause: error });
  }
}
