import type { PhotoDetail } from '@mwanzo/contract/photos';

/** One photo as `photosColumn` selects it: id, storage key, width and height in px, thumbhash. */
export type PhotoRow = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

/** Signs the path of one variant; the signature expires. */
export type SignPhoto = (storageKey: string, width: 160 | 480 | 1080) => string;

/** SQL for the photos of the profile with this user id, in order, as one JSON column. */
export function photosColumn(userIdSql: string): string {
  return `(select coalesce(json_agg(json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) order by photo.position), '[]'::json)
    from photos photo where photo.user_id = ${userIdSql})`;
}

/** SQL for the first photo alone, or null. */
export function firstPhotoColumn(userIdSql: string): string {
  return `(select json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash)
    from photos photo where photo.user_id = ${userIdSql} order by photo.position limit 1)`;
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
