import { sql, statement } from '../../../database/sql.ts';
import { hashBitsOf } from '../../core/bans/index.ts';

/** The first photos without perceptual hashes and with an id above `after`, ordered by id. */
export const listUnhashed = statement<{ after: number; limit: number }, { id: number; storageKey: string }>(
  ({ after, limit }) => sql`
    select photo.id, photo.storage_key as "storageKey" from photos photo
    where photo.id > ${after} and not exists (select from photo_looks look where look.photo_id = photo.id)
    order by photo.id limit ${limit}`,
);

/**
 * A plain photo gets a row without hashes, so that it is not processed again. Does nothing if the photo was deleted in
 * the meantime, or another process was first.
 */
export const writeLooks = statement<{ id: number; looks: readonly string[] }>(
  ({ id, looks }) => sql`
    insert into photo_looks (photo_id, user_id, looks)
    select photo.id, photo.user_id, array(
      select ${hashBitsOf(sql`sent.look`)} from unnest(${looks}::text[]) with ordinality sent (look, place)
      order by sent.place
    )
    from photos photo where photo.id = ${id}
    on conflict (photo_id) do nothing`,
);
