import { whileLocked } from '../database/while-locked.ts';
import type { Database } from '../database/connect.ts';
import { sweepPhotos } from '../features/photos/index.ts';
import { eraseDecidedDocuments, expireUndecided, sweepDocuments } from '../features/verifications/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';

export interface CleanupDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly photoStorage: PhotoStorage;
  readonly vault: DocumentVault;
  /** Called for each job that fails. The other jobs still run. */
  readonly onFailure: (job: string, error: unknown) => void;
}

// An advisory lock key that nothing else uses.
const lockKey = 6_941_726_002;

/** A younger file may belong to a row that is still being written, in ms. */
const spareMs = 60 * 60 * 1000;

/**
 * Ends verifications that nobody has decided for 72 hours, erases their documents and those of verifications decided at
 * least 24 hours ago, and removes files without a database row. Does nothing
 * while another process does it. Never throws.
 */
export async function cleanUp(dependencies: CleanupDependencies): Promise<void> {
  const { database, clock } = dependencies;
  const storedBefore = new Date(clock.now().getTime() - spareMs);
  const jobs = {
    'end undecided verifications': () => expireUndecided(dependencies),
    'erase decided documents': () => eraseAllDecided(dependencies),
    'sweep documents': () => sweepDocuments(dependencies, storedBefore),
    'sweep photos': () => sweepPhotos(dependencies, storedBefore),
  };
  const runAll = async (): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      await job().catch((error: unknown) => dependencies.onFailure(name, error));
    }
  };
  await whileLocked(database, lockKey, runAll).catch((error: unknown) =>
    dependencies.onFailure('take the lock', error),
  );
}

/** Repeats, because each call erases a limited number. */
async function eraseAllDecided(dependencies: CleanupDependencies): Promise<void> {
  while ((await eraseDecidedDocuments(dependencies)) > 0);
}
