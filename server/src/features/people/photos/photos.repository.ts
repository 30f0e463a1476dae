import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hashBitsOf } from '../../core/bans/index.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import {
  ownPhotosColumn,
  type NewPhoto,
  type OwnPhotoRow,
  type PhotoRow,
  type PhotoScreening,
} from './present-photos.ts';

// A profile's photos are numbered without gaps, from 0. Lock the profile before changing them.

/**
 * Prevents others from changing this profile's photos until the transaction ends. The lock does not cover the key, so
 * that writes which refer to the profile do not wait. No row when the profile is gone.
 */
export const lockPhotos = statement<{ userId: number }, { isVerified: boolean }>(
  ({ userId }) => sql`
    select profile.is_verified as "isVerified" from profiles profile where profile.user_id = ${userId}
    for no key update`,
);

const listOwn = statement<{ userId: number }, { photos: OwnPhotoRow[] }>(
  ({ userId }) => sql`select ${ownPhotosColumn(sql`${userId}::bigint`)} as photos`,
);

/** The photos that others may see, with their positions. */
export const listStored = statement<{ userId: number }, { position: number; photo: PhotoRow }>(
  ({ userId }) => sql`
    select position, json_build_array(id, storage_key, width, height, thumbhash) as photo
    from photos where user_id = ${userId} order by position`,
);

const insertLast = statement<Omit<NewPhoto, 'createdAt' | 'looks' | 'screening'> & { userId: number; now: Date }>(
  (input) => sql`
    insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
    select ${input.id}, ${input.userId}::bigint, coalesce(max(position) + 1, 0), ${input.storageKey}, ${input.width},
      ${input.height}, ${input.thumbhash}, ${input.now}
    from photos where user_id = ${input.userId}::bigint`,
);

// A photo that waits for a reviewer of changes has no row yet, and that reviewer looks at it anyway.
const writeScreening = statement<PhotoScreening & { id: number; createdAt: Date }>(
  (input) => sql`
    with screened as (
      update photos set is_held = ${input.isHeld}, has_face = ${input.hasFace} where id = ${input.id} returning id
    )
    insert into photo_reviews (photo_id, why, explicit, submitted_at)
    select id, ${input.why}, ${input.explicit}, ${input.createdAt} from screened where ${input.why}::text is not null`,
);

const writeLooks = statement<{ id: number; userId: number; looks: readonly string[] }>(
  ({ id, userId, looks }) => sql`
    insert into photo_looks (photo_id, user_id, looks)
    select ${id}, ${userId}, array_agg(${hashBitsOf(sql`sent.look`)} order by sent.place)
    from unnest(${looks}::text[]) with ordinality sent (look, place) having count(*) > 0`,
);

/** Deletes the perceptual hashes of deleted photos. */
export const deleteStrayLooks = statement<object>(
  () => sql`
    delete from photo_looks stray where not exists (select from photos photo where photo.id = stray.photo_id)
      and not exists (select from ${waitingChanges(sql`waiting`)}
        where waiting.user_id = stray.user_id and waiting.photo_id = stray.photo_id)`,
);

const listLooks = statement<{ userId: number }, { bits: string }>(
  ({ userId }) => sql`
    select look::text as bits from photo_looks own, unnest(own.looks) look where own.user_id = ${userId}`,
);

/** The perceptual hashes of a member's photos, in binary digits, including one that waits for a reviewer. */
export const listLooksOf = async (on: Transaction, userId: number): Promise<string[]> =>
  (await getRows(on, listLooks, { userId })).map(({ bits }) => bits);

export const showPhoto = statement<{ userId: number; id: number }>(
  ({ userId, id }) => sql`update photos set is_held = false where user_id = ${userId} and id = ${id}`,
);

/** Takes a photo from the queue of those that wait for a person. */
export const deleteReview = statement<{ photoId: number }>(
  ({ photoId }) => sql`delete from photo_reviews where photo_id = ${photoId}`,
);

export const deletePhotos = statement<{ userId: number; ids: readonly number[] }>(
  ({ userId, ids }) => sql`delete from photos where user_id = ${userId} and id = any(${ids}::bigint[])`,
);

/** Numbers the photos in the order of `ids`, from `start`. */
export const orderPhotos = statement<{ userId: number; ids: readonly number[]; start: 0 | 1 }>(
  ({ userId, ids, start }) => sql`
    update photos set position = ${start}::integer + array_position(${ids}::bigint[], id) - 1
    where user_id = ${userId} and id = any(${ids}::bigint[])`,
);

/** Those of these storage keys that belong to a photo, including one that waits for a reviewer. */
export const listKeptKeys = statement<{ storageKeys: readonly string[] }, { storageKey: string }>(
  ({ storageKeys }) => sql`
    select storage_key as "storageKey" from photos where storage_key = any(${storageKeys}::text[])
    union all select waiting.storage_key from ${waitingChanges(sql`waiting`)}
    where waiting.storage_key = any(${storageKeys}::text[])`,
);

export const photoStatements = { listOwn, insertLast };

/** The photos as their owner sees them. */
export async function listPhotos(on: Database | Transaction, userId: number): Promise<readonly OwnPhotoRow[]> {
  return (await getRow(on, listOwn, { userId }))?.photos ?? [];
}

export async function insertLastPhoto(on: Database | Transaction, userId: number, row: PhotoRow, now: Date) {
  const [id, storageKey, width, height, thumbhash] = row;
  await getRows(on, insertLast, { id, userId, storageKey, width, height, thumbhash, now });
}

/**
 * Stores a photo's perceptual hashes and the result of its screening, and adds it to the queue if a person has to look
 * at it.
 */
export async function writeSeen(on: Transaction, userId: number, photo: NewPhoto): Promise<void> {
  const { id, looks, screening, createdAt } = photo;
  await getRows(on, writeLooks, { id, userId, looks });
  if (screening !== null) await getRows(on, writeScreening, { id, createdAt, ...screening });
}
