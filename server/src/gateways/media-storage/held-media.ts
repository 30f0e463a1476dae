import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { ownLike } from '../files/own-like.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { isPhotoKey } from '../photo-storage/photo-storage.ts';
import { listTrash, mediaFolder } from './media-folders.ts';

/*
 * A backup is made of one moment of the database, and of the files that its rows name then. It copies them a little
 * later, and a member may delete a photo in between. While a backup is made, there is a folder `held`, into which
 * removed media are moved instead. Whoever removes media has committed that before: so what is removed without the
 * folder was gone before the moment of the backup, if the folder was made before that moment.
 */
const heldFolder = (media: string, key = ''): string => path.join(media, 'held', key);

export async function holdRemoved(media: string): Promise<void> {
  await mkdir(heldFolder(media), { recursive: true, mode: 0o700 });
  await ownLike(media, heldFolder(media));
}

/** Moves media aside if a backup is being made. Returns false if none is, or if there are no such media. */
export async function keepAside(media: string, key: string): Promise<boolean> {
  const moved = rename(mediaFolder(media, key), heldFolder(media, key)).then(() => true);
  return (await unlessMissing(moved)) ?? false;
}

/** Removes everything that was kept aside, and the folder. Returns the number of removed media. */
export async function releaseHeld(media: string, remove: (folder: string) => Promise<void>): Promise<number> {
  // Nothing is added to the folder under its second name, which a dead process may have left.
  const released = path.join(media, 'released');
  const left = await clear(released, remove);
  await unlessMissing(rename(heldFolder(media), released));
  return left + (await clear(released, remove));
}

async function clear(folder: string, remove: (folder: string) => Promise<void>): Promise<number> {
  const keys = (await unlessMissing(readdir(folder))) ?? [];
  for (const key of keys) await remove(path.join(folder, key));
  await remove(folder);
  return keys.length;
}

/** Lists the keys and folders of media that were kept aside. */
export async function* listHeld(media: string): AsyncGenerator<{ readonly key: string; readonly folder: string }> {
  for (const key of (await unlessMissing(readdir(heldFolder(media)))) ?? [])
    if (isPhotoKey(key)) yield { key, folder: heldFolder(media, key) };
}

/** The folders in which media may be that a row of a backup names: their place, those kept aside, and the trash. */
export async function* listPlacesOf(media: string, key: string): AsyncGenerator<string> {
  yield mediaFolder(media, key);
  yield heldFolder(media, key);
  for await (const discarded of listTrash(media)) if (discarded.key === key) yield discarded.folder;
}
