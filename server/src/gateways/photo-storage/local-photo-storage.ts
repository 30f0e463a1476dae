import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits, type PhotoWidth } from '@mwanzo/contract/limits';
import { removeAbandonedDrafts } from '../files/remove-abandoned-drafts.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import type { PhotoVariant } from '../images/image-processor.ts';
import { isPhotoKey, makePhotoKey, type PhotoStorage, type StoredPhoto } from './photo-storage.ts';

/**
 * Stores photos as `<first two characters of key>/<key>/<width>.webp` below the folder `media`. A photo is written in
 * `incoming` and moved into place by one rename, so that it is stored completely or not at all.
 */
export function createLocalPhotoStorage(media: string): PhotoStorage {
  const incoming = path.join(media, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  removeAbandonedDrafts(incoming);

  return {
    async put(key, variants) {
      const target = photoFolder(media, key);
      const draft = path.join(incoming, makePhotoKey());
      await mkdir(draft, { mode: 0o700 });
      try {
        await writeVariants(draft, variants);
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(draft, target);
        await syncFolder(path.dirname(target));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
    },

    async read(key, width) {
      return unlessMissing(readFile(variantFile(photoFolder(media, key), width)));
    },

    async remove(key) {
      await rm(photoFolder(media, key), { recursive: true, force: true });
    },

    list: () => listPhotos(media),
  };
}

async function writeVariants(folder: string, variants: readonly PhotoVariant[]): Promise<void> {
  for (const { width, bytes } of variants) await writeDurably(variantFile(folder, width), bytes);
  await syncFolder(folder);
}

/** The only place where a key becomes a path. */
function photoFolder(media: string, key: string): string {
  if (!isPhotoKey(key)) throw new TypeError('A photo key is 32 hexadecimal digits');
  return path.join(media, key.slice(0, 2), key);
}

function variantFile(folder: string, width: PhotoWidth): string {
  if (!photoLimits.widths.includes(width)) throw new TypeError('There is no variant of this width');
  return path.join(folder, `${width}.webp`);
}

async function* listPhotos(media: string): AsyncIterable<StoredPhoto> {
  for (const shelf of await readdir(media)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const key of await readdir(path.join(media, shelf))) {
      const storedAt = await changedAt(path.join(media, shelf, key));
      if (isPhotoKey(key) && storedAt !== null) yield { key, storedAt };
    }
  }
}

async function changedAt(file: string): Promise<Date | null> {
  return (await unlessMissing(stat(file)))?.mtime ?? null;
}
