import type { Database } from '../../database/connect.ts';
import { looksOfStored } from '../../gateways/images/looks-of-stored.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createOldPhotosRepository } from './old-photos.repository.ts';

const batchSize = 50;
/** A run that takes longer than some seconds would keep a server from stopping. */
const photosMax = 500;
/** Close to what the hashes of new photos are made from. */
const width = 1080;

interface HashOldPhotosDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
}

/**
 * Finds out what photos look like that were stored before that was kept, or with the demo people: at most 500, one after
 * the other. The next run goes on where this one ends, whatever stops it. Returns how many.
 */
export async function hashOldPhotos({ database, photoStorage }: HashOldPhotosDependencies): Promise<number> {
  const photos = createOldPhotosRepository(database);
  let [hashed, after] = [0, 0];
  for (let seen = 0; seen < photosMax; seen += batchSize) {
    const batch = await photos.listUnhashed(after, batchSize);
    for (const { id, storageKey } of batch) {
      after = id;
      const bytes = await photoStorage.read(storageKey, width);
      // Its file may come later, as those of demo people do, or it was deleted meanwhile.
      if (bytes === null) continue;
      // A damaged file looks like nothing.
      await photos.writeLooks(id, await looksOfStored(bytes).catch(() => []));
      hashed += 1;
    }
    if (batch.length < batchSize) break;
  }
  return hashed;
}
