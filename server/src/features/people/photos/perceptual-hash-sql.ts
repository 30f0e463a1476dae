import { sql, type Sql } from '../../../database/sql.ts';
import { isSamePictureHash } from '../../core/bans/index.ts';

/** Query for the photos of others that resemble a picture with this perceptual hash, a bit(256): photo_id, user_id. */
export function photosOfOthersAlike(userId: Sql, hash: Sql): Sql {
  return sql`select other.photo_id, other.user_id from photo_looks other
      where other.user_id <> ${userId}
        and exists (select from unnest(other.looks) look where ${isSamePictureHash(sql`look`, hash)})`;
}
