import { sql, type Sql } from '../../../database/sql.ts';
import { isSamePictureHash } from '../../core/bans/index.ts';

/** SQL condition: another member has a photo that resembles a picture with this perceptual hash, a bit(256). */
export function looksLikePhotoOfAnother(userIdSql: string, hash: string): Sql {
  return sql`exists (select from photo_looks other, unnest(other.looks) look
      where other.user_id <> ${userIdSql} and ${isSamePictureHash('look', hash)})`;
}

/** Query for the photos of others that resemble a picture with this perceptual hash: photo_id, user_id. */
export function photosOfOthersAlike(userIdSql: string, hash: string): Sql {
  return sql`select other.photo_id, other.user_id from photo_looks other
      where other.user_id <> ${userIdSql}
        and exists (select from unnest(other.looks) look where ${isSamePictureHash('look', hash)})`;
}

/** SQL query for the perceptual hashes of a member's photos, including one that waits for a reviewer: bits, a text. */
export function perceptualHashesOfMember(userIdSql: string): Sql {
  return sql`select look::text as bits from photo_looks own, unnest(own.looks) look where own.user_id = ${userIdSql}`;
}
