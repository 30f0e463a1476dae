import { chatMediaLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { MediaStorage } from '../../gateways/media-storage/media-storage.ts';
import { createMediaRepository } from './media.repository.ts';

export interface RemoveMediaDependencies {
  readonly database: Database;
  readonly mediaStorage: MediaStorage;
}

const batchSize = 500;

/**
 * Deletes what was taken from its two members and is kept for no case, after the commit that took it. What fails is
 * repeated by the sweep.
 */
export async function removeGoneMedia({ database, mediaStorage }: RemoveMediaDependencies): Promise<void> {
  const keys = await createMediaRepository(database)
    .deleteGone()
    .catch(() => []);
  for (const key of keys) await mediaStorage.remove(key).catch(() => undefined);
}

/**
 * Removes uploads that no message has named for a day, what is gone, and files that no row names, left by a killed process
 * or a failed removal. Only files stored before a given time are removed, since the row of a newer file may still be on its
 * way. Returns how many files without a row were removed.
 */
export async function sweepMedia(
  { database, clock, mediaStorage }: RemoveMediaDependencies & { readonly clock: Clock },
  storedBefore: Date,
): Promise<number> {
  const media = createMediaRepository(database);
  const now = clock.now();
  await media.takeUnsent(now, new Date(now.getTime() - chatMediaLimits.unsentHours * 3_600_000));
  await removeGoneMedia({ database, mediaStorage });
  let removed = 0;
  async function sweep(keys: readonly string[]): Promise<void> {
    const kept = new Set(await media.listKeptKeys(keys));
    for (const key of keys.filter((each) => !kept.has(each))) {
      await mediaStorage.remove(key);
      removed += 1;
    }
  }
  let batch: string[] = [];
  for await (const { key, storedAt } of mediaStorage.list()) {
    if (storedAt < storedBefore) batch.push(key);
    if (batch.length === batchSize) {
      await sweep(batch);
      batch = [];
    }
  }
  await sweep(batch);
  return removed;
}
