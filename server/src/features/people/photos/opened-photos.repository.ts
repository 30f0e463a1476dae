import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import { openedPhoto, type MaySeePhotosOf } from './present-photos.ts';

export type OpenedPhotos = ReturnType<typeof createOpenedPhotosRepository>;

/** @param maySee the condition that a viewer may see a member's photos, which profiles provide */
export function createOpenedPhotosRepository(database: Database, maySee: MaySeePhotosOf) {
  const findOpened = statement<{ storageKey: string; viewerId: number }>(({ storageKey, viewerId }) =>
    openedPhoto(storageKey, sql`${viewerId}::bigint`, maySee),
  );
  return {
    /** Resolves to true if this viewer may open the photo with this storage key now. */
    async mayOpen(storageKey: string, viewerId: number): Promise<boolean> {
      return (await getRow(database, findOpened, { storageKey, viewerId })) !== null;
    },
  };
}
