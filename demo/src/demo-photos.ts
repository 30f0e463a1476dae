import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { AppDependencies } from '../../server/src/app/app-dependencies.ts';
import { demoPeople } from './data/people.ts';
import { demoId, demoPhotoId, demoPhotoKey } from './demo-ids.ts';

const picturesFolder = path.resolve(import.meta.dirname, '../pictures');

/** The size of every photo in `demo/pictures`, in px. */
export const demoPhotoSize = { width: 720, height: 900 } as const;

const smallestWidth = Math.min(...photoLimits.widths);

/** A photo of a demo person. The portrait has the index 0, the second photo the index 1. */
export interface DemoPhoto {
  readonly key: string;
  readonly index: 0 | 1;
}

export const demoPhotos: readonly DemoPhoto[] = demoPeople.flatMap(({ key }) => [
  { key, index: 0 },
  { key, index: 1 },
]);

export function photoFile({ key, index }: DemoPhoto): string {
  return path.join(picturesFolder, index === 0 ? `${key}.webp` : `${key}-2.webp`);
}

/** The identity card and the selfie of a demo person, as WebP files. Few people have them. */
export function documentFiles(key: string): { readonly idDocument: string; readonly selfie: string } {
  const file = (kind: string) => path.join(picturesFolder, 'documents', `${key}-${kind}.webp`);
  return { idDocument: file('id'), selfie: file('selfie') };
}

/** Puts a photo into the photo storage and returns its row of `photos`. */
export async function storePhoto(
  { photoStorage, clock }: Pick<AppDependencies, 'photoStorage' | 'clock'>,
  photo: DemoPhoto,
) {
  const { key, index } = photo;
  const storageKey = demoPhotoKey(key, index);
  const original = await readFile(photoFile(photo));
  const small = await sharp(original).resize({ width: smallestWidth }).webp({ effort: 2 }).toBuffer();
  // In every other width the file serves as it is: it has no more bytes than a photo of 480 px usually has.
  const variants = photoLimits.widths.map((width) => ({ width, bytes: width === smallestWidth ? small : original }));
  // An interrupted seeding may have left files under the same key.
  await photoStorage.remove(storageKey);
  await photoStorage.put(storageKey, variants);
  return {
    id: demoPhotoId(key, index),
    user_id: demoId(key),
    position: index,
    storage_key: storageKey,
    ...demoPhotoSize,
    thumbhash: await thumbhashOf(small),
    created_at: clock.now(),
  };
}

async function thumbhashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).resize(80, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
