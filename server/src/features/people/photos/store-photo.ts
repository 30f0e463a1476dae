import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../../gateways/images/map-image-errors.ts';
import { makePhotoKey, type PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { randomId } from '../../../gateways/random-id.ts';
import { isPhotoBanned } from '../../core/bans/index.ts';
import { listKeptKeys } from './photos.repository.ts';
import type { Screener } from '../../../gateways/screening/screener.ts';
import type { NewPhoto } from './present-photos.ts';
import { screenPhoto } from './screen-photo.ts';

export interface StorePhotoDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly photoStorage: PhotoStorage;
  readonly screener: Screener | null;
}

/**
 * Stores the files of a picture's variants, then runs `writeRow`. If that fails, the files are removed. A process that
 * dies in between leaves files that no row names; a later sweep moves them.
 *
 * @throws ApiError photo_refused when it looks like a photo of a banned member
 */
export async function storePhoto<Result>(
  dependencies: StorePhotoDependencies,
  file: string,
  writeRow: (photo: NewPhoto) => Promise<Result>,
): Promise<Result> {
  const processed = await mapImageErrors('photo', dependencies.images.processPhoto(file));
  if (await isPhotoBanned(dependencies.database, processed.looks)) throw new ApiError('photo_refused');
  const screening = await screenPhoto(dependencies.screener, processed.variants);
  const storageKey = makePhotoKey();
  const { width, height, thumbhash, looks } = processed;
  try {
    await dependencies.photoStorage.put(storageKey, processed.variants);
    return await writeRow({
      id: randomId(),
      storageKey,
      width,
      height,
      thumbhash,
      looks,
      createdAt: dependencies.clock.now(),
      screening,
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
    const kept = await getRows(database, listKeptKeys, { storageKeys: [storageKey] });
    if (kept.length === 0) await photoStorage.remove(storageKey);
  } catch {
    // The caller gets the first error. A later sweep moves files that no row names.
  }
}

/**
 * Removes the files of photos whose rows are deleted. If that fails, a later sweep moves them, because the deletion
 * itself is done.
 */
export async function removeFiles(photoStorage: PhotoStorage, storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) await photoStorage.remove(key).catch(() => undefined);
}
