import { whileLocked } from '../database/while-locked.ts';
import type { Database } from '../database/connect.ts';
import { sweepPhotos } from '../features/photos/index.ts';
import { eraseDecidedDocuments, sweepDocuments } from '../features/verifications/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';

export interface HouseParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly photoStorage: PhotoStorage;
  readonly vault: DocumentVault;
  /** Told of each job that fails; the others are done all the same. */
  readonly onFailure: (job: string, error: unknown) => void;
}

// Any number that nothing else locks.
const lockKey = 6_941_726_002;

/** A file this young may belong to a row that is still being written, in ms. */
const youngMs = 60 * 60 * 1000;

/**
 * Erases the documents that were decided on 24 hours ago, and the files that no row names. Does nothing while another
 * process is at it. Never throws.
 */
export async function keepHouse(parts: HouseParts): Promise<void> {
  const { database, clock } = parts;
  const storedBefore = new Date(clock.now().getTime() - youngMs);
  const jobs = {
    'erase decided documents': () => eraseAllDecided(parts),
    'sweep documents': () => sweepDocuments(parts, storedBefore),
    'sweep photos': () => sweepPhotos(parts, storedBefore),
  };
  const doAll = async (): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      await job().catch((error: unknown) => parts.onFailure(name, error));
    }
  };
  await whileLocked(database, lockKey, doAll).catch((error: unknown) => parts.onFailure('take the lock', error));
}

/** One call erases a limited number. */
async function eraseAllDecided(parts: HouseParts): Promise<void> {
  while ((await eraseDecidedDocuments(parts)) > 0);
}
