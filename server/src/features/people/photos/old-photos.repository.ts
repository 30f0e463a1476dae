import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { hashBitsOf } from '../../core/bans/index.ts';

const listUnhashed = prepared<{ id: number; storageKey: string }>(
  'list-unhashed-photos',
  `select photo.id, photo.storage_key as "storageKey" from photos photo
   where photo.id > $1 and not exists (select from photo_looks look where look.photo_id = photo.id)
   order by photo.id limit $2`,
);

/** A plain photo gets a row without hashes, so that it is not processed again. */
const writeLooks = prepared(
  'write-looks-of-old-photo',
  `insert into photo_looks (photo_id, user_id, looks)
   select photo.id, photo.user_id, array(
     select ${hashBitsOf('sent.look')} from unnest($2::text[]) with ordinality sent (look, place) order by sent.place)
   from photos photo where photo.id = $1
   on conflict (photo_id) do nothing`,
);

/** Photos without perceptual hashes. */
export function createOldPhotosRepository(database: Database) {
  return {
    /** The first photos with an id above `after`, ordered by id. */
    listUnhashed: (after: number, limit: number) => runPrepared(database, listUnhashed, [after, limit]),

    /** Does nothing if the photo was deleted in the meantime, or another process was first. */
    async writeLooks(id: number, looks: readonly string[]): Promise<void> {
      await runPrepared(database, writeLooks, [id, looks]);
    },
  };
}
