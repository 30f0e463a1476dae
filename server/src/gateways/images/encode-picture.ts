import { photoLimits } from '@mwanzo/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { documentSideMax, type PhotoVariant, type ProcessedDocument, type ProcessedPhoto } from './image-processor.ts';
import { perceptualHashesOf } from './perceptual-hashes.ts';
import type { OpenedPicture } from './open-picture.ts';

/** The colour behind transparent pictures. */
const background = '#ffffff';

/** Keeps long screenshots whole. A taller picture is scaled down, because WebP allows at most 16,383 px. */
const heightPerWidthMax = 4;

/** The smallest side of a photo, in px. */
const thumbhashSideMax = 100;

const widestPhoto = Math.max(...photoLimits.widths);

/** Encodes every variant from one upright sRGB master, so that a large photo is decoded only once. */
export async function encodePhoto(picture: OpenedPicture): Promise<ProcessedPhoto> {
  const master = await decodeWithin(picture.image, widestPhoto, widestPhoto * heightPerWidthMax);
  const variants: PhotoVariant[] = [];
  for (const width of photoLimits.widths) {
    const bytes = await within(master, width, width * heightPerWidthMax)
      .webp({ quality: 80 })
      .toBuffer();
    variants.push({ width, bytes });
  }
  const [thumbhash, looks] = [await makeThumbhash(master), await perceptualHashesOf(master)];
  return { variants, width: picture.width, height: picture.height, thumbhash, looks };
}

/** Encodes a document as one WebP, with sides of at most `documentSideMax` px. */
export async function encodeDocument(picture: OpenedPicture): Promise<ProcessedDocument> {
  const master = await decodeWithin(picture.image, documentSideMax, documentSideMax);
  const { data, info } = await master.webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, contentType: 'image/webp' };
}

/** Decodes to raw pixels, which hold no metadata. Only the colours of the sender's file get past this point. */
async function decodeWithin(image: Sharp, width: number, height: number): Promise<Sharp> {
  const { data, info } = await within(image, width, height)
    .flatten({ background })
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
