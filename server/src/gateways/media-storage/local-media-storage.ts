import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';
import { isPhotoKey } from '../photo-storage/photo-storage.ts';
import { holdRemoved, keepAside, releaseHeld } from './held-media.ts';
import { fileIn, isTrashDay, listMedia, mediaFolder, openDrafts, trashFolder } from './media-folders.ts';
import type { MediaStorage } from './media-storage.ts';

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/**
 * Stores media as `<first two characters of key>/<key>/<name>` below a folder. They are written in `incoming` and moved
 * into place by one rename, so that they are stored completely or not at all. Discarded media are in `trash/<day in
 * UTC>/<key>`. Moving a folder back into its place restores it.
 *
 * @param remove removes the folder of one piece of media with its files, for good
 */
export function createLocalMediaStorage(media: string, remove = removeFolder): MediaStorage {
  const drafts = openDrafts(media);
  return {
    async put(key, files) {
      await drafts.makeFolder(mediaFolder(media, key), files);
    },

    async add(key, file) {
      await drafts.addFile(mediaFolder(media, key), file);
    },

    async read(key, name) {
      return unlessMissing(readFile(fileIn(mediaFolder(media, key), name)));
    },

    async remove(key) {
      if (!(await keepAside(media, key))) await remove(mediaFolder(media, key));
    },

    async discard(key, now) {
      const folder = trashFolder(media, dayOf(now));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, key);
      const move = () => unlessMissing(rename(mediaFolder(media, key), target));
      // An operator may have restored the same media today. What another process discards now stays in the trash.
      await move().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        await remove(target);
        await move();
      });
    },

    async emptyTrash(before) {
      const days = (await unlessMissing(readdir(trashFolder(media)))) ?? [];
      let removed = 0;
      for (const day of days.filter((name) => isTrashDay(name) && name < dayOf(before))) {
        const discarded = await readdir(trashFolder(media, day));
        for (const name of discarded.filter(isPhotoKey)) await remove(path.join(trashFolder(media, day), name));
        await removeFolder(trashFolder(media, day));
        removed += discarded.length;
      }
      return removed;
    },

    list: () => listMedia(media),

    hold: () => holdRemoved(media),

    release: () => releaseHeld(media, remove),
  };
}

/** The day in UTC, such as 2026-11-24. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
