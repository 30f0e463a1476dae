import type { StoredMedia } from './media-storage.ts';
import { maySweep, trashDays } from './sweep-rules.ts';

/** The functions of a storage that a sweep needs. */
export interface SweptStorage {
  list(): AsyncIterable<StoredMedia>;
  discard(key: string, now: Date): Promise<void>;
  emptyTrash(before: Date): Promise<number>;
}

interface SweepOptions {
  readonly storage: SweptStorage;
  readonly now: Date;
  /** Younger files are skipped, because their row may not be written yet. */
  readonly storedBefore: Date;
  /** Returns the keys that must stay: a row names them, or another job will remove them. */
  readonly listKept: (keys: readonly string[]) => Promise<readonly string[]>;
}

/**
 * The counts of a sweep: the pieces of media that it moved into the trash, those that were stored before, and those
 * that were deleted from the trash.
 */
export interface Swept {
  readonly moved: number;
  readonly stored: number;
  readonly removed: number;
}

/** A sweep found more files without a row than are plausible. It moved nothing. */
export class SweepRefusedError extends Error {
  override readonly name = 'SweepRefusedError';
}

const batchSize = 500;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Moves files that no row names into the trash, where they stay for seven days. A killed process or a failed removal
 * has left them.
 *
 * @throws SweepRefusedError when they are so many that the database may be the wrong one
 */
export async function sweepStorage({ storage, now, storedBefore, listKept }: SweepOptions): Promise<Swept> {
  const { stored, old } = await listAll(storage, storedBefore);
  const unnamed: string[] = [];
  for (let at = 0; at < old.length; at += batchSize) {
    const keys = old.slice(at, at + batchSize);
    const kept = new Set(await listKept(keys));
    unnamed.push(...keys.filter((key) => !kept.has(key)));
  }
  if (!maySweep(unnamed.length, stored))
    throw new SweepRefusedError(
      `No row names ${unnamed.length} of ${stored} stored files. So many are hardly left over, so none was moved: ` +
        'look whether DATABASE_URL and DATA_DIR belong together.',
    );
  for (const key of unnamed) await storage.discard(key, now);
  const removed = await storage.emptyTrash(new Date(now.getTime() - trashDays * dayMs));
  return { moved: unnamed.length, stored, removed };
}

async function listAll(storage: SweptStorage, storedBefore: Date): Promise<{ stored: number; old: string[] }> {
  let stored = 0;
  const old: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    stored += 1;
    if (storedAt < storedBefore) old.push(key);
  }
  return { stored, old };
}
