import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeAbandoned } from '../files/remove-abandoned.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import { isPhotoKey, makePhotoKey } from '../photo-storage/photo-storage.ts';
import type { MediaFile, MediaStorage, StoredMedia } from './media-storage.ts';

/**
 * Stores media as `<first two characters of key>/<key>/<name>` below a folder. They are written in `incoming` and moved
 * into place by one rename, so that they are stored completely or not at all. Discarded media are in `trash/<day in
 * UTC>/<key>`. Moving a folder back into its place restores it.
 */
export function createLocalMediaStorage(media: string): MediaStorage {
  const incoming = path.join(media, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  removeAbandoned(incoming);

  async function draft(files: readonly MediaFile[], place: (folder: string) => Promise<void>): Promise<void> {
    const folder = path.join(incoming, makePhotoKey());
    await mkdir(folder, { mode: 0o700 });
    try {
      for (const file of files) await writeDurably(fileIn(folder, file.name), file.bytes);
      await syncFolder(folder);
      await place(folder);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  return {
    async put(key, files) {
      const target = mediaFolder(media, key);
      await draft(files, async (folder) => {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(folder, target);
        await syncFolder(path.dirname(target));
      });
    },

    async add(key, file) {
      const target = mediaFolder(media, key);
      await draft([file], async (folder) => {
        await unlessMissing(rename(fileIn(folder, file.name), fileIn(target, file.name)));
        await rm(folder, { recursive: true, force: true });
      });
    },

    async read(key, name) {
      return unlessMissing(readFile(fileIn(mediaFolder(media, key), name)));
    },

    async remove(key) {
      await rm(mediaFolder(media, key), { recursive: true, force: true });
    },

    async discard(key, now) {
      const folder = trashFolder(media, dayOf(now));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, key);
      // An operator may have restored the same media today.
      await rm(target, { recursive: true, force: true });
      await unlessMissing(rename(mediaFolder(media, key), target));
    },

    async emptyTrash(before) {
      const days = (await unlessMissing(readdir(trashFolder(media)))) ?? [];
      let removed = 0;
      for (const day of days.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name) && name < dayOf(before))) {
        removed += (await readdir(trashFolder(media, day))).length;
        await rm(trashFolder(media, day), { recursive: true, force: true });
      }
      return removed;
    },

    list: () => listMedia(media),
  };
}

const trashFolder = (media: string, day = ''): string => path.join(media, 'trash', day);

/** The day in UTC, such as 2026-11-24. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The only place where a key becomes a path. */
function mediaFolder(media: string, key: string): string {
  if (!isPhotoKey(key)) throw new TypeError('A key is 32 hexadecimal digits');
  return path.join(media, key.slice(0, 2), key);
}

function fileIn(folder: string, name: string): string {
  if (!/^[a-z0-9]+\.[a-z0-9]+$/.test(name)) throw new TypeError('This is not the name of a file');
  return path.join(folder, name);
}

async function* listMedia(media: string): AsyncIterable<StoredMedia> {
  for (const shelf of await readdir(media)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const key of await readdir(path.join(media, shelf))) {
      const storedAt = (await unlessMissing(stat(path.join(media, shelf, key))))?.mtime ?? null;
      if (isPhotoKey(key) && storedAt !== null) yield { key, storedAt };
    }
  }
}
