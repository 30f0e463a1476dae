import type { HeldReason } from '@mwanzo/contract/people/photos';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { joinedAt } from '../../people/accounts/index.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
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

const listMax = 200;

const columns = `review.id, review.user_id as "userId", ${reviewedColumns('profile')},
  ${joinedAt('member')} as "joinedAt",
  review.photo, review.why, review.is_held as "isHeld", review.submitted_at as "submittedAt",
  ${holderOf('photo', 'review.id', '$2')} as "claimedBy"`;

const fromReviews = `${reviewedPhotos('review')}
   join users member on member.id = review.user_id
   join profiles profile on profile.user_id = review.user_id`;

const list = prepared<PhotoReviewRow>(
  'list-photo-reviews',
  `select ${columns} from ${fromReviews}
   where ${mayReview('$1::bigint', 'review.user_id')}
   order by review.is_held desc, review.submitted_at, review.id limit ${listMax}`,
);

const findById = prepared<PhotoReviewRow>(
  'find-photo-review-by-id',
  `select ${columns} from ${fromReviews} where review.id = $3 and ${mayReview('$1::bigint', 'review.user_id')}`,
);

const mayAct = (userId: string): string => mayReview('$1::bigint', userId);

const lockOwner = prepared<{ userId: number }>(
  'lock-profile-of-photo-review',
  `select profile.user_id as "userId" from profiles profile
   where profile.user_id = (select review.user_id from ${reviewedPhotos('review')}
     where review.id = $1) for no key update`,
);

const take = prepared<{ userId: number; notified: readonly NotifiedMember[] }>(
  'take-photo-review',
  `with taken as (
     ${takePhotoReview({ id: '$2', mayAct })}
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: "'profile_change'",
       details: `jsonb_build_object('decision', case when $4 = 'approve' then 'approved' else 'rejected' end,
         'reason', $5::text, 'reason_code', $6::text, 'changed', jsonb_build_array('photo'))`,
       at: '$3',
       // Nobody was told about the review of a photo that stayed visible.
       from: "taken where $4 = 'reject' or is_held",
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$1::bigint',
       action: "$4::text || '_photo'",
       verificationId: 'null',
       userId: 'user_id',
       at: '$3',
       from: 'taken',
     })}
   )
   select user_id as "userId", ${notifiedMembers('notified')} as notified from taken`,
);

/** Photos as reviewers read and decide them. `lapsedAt`: claims made at or before that time have lapsed. */
export function createPhotoReviewsRepository(on: Database | Transaction) {
  return {
    list: (moderatorId: number, lapsedAt: Date): Promise<PhotoReviewRow[]> =>
      runPrepared(on, list, [moderatorId, lapsedAt]),

    async find(moderatorId: number, id: number, lapsedAt: Date): Promise<PhotoReviewRow | null> {
      const [row] = await runPrepared(on, findById, [moderatorId, lapsedAt, id]);
      return row ?? null;
    },

    /** Locks the profile that a photo belongs to, which every change of a profile does first. */
    async lockOwner(id: number): Promise<void> {
      await runPrepared(on, lockOwner, [id]);
    },

    /**
     * Removes the photo from the queue, notifies the member and writes the audit. Null when this decision may not be
     * made.
     */
    async take({ moderatorId, photoId, decision, reason, reasonCode }: PhotoDecision, now: Date) {
      const values = [moderatorId, photoId, now, decision, reason, reasonCode];
      const [row] = await runPrepared(on, take, values);
      return row ?? null;
    },
  };
}
