import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { perceptualHashesOfStored } from '../../../gateways/images/perceptual-hashes-of-stored.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { listUnhashed, writeLooks } from './photos.repository.ts';

const batchSize = 50;
/** The most photos that a run hashes. A longer run would delay the stop of a server. */
const photosMax = 500;
/** The stored width that is closest to the source of new photos' hashes, in px. */
const width = 1080;

interface HashOldPhotosDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
}

/**
 * Computes the perceptual hashes of photos that have none, because they are old or came with the demo people: about
 * 500, one after the other. The next run does the others. Returns their number.
 * @throws the first error of a file that cannot be read, after the others were hashed
 */
export async function hashOldPhotos({ database, photoStorage }: HashOldPhotosDependencies): Promise<number> {
  let [hashed, after] = [0, 0];
  const failures: unknown[] = [];
  // Photos without a file do not count: as many of them would hold up the others in every run.
  while (hashed + failures.length < photosMax) {
    const batch = await getRows(database, listUnhashed, { after, limit: batchSize });
    for (const { id, userId, storageKey } of batch) {
      after = id;
      const bytes = await photoStorage.read(storageKey, width).catch((error: unknown) => {
        failures.push(error);
        return null;
      });
      // The photo was deleted since its row was read, its file is lost, or it cannot be read in this run.
      if (bytes === null) continue;
      // A damaged file has no hashes. It gets a row without them, as a plain photo does, and is not read again.
      const looks = await perceptualHashesOfStored(bytes).catch(() => []);
      await getRows(database, writeLooks, { id, userId, looks });
      hashed += 1;
    }
    if (batch.length < batchSize) break;
  }
  if (failures.length > 0) throw failures[0];
  return hashed;
}
