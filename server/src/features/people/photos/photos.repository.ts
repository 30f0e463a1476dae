import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hashBitsOf, isSamePictureHash } from '../../core/bans/index.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { members } from '../../core/members/index.ts';
import { maySee } from '../../core/pairs/index.ts';
import {
  ownPhotosColumn,
  type NewPhoto,
  type OwnPhotoRow,
  type PhotoRow,
  type PhotoScreening,
} from './present-photos.ts';

// A profile's photos are numbered without gaps, from 0. Lock the profile before changing them.

/** Row source of the photos that wait for a person: id, user_id, photo, why, is_held, submitted_at. */
export const reviewedPhotos = sql`(select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
      json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
    from photo_reviews review join photos photo on photo.id = review.photo_id)`;

/** Query for the photos of others that resemble a picture with this perceptual hash, a bit(256): photo_id, user_id. */
export const photosOfOthersAlike = (userId: Sql, hash: Sql): Sql => sql`select other.photo_id, other.user_id
      from photo_looks other where other.user_id <> ${userId}
        and exists (select from unnest(other.looks) look where ${isSamePictureHash(sql`look`, hash)})`;

/**
 * Prevents others from changing this profile's photos until the transaction ends. The lock does not cover the key, so
 * that writes which refer to the profile do not wait. No row when the profile is gone.
 */
export const lockPhotos = statement<{ userId: number }, { isVerified: boolean }>(
  ({ userId }) => sql`
    select profile.is_verified as "isVerified" from profiles profile where profile.user_id = ${userId}
    for no key update`,
);

export const listOwn = statement<{ userId: number }, { photos: OwnPhotoRow[] }>(
  ({ userId }) => sql`select ${ownPhotosColumn(sql`${userId}::bigint`)} as photos`,
);

/** The photos that others may see, with their positions. */
export const listStored = statement<{ userId: number }, { position: number; photo: PhotoRow }>(
  ({ userId }) => sql`
    select position, json_build_array(id, storage_key, width, height, thumbhash) as photo
    from photos where user_id = ${userId} order by position`,
);

export const insertLast = statement<
  Omit<NewPhoto, 'createdAt' | 'looks' | 'screening'> & { userId: number; now: Date }
>(
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

/** The first photos without perceptual hashes and with an id above `after`, ordered by id. */
export const listUnhashed = statement<
  { after: number; limit: number },
  { id: number; userId: number; storageKey: string }
>(
  ({ after, limit }) => sql`
    select photo.id, photo.user_id as "userId", photo.storage_key as "storageKey" from photos photo
    where photo.id > ${after} and not exists (select from photo_looks look where look.photo_id = photo.id)
    order by photo.id limit ${limit}`,
);

/** Condition: the photo exists, or waits for a reviewer. */
const isThere = (id: Sql, userId: Sql) => sql`(exists (select from photos photo where photo.id = ${id})
      or exists (select from ${waitingChanges(sql`waiting`)}
        where waiting.user_id = ${userId} and waiting.photo_id = ${id}))`;

/** Does nothing if the photo was deleted in the meantime, or another process was first. */
export const writeLooks = statement<{ id: number; userId: number; looks: readonly string[] }>(
  ({ id, userId, looks }) => sql`
    insert into photo_looks (photo_id, user_id, looks)
    select ${id}::bigint, ${userId}::bigint, array(
      select ${hashBitsOf(sql`sent.look`)} from unnest(${looks}::text[]) with ordinality sent (look, place)
      order by sent.place
    ) where ${isThere(id, userId)}
    on conflict (photo_id) do nothing`,
);

/** Deletes the perceptual hashes of deleted photos. */
export const deleteStrayLooks = statement<object>(
  () => sql`delete from photo_looks stray where not ${isThere(sql`stray.photo_id`, sql`stray.user_id`)}`,
);

/** The perceptual hashes of a member's photos, in binary digits, including one that waits for a reviewer. */
export const listLooks = statement<{ userId: number }, { bits: string }>(
  ({ userId }) => sql`
    select look::text as bits from photo_looks own, unnest(own.looks) look where own.user_id = ${userId}`,
);

/** Takes a photo from the queue of those that wait for a person. An approved one is shown to everyone. */
export const endReview = statement<{ userId: number; photoId: number; isApproved: boolean }>(
  ({ userId, photoId, isApproved }) => sql`
    with ended as (delete from photo_reviews where photo_id = ${photoId})
    update photos set is_held = false where user_id = ${userId} and id = ${photoId} and ${isApproved}::boolean`,
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

/** The next storage keys of all photos in their order, including those that wait for a reviewer. */
export const listPhotoKeys = statement<{ after: string; limit: number }, { storageKey: string }>(
  ({ after, limit }) => sql`
    select named.key as "storageKey" from (
      select photo.storage_key as key from photos photo union all select waiting.storage_key
      from ${waitingChanges(sql`waiting`)} where waiting.storage_key is not null
    ) named where named.key > ${after} order by named.key limit ${limit}`,
);

/**
 * A row if a viewer may open the files of a photo now, by the path that they were given, which may be one of those that
 * reviewers get: while they may see its owner's profile, and are neither restricted nor deleted. Only its owner and
 * reviewers get the path of a photo that waits in a change.
 */
export const findOpened = statement<{ storageKey: string; viewerId: number; isReviewers: boolean }>(
  ({ storageKey, viewerId, isReviewers }) => sql`
    select from photos photo where photo.storage_key = ${storageKey} and (
      ${isReviewers}::boolean or photo.user_id = ${viewerId}::bigint
      or not photo.is_held and exists (
        select from ${members} owner join ${members} viewer on viewer.id = ${viewerId} and not viewer.is_restricted
        where owner.id = photo.user_id and ${maySee(viewerId, sql`owner`)}
      )
    )
    union all select from ${waitingChanges(sql`waiting`)} where waiting.storage_key = ${storageKey}`,
);

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
  if (looks.length > 0) await getRows(on, writeLooks, { id, userId, looks });
  if (screening !== null) await getRows(on, writeScreening, { id, createdAt, ...screening });
}
