import { sql, type Sql } from '../../../database/sql.ts';
import type { HeldReason, OwnPhotoDetail, PhotoDetail } from '@mwanzo/contract/people/photos';
import type { SignPhoto } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { waitingChanges } from '../../core/changes/index.ts';

/** A picture whose files are stored. */
export interface NewPhoto {
  readonly id: number;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly createdAt: Date;
  /** The perceptual hashes, in hexadecimal digits; empty for a plain picture. */
  readonly looks: readonly string[];
  /** Null when no photo is screened. */
  readonly screening: PhotoScreening | null;
}

/** The result of screening a photo. */
export interface PhotoScreening {
  readonly isHeld: boolean;
  /** The reason why a person has to look at it; null if nobody has to. */
  readonly why: HeldReason | 'perhaps_explicit' | null;
  readonly explicit: number | null;
  readonly hasFace: boolean | null;
}

/** One photo as `photosColumn` selects it: id, storage key, width and height in px, thumbhash. */
export type PhotoRow = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

/** A photo as its owner sees it. */
export type OwnPhotoRow = readonly [...photo: PhotoRow, held: HeldReason | null, hasFace: boolean | null];

/** A photo in either form. */
export type AnyPhotoRow = PhotoRow | OwnPhotoRow;

export function photoOf([id, storageKey, width, height, thumbhash]: AnyPhotoRow): PhotoRow {
  return [id, storageKey, width, height, thumbhash];
}

/** A new photo that waits for a reviewer of changes is not hidden by itself. */
export function ownRowOf(photo: NewPhoto): OwnPhotoRow {
  const { screening } = photo;
  const held = screening?.isHeld && screening.why !== 'perhaps_explicit' ? screening.why : null;
  return [...rowOf(photo), held, screening?.hasFace ?? null];
}

export function rowOf({ id, storageKey, width, height, thumbhash }: NewPhoto): PhotoRow {
  return [id, storageKey, width, height, thumbhash];
}

export type { SignPhoto };
/** Creates the signer of the paths for a viewer. */
export type SignPhotoFor = (viewerId: number) => SignPhoto;

const photoColumns = (photo: Sql): Sql =>
  sql`json_build_array(${photo}.id, ${photo}.storage_key, ${photo}.width, ${photo}.height, ${photo}.thumbhash)`;

/**
 * Row source, with its condition, of the photos of a member that others may see. Held photos are only for their owner
 * and for moderators. All functions below read from here, except the two for those. The trigger photos_counted keeps
 * their number in the profile.
 */
const shownPhotos = (userIdSql: Sql): Sql =>
  sql`from photos photo where photo.user_id = ${userIdSql} and not photo.is_held`;

/**
 * SQL for the photos that others see of the profile with this user id, in order, as one JSON column. It is empty while
 * the first photo, at position 0, is held, or was deleted and no reviewer has looked at the next one.
 */
export function photosColumn(userIdSql: Sql): Sql {
  return sql`(select coalesce(case when min(photo.position) = 0 then json_agg(${photoColumns(sql`photo`)}
    order by photo.position) end, '[]'::json)
    ${shownPhotos(userIdSql)})`;
}

/**
 * SQL for the photos as their owner sees them: in the wanted order, including a first one that waits for a reviewer.
 */
export function ownPhotosColumn(userIdSql: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height,
    photo.thumbhash,
        case when photo.is_held then (select review.why from photo_reviews review
          where review.photo_id = photo.id) end, photo.has_face)
      order by array_position(wanted.photo_ids, photo.id), photo.position), '[]'::json)
    from (
      select id, storage_key, width, height, thumbhash, position, is_held, has_face from photos
        where user_id = ${userIdSql}
      union all select photo_id, storage_key, width, height, thumbhash, 0, false, null
        from ${waitingChanges(sql`new_first`)} where user_id = ${userIdSql} and photo_id is not null
    ) photo left join ${waitingChanges(sql`wanted`)} on wanted.user_id = ${userIdSql}
    where wanted.photo_ids is null or photo.id = any (wanted.photo_ids))`;
}

/** SQL for the first photo that others see, or null. */
export function firstPhotoColumn(userIdSql: Sql): Sql {
  return sql`(select ${photoColumns(sql`photo`)} ${shownPhotos(userIdSql)} and photo.position = 0)`;
}

/** SQL for the first photo as a reviewer of the member's identity sees it, held or not, or null. */
export function reviewedFirstPhotoColumn(userIdSql: Sql): Sql {
  return sql`(select ${photoColumns(sql`photo`)} from photos photo
    where photo.user_id = ${userIdSql} and photo.position = 0)`;
}

/** SQL for the id of that photo, or null. */
export function reviewedFirstPhotoId(userIdSql: Sql): Sql {
  return sql`(select photo.id from photos photo where photo.user_id = ${userIdSql} and photo.position = 0)`;
}

/** SQL for the photo with this id, of this member, or null. */
export function photoColumn(userIdSql: Sql, id: Sql): Sql {
  return sql`(select ${photoColumns(sql`photo`)} from photos photo
    where photo.user_id = ${userIdSql} and photo.id = ${id})`;
}

/** SQL condition: others see the photo with this id among those of this member. */
export function showsPhoto(userIdSql: Sql, id: Sql): Sql {
  return sql`(exists (select ${shownPhotos(userIdSql)} and photo.id = ${id})
      and exists (select ${shownPhotos(userIdSql)} and photo.position = 0))`;
}

/** SQL for the photo with this id, if others see it among those of this member, or null. */
export function shownPhotoColumn(userIdSql: Sql, id: Sql): Sql {
  return sql`(select ${photoColumns(sql`photo`)} from photos photo
      where photo.user_id = ${userIdSql} and photo.id = ${id} and ${showsPhoto(userIdSql, id)})`;
}

/** SQL condition: the profile with this user id has a photo. */
export function hasPhoto(userIdSql: Sql): Sql {
  return sql`exists (select from photos where user_id = ${userIdSql})`;
}

export function presentPhoto(row: PhotoRow, sign: SignPhoto): PhotoDetail {
  const [id, storageKey, width, height, thumbhash] = row;
  const variants = { '160': sign(storageKey, 160), '480': sign(storageKey, 480), '1080': sign(storageKey, 1080) };
  return { id, width, height, thumbhash, variants };
}

export function presentOwnPhoto(row: OwnPhotoRow, sign: SignPhoto): OwnPhotoDetail {
  const [id, storageKey, width, height, thumbhash, held, has_face] = row;
  return { ...presentPhoto([id, storageKey, width, height, thumbhash], sign), held, has_face };
}

/** The owner's photos in the three forms of the response. */
export function presentOwnPhotos(rows: readonly OwnPhotoRow[], sign: SignPhoto) {
  const details = rows.map((row) => presentOwnPhoto(row, sign));
  const paths = details.map((detail) => detail.variants['1080']);
  return { photo: paths[0] ?? null, photos: paths, photo_details: details };
}

/** A profile's photos in the three forms of the response: the path of the first, all paths, all details. */
export function presentPhotos(rows: readonly PhotoRow[], sign: SignPhoto) {
  const details = rows.map((row) => presentPhoto(row, sign));
  const paths = details.map((detail) => detail.variants['1080']);
  return { photo: paths[0] ?? null, photos: paths, photo_details: details };
}

/** The photos with these `ids`, in their order. */
export function photosInOrder<Row extends AnyPhotoRow>(ids: readonly number[], photos: readonly Row[]): Row[] {
  return ids.map((id) => photos.find((photo) => photo[0] === id)).filter((photo) => photo !== undefined);
}
