import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hashBitsOf } from '../../core/bans/index.ts';
import { waitingKeys, waitingPhotoOf } from '../../core/changes/index.ts';
import { ownPhotosColumn, type NewPhoto, type OwnPhotoRow, type PhotoRow } from './present-photos.ts';

// The lock does not cover the key, so that writes which refer to the profile do not wait.
const lockProfile = prepared<{ isVerified: boolean }>(
  'lock-profile-of-photos',
  'select profile.is_verified as "isVerified" from profiles profile where profile.user_id = $1 for no key update',
);

const listOwn = prepared<{ photos: OwnPhotoRow[] }>(
  'list-own-photos',
  `select ${ownPhotosColumn('$1::bigint')} as photos`,
);

const listStored = prepared<{ position: number; photo: PhotoRow }>(
  'list-stored-photos',
  `select position, json_build_array(id, storage_key, width, height, thumbhash) as photo
   from photos where user_id = $1 order by position`,
);

const insertLast = prepared(
  'insert-last-photo',
  `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
   select $1, $2::bigint, coalesce(max(position) + 1, 0), $3, $4, $5, $6, $7 from photos where user_id = $2::bigint`,
);

// A photo that waits for a reviewer of changes has no row yet, and that reviewer looks at it anyway.
const writeScreening = prepared(
  'write-photo-screening',
  `with screened as (
     update photos set is_held = $2, has_face = $3 where id = $1 returning id
   )
   insert into photo_reviews (photo_id, why, explicit, submitted_at)
   select id, $4, $5, $6 from screened where $4::text is not null`,
);

const writeLooks = prepared(
  'write-photo-looks',
  `insert into photo_looks (photo_id, user_id, looks)
   select $1, $2, array_agg(${hashBitsOf('sent.look')} order by sent.place)
   from unnest($3::text[]) with ordinality sent (look, place) having count(*) > 0`,
);

const deleteStrayLooks = prepared(
  'delete-stray-photo-looks',
  `delete from photo_looks stray where not exists (select from photos photo where photo.id = stray.photo_id)
     and not exists (select from (${waitingPhotoOf('stray.user_id')}) waiting where waiting.id = stray.photo_id)`,
);

const show = prepared('show-photo', 'update photos set is_held = false where user_id = $1 and id = $2');

const deletePhotos = prepared('delete-photos', 'delete from photos where user_id = $1 and id = any($2::bigint[])');

const orderPhotos = prepared(
  'order-photos',
  `update photos set position = $3::integer + array_position($2::bigint[], id) - 1
   where user_id = $1 and id = any($2::bigint[])`,
);

const findKeys = prepared<{ storageKey: string }>(
  'find-photo-keys',
  `select storage_key as "storageKey" from photos where storage_key = any($1::text[])
   union all ${waitingKeys('$1::text[]')}`,
);

export const photoStatements = { listOwn, listStored, insertLast, deletePhotos, orderPhotos, findKeys };

/** A profile's photos are numbered without gaps, from 0. Lock the profile before changing them. */
export function createPhotosRepository(on: Database | Transaction) {
  return {
    /**
     * Prevents others from changing this profile's photos until the transaction ends. Null when the profile is gone.
     */
    async lockPhotos(userId: number): Promise<{ isVerified: boolean } | null> {
      const [row] = await runPrepared(on, lockProfile, [userId]);
      return row ?? null;
    },

    /** The photos as their owner sees them. */
    async listPhotos(userId: number): Promise<readonly OwnPhotoRow[]> {
      const [row] = await runPrepared(on, listOwn, [userId]);
      return row?.photos ?? [];
    },

    /** The photos that others may see, with their positions. */
    async listStored(userId: number) {
      return runPrepared(on, listStored, [userId]);
    },

    async insertLastPhoto(userId: number, photo: PhotoRow, now: Date): Promise<void> {
      const [id, storageKey, width, height, thumbhash] = photo;
      await runPrepared(on, insertLast, [id, userId, storageKey, width, height, thumbhash, now]);
    },

    /**
     * Stores a photo's perceptual hashes and the result of its screening, and adds it to the queue if a person has to
     * look at it.
     */
    async writeSeen(userId: number, { id, looks, screening, createdAt }: NewPhoto): Promise<void> {
      await runPrepared(on, writeLooks, [id, userId, looks]);
      if (screening === null) return;
      const { isHeld, hasFace, why, explicit } = screening;
      await runPrepared(on, writeScreening, [id, isHeld, hasFace, why, explicit, createdAt]);
    },

    /** Deletes the perceptual hashes of deleted photos. */
    async deleteStrayLooks(): Promise<void> {
      await runPrepared(on, deleteStrayLooks, []);
    },

    async showPhoto(userId: number, id: number): Promise<void> {
      await runPrepared(on, show, [userId, id]);
    },

    async deletePhotos(userId: number, ids: readonly number[]): Promise<void> {
      await runPrepared(on, deletePhotos, [userId, ids]);
    },

    /** Numbers the photos in the order of `ids`, from `start`. */
    async orderPhotos(userId: number, ids: readonly number[], start: 0 | 1): Promise<void> {
      await runPrepared(on, orderPhotos, [userId, ids, start]);
    },

    /** Those of these storage keys that belong to a photo, including one that waits for a reviewer. */
    async listKeptKeys(storageKeys: readonly string[]): Promise<string[]> {
      return (await runPrepared(on, findKeys, [storageKeys])).map((row) => row.storageKey);
    },
  };
}
