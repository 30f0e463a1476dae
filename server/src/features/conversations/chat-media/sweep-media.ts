import { chatMediaLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { MediaStorage } from '../../../gateways/media-storage/media-storage.ts';
import { sweepStorage, type Swept } from '../../../gateways/media-storage/sweep-storage.ts';
import { deleteGone, listGone, listKeptKeys, takeUnsent } from './media.repository.ts';

export interface RemoveMediaDependencies {
  readonly database: Database;
  readonly mediaStorage: MediaStorage;
}

/**
 * Removes media that were taken from their two members and that no case keeps, after the commit that took them. The
 * files are removed before their rows, so that the next run finishes the work of a process that died in between.
 */
export async function removeGoneMedia({ database, mediaStorage }: RemoveMediaDependencies): Promise<void> {
  const gone = await getRows(database, listGone, {}).catch(() => []);
  const removed: string[] = [];
  for (const { storageKey: key } of gone)
    await mediaStorage.remove(key).then(
      () => removed.push(key),
      () => undefined,
    );
  if (removed.length > 0) await getRows(database, deleteGone, { storageKeys: removed }).catch(() => undefined);
}

/** Removes uploads that no message has named for a day, and media that were taken. */
export async function removeUnsentMedia({
  database,
  clock,
  mediaStorage,
}: RemoveMediaDependencies & { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  const createdBefore = new Date(now.getTime() - chatMediaLimits.unsentHours * 3_600_000);
  await getRows(database, takeUnsent, { now, createdBefore });
  await removeGoneMedia({ database, mediaStorage });
}

/**
 * Moves photos and voice notes that no row names into the trash. Media stored after `storedBefore` are skipped, because
 * their row may not be written yet.
 *
 * @throws SweepRefusedError when they are so many that the database may be the wrong one
 */
export async function sweepMedia(
  { database, clock, mediaStorage }: RemoveMediaDependencies & { readonly clock: Clock },
  storedBefore: Date,
): Promise<Swept> {
  const listKept = async (storageKeys: readonly string[]) =>
    (await getRows(database, listKeptKeys, { storageKeys })).map(({ storageKey }) => storageKey);
  return sweepStorage({ storage: mediaStorage, now: clock.now(), storedBefore, listKept });
}
