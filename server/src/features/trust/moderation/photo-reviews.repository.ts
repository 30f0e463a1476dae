import type { HeldReason } from '@mwanzo/contract/people/photos';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { joinedAt } from '../../people/accounts/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { reviewedPhotos, takePhotoReview, type PhotoRow } from '../../people/photos/index.ts';
import { reviewedColumns, type ReviewedProfile } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';

export interface PhotoReviewRow extends ReviewedProfile {
  readonly id: number;
  readonly userId: number;
  readonly joinedAt: Date;
  readonly photo: PhotoRow;
  readonly why: HeldReason | 'perhaps_explicit';
  readonly isHeld: boolean;
  readonly submittedAt: Date;
  /** The reviewer who holds it. */
  readonly claimedBy: number | null;
}

export interface PhotoDecision {
  readonly photoId: number;
  readonly decision: 'approve' | 'reject';
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  readonly moderatorId: number;
}

const listMax = sql`200`;

const columns = (lapsedAt: Sql) => sql`review.id, review.user_id as "userId", ${reviewedColumns('profile')},
  ${joinedAt('member')} as "joinedAt",
  review.photo, review.why, review.is_held as "isHeld", review.submitted_at as "submittedAt",
  ${holderOf('photo', 'review.id', lapsedAt)} as "claimedBy"`;

const fromReviews = `${reviewedPhotos('review')}
   join users member on member.id = review.user_id
   join profiles profile on profile.user_id = review.user_id`;

export const listReviewedPhotos = statement<{ moderatorId: number; lapsedAt: Date }, PhotoReviewRow>(
  ({ moderatorId, lapsedAt }) => sql`
   select ${columns(lapsedAt)} from ${fromReviews}
   where ${mayReview(sql`${moderatorId}::bigint`, 'review.user_id')}
   order by review.is_held desc, review.submitted_at, review.id limit ${listMax}`,
);

export const findPhotoReview = statement<{ moderatorId: number; lapsedAt: Date; id: number }, PhotoReviewRow>(
  ({ moderatorId, lapsedAt, id }) => sql`
   select ${columns(lapsedAt)} from ${fromReviews}
   where review.id = ${id} and ${mayReview(sql`${moderatorId}::bigint`, 'review.user_id')}`,
);

/** Locks the profile that a photo belongs to, which every change of a profile does first. */
export const lockOwnerOfPhoto = statement<{ id: number }, { userId: number }>(
  ({ id }) => sql`
   select profile.user_id as "userId" from profiles profile
   where profile.user_id = (select review.user_id from ${reviewedPhotos('review')}
     where review.id = ${id}) for no key update`,
);

/** Removes the photo from the queue. Null when this moderator may not decide. */
export const takePhoto = statement<{ photoId: number; moderatorId: number }, { userId: number; isHeld: boolean }>(
  ({ photoId, moderatorId }) => sql`
    with taken as (${takePhotoReview({
      id: photoId,
      mayAct: (userId) => mayReview(sql`${moderatorId}::bigint`, userId),
    })})
    select user_id as "userId", is_held as "isHeld" from taken`,
);
