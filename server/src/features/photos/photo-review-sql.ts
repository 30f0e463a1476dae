import type { ReviewClaim } from '../changes/index.ts';

// SQL with which reviewers list, claim and decide photos.

/**
 * Row source of the photos that wait for a person: id, user_id, photo, why, is_held, submitted_at, claimed_by,
 * claimed_at.
 */
export function reviewedPhotos(alias: string): string {
  return `(select photo.id, photo.user_id, review.why, photo.is_held, review.submitted_at, review.claimed_by,
    review.claimed_at,
      json_build_array(photo.id, photo.storage_key, photo.width, photo.height, photo.thumbhash) as photo
    from photo_reviews review join photos photo on photo.id = review.photo_id) ${alias}`;
}

const mayTake = ({ id, moderatorId, lapsedAt, mayAct }: ReviewClaim): string =>
  `review.photo_id = ${id} and photo.id = review.photo_id
     and (review.claimed_at is null or review.claimed_at <= ${lapsedAt} or review.claimed_by = ${moderatorId})
     and ${mayAct('photo.user_id')}`;

/** Statement that claims a photo: id, user_id. */
export function claimPhotoReview(claim: ReviewClaim, at: string): string {
  return `update photo_reviews review set claimed_by = ${claim.moderatorId}, claimed_at = ${at}
     from photos photo where ${mayTake(claim)} returning photo.id, photo.user_id`;
}

/** Statement that gives up the moderator's claims of photos, except that of the id `but`. */
export function releasePhotoReviews(moderatorId: string, { but, when }: { but: string; when: string }): string {
  return `update photo_reviews set claimed_by = null, claimed_at = null
     where claimed_by = ${moderatorId} and photo_id is distinct from ${but} and ${when}`;
}

/** Statement that removes a photo from the queue: id, user_id, is_held. */
export function takePhotoReview(claim: ReviewClaim): string {
  return `delete from photo_reviews review using photos photo where ${mayTake(claim)}
     returning photo.id, photo.user_id, photo.is_held`;
}
