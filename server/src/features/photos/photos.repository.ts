import { photoLimits } from '@mwanzo/contract/limits';
import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import { photosColumn, type PhotoRow } from './present-photos.ts';

export interface NewPhoto {
  readonly id: number;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly createdAt: Date;
}

// Without locking the key, so that writes which refer to the profile do not wait.
const lockProfile = prepared<object>(
  'lock-profile-of-photos',
  'select from profiles where user_id = $1 for no key update',
);

const listPhotos = prepared<{ photos: PhotoRow[] }>('list-photos', `select ${photosColumn('$1::bigint')} as photos`);

const insertLast = prepared<{ id: number }>(
  'insert-last-photo',
  `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
   select $1, $2::bigint, count(*), $3, $4, $5, $6, $7 from photos where user_id = $2::bigint having count(*) < ${photoLimits.countMax}
   returning id`,
);

const insertFirst = prepared(
  'insert-first-photo',
  `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at) values ($1, $2, 0, $3, $4, $5, $6, $7)`,
);

const moveBack = prepared('move-photos-back', 'update photos set position = position + 1 where user_id = $1');

const deletePhoto = prepared<{ storageKey: string }>(
  'delete-photo',
  `with deleted as (delete from photos where user_id = $1 and id = $2 returning user_id, position, storage_key),
   closed_up as (
     update photos photo set position = photo.position - 1 from deleted where photo.user_id = deleted.user_id and photo.position > deleted.position
   )
   select storage_key as "storageKey" from deleted`,
);

const orderPhotos = prepared(
  'order-photos',
  'update photos set position = array_position($2::bigint[], id) - 1 where user_id = $1 and id = any($2::bigint[])',
);

const findKeys = prepared<{ storageKey: string }>(
  'find-photo-keys',
  'select storage_key as "storageKey" from photos where storage_key = any($1::text[])',
);

export const photoStatements = { listPhotos, insertLast, moveBack, deletePhoto, orderPhotos, findKeys };

function valuesOf(userId: number, photo: NewPhoto): unknown[] {
  return [photo.id, userId, photo.storageKey, photo.width, photo.height, photo.thumbhash, photo.createdAt];
}

/** The positions of a profile's photos are 0, 1, 2 … without gaps. Lock the profile before changing them. */
export function createPhotosRepository(on: Database | Transaction) {
  return {
    /** Keeps others from changing this profile's photos until the transaction ends. False when the profile is gone. */
    async lockPhotos(userId: number): Promise<boolean> {
      return (await runPrepared(on, lockProfile, [userId])).length > 0;
    },

    async listPhotos(userId: number): Promise<readonly PhotoRow[]> {
      const [row] = await runPrepared(on, listPhotos, [userId]);
      return row?.photos ?? [];
    },

    /** False when the profile already has as many photos as it may have. */
    async insertLastPhoto(userId: number, photo: NewPhoto): Promise<boolean> {
      return (await runPrepared(on, insertLast, valuesOf(userId, photo))).length > 0;
    },

    async insertFirstPhoto(userId: number, photo: NewPhoto): Promise<void> {
      await runPrepared(on, insertFirst, valuesOf(userId, photo));
    },

    async movePhotosBack(userId: number): Promise<void> {
      await runPrepared(on, moveBack, [userId]);
    },

    /** The storage key of the deleted photo, or null if the profile has no such photo. */
    async deletePhoto(userId: number, id: number): Promise<string | null> {
      const [row] = await runPrepared(on, deletePhoto, [userId, id]);
      return row?.storageKey ?? null;
    },

    async orderPhotos(userId: number, ids: readonly number[]): Promise<void> {
      await runPrepared(on, orderPhotos, [userId, ids]);
    },

    /** Those storage keys that belong to a photo. */
    async listKeptKeys(storageKeys: readonly string[]): Promise<string[]> {
      return (await runPrepared(on, findKeys, [storageKeys])).map((row) => row.storageKey);
    },
  };
}
