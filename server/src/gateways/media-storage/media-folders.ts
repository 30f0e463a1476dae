import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeAbandoned } from '../files/remove-abandoned.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import { isPhotoKey, makePhotoKey } from '../photo-storage/photo-storage.ts';
import type { MediaFile, StoredMedia } from './media-storage.ts';

export const trashFolder = (media: string, day = ''): string => path.join(media, 'trash', day);

/** Returns true if this is the name of a day's folder in the trash. */
export const isTrashDay = (name: string): boolean => /^\d{4}-\d\d-\d\d$/.test(name);

/** The only place where a key becomes a path. */
export function mediaFolder(media: string, key: string): string {
  if (!isPhotoKey(key)) throw new TypeError('A key is 32 hexadecimal digits');
  return path.join(media, key.slice(0, 2), key);
}

/** The only place where the name of a file becomes a path. */
export function fileIn(folder: string, name: string): string {
  if (!/^[a-z0-9]+(\.[a-z0-9]+){1,2}$/.test(name)) throw new TypeError('This is not the name of a file');
  return path.join(folder, name);
}

export async function* listMedia(media: string): AsyncGenerator<StoredMedia> {
  for (const shelf of await readdir(media)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const key of await readdir(path.join(media, shelf))) {
      const storedAt = (await unlessMissing(stat(path.join(media, shelf, key))))?.mtime ?? null;
      if (isPhotoKey(key) && storedAt !== null) yield { key, storedAt };
    }
  }
}

/** Lists the keys and folders of discarded media. */
export async function* listTrash(media: string): AsyncGenerator<{ readonly key: string; readonly folder: string }> {
  const days = (await unlessMissing(readdir(trashFolder(media)))) ?? [];
  for (const day of days.filter(isTrashDay))
    for (const key of (await unlessMissing(readdir(trashFolder(media, day)))) ?? [])
      if (isPhotoKey(key)) yield { key, folder: path.join(trashFolder(media, day), key) };
}

/** Writes files in `incoming` first, so that a name only ever leads to a complete file on the disk. */
export interface Drafts {
  /** Makes a new folder with these files, or nothing if it throws. */
  makeFolder(folder: string, files: readonly MediaFile[]): Promise<void>;
  /** Adds a file to a folder, or replaces it. Does nothing when the folder is gone. */
  addFile(folder: string, file: MediaFile): Promise<void>;
}

export function openDrafts(media: string): Drafts {
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
    makeFolder: (target, files) =>
      draft(files, async (folder) => {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(folder, target);
        await syncFolder(path.dirname(target));
      }),

    addFile: (target, file) =>
      draft([file], async (folder) => {
        await unlessMissing(rename(fileIn(folder, file.name), fileIn(target, file.name)));
        await unlessMissing(syncFolder(target));
        await rm(folder, { recursive: true, force: true });
      }),
  };
}
