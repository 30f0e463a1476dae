import { getRows } from '../../database/sql.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import { eraseBatches, eraseEach } from '../../gateways/files/erase-each.ts';
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
  const { database, clock, events } = dependencies;
  try {
    await eraseBatches<Erasure>(async (stuck) => {
      const open = await getRows(database, listOpenErasures, { stuck: stuck.map(({ id }) => id) });
      return eraseEach(open, async (erasure) => {
        // A process that died, or a command without a server, has published nothing.
        events.endSessions(erasure.sessionIds);
        await eraseFiles(dependencies, erasure);
      });
    });
  } finally {
    await getRows(database, forgetErasures, { erasedBefore: new Date(clock.now().getTime() - sessionsKnownMs) });
  }
}

/** The photos of deleted accounts that have to be removed. */
export async function listErasedPhotos(database: Database): Promise<ReadonlySet<string>> {
  return new Set(await listPhotosToErase(database));
}

/** A file that cannot be erased holds up none of the others. The first failure is thrown then. */
export async function eraseFiles(dependencies: EraseFilesDependencies, erasure: Erasure): Promise<void> {
  const { database, clock, photoStorage, vault } = dependencies;
  const documents = await eraseEach(erasure.documentKeys, (key) => vault.erase(key));
  const photos = await eraseEach(erasure.photoKeys, (key) => photoStorage.remove(key));
  await removeGoneMedia(dependencies);
  documents.throwFailure();
  photos.throwFailure();
  await getRows(database, endErasure, { id: erasure.id, now: clock.now() });
}
