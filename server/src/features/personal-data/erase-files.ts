import { getRows } from '../../database/sql.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import { eraseEach } from '../../gateways/files/erase-each.ts';
import type { MediaStorage } from '../../gateways/media-storage/media-storage.ts';
import type { PhotoStorage } from '../../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { removeGoneMedia } from '../conversations/chat-media/index.ts';
import {
  endErasure,
  forgetErasures,
  listOpenErasures,
  listPhotosToErase,
  type Erasure,
} from './erasures.repository.ts';

export interface EraseFilesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly photoStorage: PhotoStorage;
  readonly mediaStorage: MediaStorage;
  readonly vault: DocumentVault;
  readonly events: EventBus;
}

/** Longer than the access tokens of an ended session are valid, in ms. */
const sessionsKnownMs = 20 * 60 * 1000;

/**
 * Removes the files of deleted accounts, including those that a process that died has left. Repeating it is harmless,
 * and so are two processes at once. The first failure is thrown once all others are erased.
 */
export async function eraseFilesOfDeleted(dependencies: EraseFilesDependencies): Promise<void> {
  const { throwFailure } = await eraseEach(
    await getRows(dependencies.database, listOpenErasures, {}),
    async (erasure) => {
      // A process that died, or a command without a server, has published nothing.
      dependencies.events.endSessions(erasure.sessionIds);
      await eraseFiles(dependencies, erasure);
    },
  );
  await getRows(dependencies.database, forgetErasures, {
    erasedBefore: new Date(dependencies.clock.now().getTime() - sessionsKnownMs),
  });
  throwFailure();
}

/** The photos of deleted accounts that have to be removed. */
export async function listErasedPhotos(database: Database): Promise<ReadonlySet<string>> {
  return new Set(await listPhotosToErase(database));
}

export async function eraseFiles(dependencies: EraseFilesDependencies, erasure: Erasure): Promise<void> {
  const { database, clock, photoStorage, vault } = dependencies;
  for (const key of erasure.documentKeys) await vault.erase(key);
  for (const key of erasure.photoKeys) await photoStorage.remove(key);
  await removeGoneMedia(dependencies);
  await getRows(database, endErasure, { id: erasure.id, now: clock.now() });
}
