import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import {
  documentSideMax,
  photoWidths,
  type PhotoVariant,
  type ProcessedDocument,
  type ProcessedPhoto,
} from './image-processor.ts';
import type { OpenedPicture } from './open-picture.ts';

/** What shows through transparent pictures. */
const ground = '#ffffff';

/** Keeps long screenshots whole; a taller strip is scaled down, since WebP ends at 16,383 px. */
const heightPerWidthMax = 4;

const thumbhashSideMax = 100;

/** Every variant comes from one upright sRGB master: a large photo is decoded only once. */
export async function encodePhoto(picture: OpenedPicture): Promise<ProcessedPhoto> {
  const master = await decodeWithin(picture.image, 1080, 1080 * heightPerWidthMax);
  const variants: PhotoVariant[] = [];
  for (const width of photoWidths) {
    const bytes = await within(master, width, width * heightPerWidthMax)
      .webp({ quality: 80 })
      .toBuffer();
    variants.push({ width, bytes });
  }
  return { variants, width: picture.width, height: picture.height, thumbhash: await makeThumbhash(master) };
}

export async function encodeDocument(picture: OpenedPicture): Promise<ProcessedDocument> {
  const master = await decodeWithin(picture.image, documentSideMax, documentSideMax);
  const { data, info } = await master.webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, contentType: 'image/webp' };
}

/** Raw pixels hold no metadata: nothing of the sender's file but its colours passes this point. */
async function decodeWithin(image: Sharp, width: number, height: number): Promise<Sharp> {
  const { data, info } = await within(image, width, height)
    .flatten({ background: ground })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function within(image: Sharp, width: number, height: number): Sharp {
  return image.clone().resize({ width, height, fit: 'inside', withoutEnlargement: true });
}

async function makeThumbhash(master: Sharp): Promise<string> {
  const { data, info } = await within(master, thumbhashSideMax, thumbhashSideMax)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
