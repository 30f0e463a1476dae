import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../gateways/images/map-image-errors.ts';
import { makePhotoKey, type PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../gateways/random-id.ts';
import { createPhotosRepository, type NewPhoto } from './photos.repository.ts';

export interface StorePhotoDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly photoStorage: PhotoStorage;
}

/**
 * Files first, row second: makes the picture's variants, keeps their files, then runs `keep`, which writes the row.
 * When that fails the files are removed; a process that dies in between leaves files that no row names.
 */
export async function storePhoto<Result>(
  dependencies: StorePhotoDependencies,
  file: string,
  keep: (photo: NewPhoto) => Promise<Result>,
): Promise<Result> {
  const processed = await mapImageErrors('photo', dependencies.images.processPhoto(file));
  const storageKey = makePhotoKey();
  const { width, height, thumbhash } = processed;
  try {
    await dependencies.photoStorage.put(storageKey, processed.variants);
    return await keep({ id: randomId(), storageKey, width, height, thumbhash, createdAt: dependencies.clock.now() });
  } catch (error) {
    await removeUnlessKept(dependencies, storageKey);
    throw error;
  }
}

/** A connection can break after the row was committed: files are removed only if no row names them. */
async function removeUnlessKept({ database, photoStorage }: StorePhotoDependencies, storageKey: string): Promise<void> {
  try {
    const kept = await createPhotosRepository(database).listKeptKeys([storageKey]);
    if (kept.length === 0) await photoStorage.remove(storageKey);
  } catch {
    // The caller is told of the first failure; files that no row names are swept later.
  }
}

/** Removes the files of a photo whose row is gone. A failure leaves them to the sweeper: the deletion itself has happened. */
export async function removeFiles(photoStorage: PhotoStorage, storageKey: string | null): Promise<void> {
  if (storageKey !== null) await photoStorage.remove(storageKey).catch(() => undefined);
}
