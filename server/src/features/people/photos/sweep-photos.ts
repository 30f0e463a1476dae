import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { sweepStorage, type Swept } from '../../../gateways/media-storage/sweep-storage.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { deleteStrayLooks, listKeptKeys } from './photos.repository.ts';

interface SweepPhotosDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly photoStorage: PhotoStorage;
}

interface SweepPhotosOptions {
  /** Younger files are skipped, because their row may not be written yet. */
  readonly storedBefore: Date;
  /** The photos of deleted accounts, which another job removes. */
  readonly erased: ReadonlySet<string>;
}

/** Deletes the perceptual hashes of deleted photos. */
export async function deleteHashesOfDeletedPhotos({ database }: { readonly database: Database }): Promise<void> {
  await getRows(database, deleteStrayLooks, {});
}

/**
 * Moves photos that no row names into the trash.
 * @throws SweepRefusedError when they are so many that the database may be the wrong one
 */
export async function sweepPhotos(
  { database, clock, photoStorage }: SweepPhotosDependencies,
  { storedBefore, erased }: SweepPhotosOptions,
): Promise<Swept> {
  return sweepStorage({
    storage: photoStorage,
    now: clock.now(),
    storedBefore,
    listKept: async (storageKeys) => {
      const kept = await getRows(database, listKeptKeys, { storageKeys });
      return [...kept.map(({ storageKey }) => storageKey), ...storageKeys.filter((key) => erased.has(key))];
    },
  });
}
