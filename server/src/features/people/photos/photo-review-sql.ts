import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which reviewers list and decide photos.

/**
 * Row source of the photos that wait for a person: id, user_id, photo, why, is_held, submitted_at.
 */
export function reviewedPhotos(alias: Sql): Sql {
  return sql`(select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
      json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
    from photo_reviews review join photos photo on photo.id = review.photo_id) ${alias}`;
}
