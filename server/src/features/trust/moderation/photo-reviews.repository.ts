import type { HeldReason } from '@mwanzo/contract/people/photos';
import type { RefusalCode } from '@mwanzo/contract/refusals';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { heldCases } from '../../core/claims/index.ts';
import { reviewedPhotos, type PhotoRow } from '../../people/photos/index.ts';
import { mayReview, type ReviewedProfile } from '../reports/index.ts';

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

type Reader = { readonly moderatorId: number; readonly lapsedAt: Date };

const selectPhotos = ({ moderatorId, lapsedAt }: { readonly [Key in keyof Reader]: Sql }) => sql`
    select review.id, review.user_id as "userId", member.name, member.age, member.birthday,
      member.location, member.joined_at as "joinedAt",
      review.photo, review.why, review.is_held as "isHeld", review.submitted_at as "submittedAt",
      claim.moderator_id as "claimedBy"
    from ${reviewedPhotos(sql`review`)}
    join ${members} member on member.id = review.user_id
    left join ${heldCases(['photo'], lapsedAt)} claim on claim.subject_id = review.id
    where ${mayReview(sql`${moderatorId}::bigint`, sql`review.user_id`)}`;

export const listReviewedPhotos = statement<Reader, PhotoReviewRow>(
  (input) => sql`${selectPhotos(input)} order by review.is_held desc, review.submitted_at, review.id limit 200`,
);

export const findPhotoReview = statement<Reader & { id: number }, PhotoReviewRow>(
  (input) => sql`${selectPhotos(input)} and review.id = ${input.id}`,
);
