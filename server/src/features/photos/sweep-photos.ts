import type { Database } from '../../database/connect.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import { createPhotosRepository } from './photos.repository.ts';

const batchSize = 500;

interface SweepPhotosDependencies {
  readonly database: Database;
  readonly photoStorage: PhotoStorage;
}

/**
 * Removes files that no row names, left by a killed process or a failed removal, and what deleted photos looked like. Only files stored before a given time
 * are removed, since the row of a newer file may still be on its way. Returns how many photos were removed.
 */
export async function sweepPhotos(
  { database, photoStorage }: SweepPhotosDependencies,
  storedBefore: Date,
): Promise<number> {
  const photos = createPhotosRepository(database);
  await photos.deleteStrayLooks();
  let removed = 0;
  async function sweep(keys: readonly string[]): Promise<void> {
    const kept = new Set(await photos.listKeptKeys(keys));
    for (const key of keys.filter((each) => !kept.has(each))) {
      await photoStorage.remove(key);
      removed += 1;
    }
  }
  let batch: string[] = [];
  for await (const { key, storedAt } of photoStorage.list()) {
    if (storedAt < storedBefore) batch.push(key);
    if (batch.length === batchSize) {
      await sweep(batch);
      batch = [];
    }
  }
  await sweep(batch);
  return removed;
}
