import { readdir, readFile, rm } from 'node:fs/promises';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder } from '../files/write-durably.ts';
import { SealBrokenError } from '../sealing/seal-file.ts';
import { fileIn, listMedia, listTrash, mediaFolder, type Drafts } from './media-folders.ts';
import { sealedName, type MediaSeal } from './media-seal.ts';

interface Sealing extends MediaSeal {
  readonly drafts: Drafts;
}

/** A folder of one piece of media, in its place or in the trash. */
interface Place {
  readonly key: string;
  readonly folder: string;
}

const isPlainName = (name: string): boolean => /^[a-z0-9]+\.[a-z0-9]+$/.test(name);

/** Seals the files below a folder that are in the clear, as `SealedMediaStorage.sealPlain` says. */
export async function* sealPlainFiles(media: string, sealing: Sealing): AsyncGenerator<void> {
  const failures: unknown[] = [];
  for await (const place of listPlaces(media))
    for (const name of (await unlessMissing(readdir(place.folder))) ?? []) {
      if (!isPlainName(name)) continue;
      const isDone = await sealOne(sealing, place, name).catch((error: unknown) => void failures.push(error));
      if (isDone) yield;
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be encrypted.`);
}

async function* listPlaces(media: string): AsyncGenerator<Place> {
  for await (const { key } of listMedia(media)) yield { key, folder: mediaFolder(media, key) };
  yield* listTrash(media);
}

/** The plain file is removed once the sealed one is on the disk and can be opened. Returns true if it was. */
async function sealOne(sealing: Sealing, place: Place, name: string): Promise<boolean> {
  const bytes = await unlessMissing(readFile(fileIn(place.folder, name)));
  if (bytes === null) return false;
  if (!(await isSealed(sealing, place, name))) {
    await sealing.drafts.addFile(place.folder, sealing.seal(place.key, { name, bytes }));
    if (!(await isSealed(sealing, place, name))) return false;
  }
  await rm(fileIn(place.folder, name), { force: true });
  await unlessMissing(syncFolder(place.folder));
  return true;
}

/** Returns true if the folder holds this file sealed. */
async function isSealed({ open }: Sealing, { key, folder }: Place, name: string): Promise<boolean> {
  const sealed = await unlessMissing(readFile(fileIn(folder, sealedName(name))));
  if (sealed === null) return false;
  try {
    open(key, name, sealed);
    return true;
  } catch (error) {
    if (error instanceof SealBrokenError) return false;
    throw error;
  }
}
