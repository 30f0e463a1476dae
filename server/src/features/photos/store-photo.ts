import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../gateways/images/map-image-errors.ts';
import { makePhotoKey, type PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../gateways/random-id.ts';
import { createPhotosRepository } from './photos.repository.ts';
import type { NewPhoto } from './present-photos.ts';

export interface StorePhotoDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly photoStorage: PhotoStorage;
}

/**
 * Stores the files of a picture's variants, then runs `writeRow`. If that fails the files are removed. A process that
 * dies in between leaves files that no row names, which are swept later.
 */
export async function storePhoto<Result>(
  dependencies: StorePhotoDependencies,
  file: string,
  writeRow: (photo: NewPhoto) => Promise<Result>,
): Promise<Result> {
  const processed = await mapImageErrors('photo', dependencies.images.processPhoto(file));
  const storageKey = makePhotoKey();
  const { width, height, thumbhash } = processed;
  try {
    await dependencies.photoStorage.put(storageKey, processed.variants);
    return await writeRow({
      id: randomId(),
      storageKey,
      width,
      height,
      thumbhash,
      createdAt: dependencies.clock.now(),
    });
  } catch (error) {
    await removeUnlessWritten(dependencies, storageKey);
    throw error;
  }
}

/** A connection may break after the row was committed, so files are removed only if no row names them. */
async function removeUnlessWritten(
  { database, photoStorage }: StorePhotoDependencies,
  storageKey: string,
): Promise<void> {
  try {
    const kept = await createPhotosRepository(database).listKeptKeys([storageKey]);
    if (kept.length === 0) await photoStorage.remove(storageKey);
  } catch {
    // The caller gets the first error; files that no row names are swept later.
  }
}

/**
 * Removes the files of photos whose rows are deleted. If that fails they are swept later, since the deletion itself is
 * done.
 */
export async function removeFiles(photoStorage: PhotoStorage, storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) await photoStorage.remove(key).catch(() => undefined);
}
