import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { openedPhoto, type MaySeePhotosOf } from './present-photos.ts';

/** @param maySee the condition that a viewer may see a member's photos, which profiles provide */
export function createOpenedPhotosRepository(database: Database, maySee: MaySeePhotosOf) {
  const findOpened = prepared('find-photo-for-viewer', openedPhoto('$1', '$2::bigint', maySee));
  return {
    /** Resolves to true if this viewer may open the photo with this storage key now. */
    async mayOpen(storageKey: string, viewerId: number): Promise<boolean> {
      return (await runPrepared(database, findOpened, [storageKey, viewerId])).length > 0;
    },
  };
}
