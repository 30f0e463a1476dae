import { sql, type Sql } from '../../../database/sql.ts';
import type { ReviewedItem } from '../../core/changes/index.ts';

// SQL with which reviewers list and decide photos.

/**
 * Row source of the photos that wait for a person: id, user_id, photo, why, is_held, submitted_at.
 */
export function reviewedPhotos(alias: string): Sql {
  return sql`(select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at,
      json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
    from photo_reviews review join photos photo on photo.id = review.photo_id) ${alias}`;
}

/** Statement that removes a photo from the queue: id, user_id, is_held. */
export function takePhotoReview({ id, mayAct }: ReviewedItem): Sql {
  return sql`delete from photo_reviews review using photos photo
     where review.photo_id = ${id} and photo.id = review.photo_id and ${mayAct('photo.user_id')}
     returning photo.id, photo.user_id, photo.is_held`;
}
