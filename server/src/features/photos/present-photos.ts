import type { PhotoWidth } from '@mwanzo/contract/limits';
import type { PhotoDetail } from '@mwanzo/contract/photos';
import { waitingOrderOf, waitingPhotoOf } from '../changes/index.ts';

/** A picture whose files are stored. */
export interface NewPhoto {
  readonly id: number;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly createdAt: Date;
}

/** One photo as `photosColumn` selects it: id, storage key, width and height in px, thumbhash. */
export type PhotoRow = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

export function rowOf({ id, storageKey, width, height, thumbhash }: NewPhoto): PhotoRow {
  return [id, storageKey, width, height, thumbhash];
}

/** Signs the path of one variant; the signature expires. */
export type SignPhoto = (storageKey: string, width: PhotoWidth) => string;

const photoColumns = (photo: string): string =>
  `json_build_array(${photo}.id, ${photo}.storage_key, ${photo}.width, ${photo}.height, ${photo}.thumbhash)`;

/**
 * SQL for the photos that others see of the profile with this user id, in order, as one JSON column. None while the
 * first one, at position 0, has been deleted and no reviewer has looked at the next one.
 */
export function photosColumn(userIdSql: string): string {
  return `(select coalesce(case when min(photo.position) = 0 then json_agg(${photoColumns('photo')} order by photo.position) end, '[]'::json)
    from photos photo where photo.user_id = ${userIdSql})`;
}

/** SQL for the photos as their owner sees them: in the wanted order, with a first one that waits for a reviewer. */
export function ownPhotosColumn(userIdSql: string): string {
  return `(select coalesce(json_agg(${photoColumns('photo')}
      order by array_position(wanted.photo_ids, photo.id), photo.position), '[]'::json)
    from (
      select id, storage_key, width, height, thumbhash, position from photos where user_id = ${userIdSql}
      union all select id, storage_key, width, height, thumbhash, 0 from (${waitingPhotoOf(userIdSql)}) new_first
    ) photo left join (${waitingOrderOf(userIdSql)}) wanted on true
    where wanted.photo_ids is null or photo.id = any (wanted.photo_ids))`;
}

/** SQL for the first photo that others see, or null. */
export function firstPhotoColumn(userIdSql: string): string {
  return `(select ${photoColumns('photo')} from photos photo where photo.user_id = ${userIdSql} and photo.position = 0)`;
}

/** SQL for the id of the first photo that others see, or null. */
export function firstPhotoId(userIdSql: string): string {
  return `(select photo.id from photos photo where photo.user_id = ${userIdSql} and photo.position = 0)`;
}

/** SQL for the photo with this id, of this member, or null. */
export function photoColumn(userIdSql: string, id: string): string {
  return `(select ${photoColumns('photo')} from photos photo where photo.user_id = ${userIdSql} and photo.id = ${id})`;
}

/** SQL condition: others see the photo with this id among those of this member. */
export function showsPhoto(userIdSql: string, id: string): string {
  return `(exists (select from photos photo where photo.user_id = ${userIdSql} and photo.id = ${id})
      and exists (select from photos photo where photo.user_id = ${userIdSql} and photo.position = 0))`;
}

/** SQL for the photo with this id, if others see it among those of this member, or null. */
export function shownPhotoColumn(userIdSql: string, id: string): string {
  return `(select ${photoColumns('photo')} from photos photo
      where photo.user_id = ${userIdSql} and photo.id = ${id} and ${showsPhoto(userIdSql, id)})`;
}

/** SQL condition: the profile with this user id has a photo. */
export function hasPhoto(userIdSql: string): string {
  return `exists (select from photos where user_id = ${userIdSql})`;
}

export function presentPhoto(row: PhotoRow, sign: SignPhoto): PhotoDetail {
  const [id, storageKey, width, height, thumbhash] = row;
  const variants = { '160': sign(storageKey, 160), '480': sign(storageKey, 480), '1080': sign(storageKey, 1080) };
  return { id, width, height, thumbhash, variants };
}

/** A profile's photos in the three forms of the response: the path of the first, all paths, all details. */
export function presentPhotos(rows: readonly PhotoRow[], sign: SignPhoto) {
  const details = rows.map((row) => presentPhoto(row, sign));
  const paths = details.map((detail) => detail.variants['1080']);
  return { photo: paths[0] ?? null, photos: paths, photo_details: details };
}

/** Those of these photos that `ids` names, in its order. */
export function photosInOrder(ids: readonly number[], photos: readonly PhotoRow[]): PhotoRow[] {
  return ids.map((id) => photos.find((photo) => photo[0] === id)).filter((photo) => photo !== undefined);
}
