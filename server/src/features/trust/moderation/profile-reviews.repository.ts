import type { RefusalCode } from '@mwanzo/contract/refusals';
import type { HeldReason } from '@mwanzo/contract/people/photos';
import { changedParts, type ChangedPart, type Gender } from '@mwanzo/contract/people/options';
import { sql, statement } from '../../../database/sql.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { firstPhotoColumn, photoColumn, reviewedPhotos, type PhotoRow } from '../../people/photos/index.ts';
import { selectQueued, type QueuedReview, type QueueReader } from '../reports/index.ts';
import type { ChangeChecks } from './change-check-rules.ts';

/** The name, the first photo and the gender are those that others see. */
export interface ChangeRow extends QueuedReview {
  readonly photo: PhotoRow | null;
  readonly gender: Gender | null;
  readonly newName: string | null;
  readonly newGender: Gender | null;
  readonly changesPhoto: boolean;
  readonly newPhoto: PhotoRow | null;
}

export interface ChangeDecision {
  readonly changeId: number;
  readonly decision: 'approve' | 'reject';
  readonly reasonCode: RefusalCode | null;
  /** The reviewer's own words. */
  readonly reason: string | null;
  readonly checks: ChangeChecks | null;
  /** Null when no moderator decides: the demo reviewer. */
  readonly moderatorId: number | null;
  readonly isDemo: boolean;
}

export const listChangeReviews = statement<QueueReader, ChangeRow>((reader) => {
  const columns = sql`${firstPhotoColumn(sql`queued.user_id`)} as photo, member.gender, queued.name as "newName",
      queued.gender as "newGender", queued.photo_ids is not null as "changesPhoto",
      coalesce(queued.photo, ${photoColumn(sql`queued.user_id`, sql`queued.photo_ids[1]`)}) as "newPhoto"`;
  return sql`${selectQueued({ kind: 'change', queue: waitingChanges(sql`queued`), columns }, reader)}
    order by queued.submitted_at, queued.id limit 200`;
});

/** The parts of a profile that a change is about. */
export function partsOf({ newName, newGender, changesPhoto }: ChangeRow): ChangedPart[] {
  const isPart = { name: newName !== null, gender: newGender !== null, photo: changesPhoto };
  return changedParts.filter((part) => isPart[part]);
}

export interface PhotoReviewRow extends QueuedReview {
  readonly photo: PhotoRow;
  readonly why: HeldReason | 'perhaps_explicit';
  readonly isHeld: boolean;
}

type Deciding = Pick<ChangeDecision, 'decision' | 'reasonCode' | 'reason'>;
export type PhotoDecision = Deciding & { readonly photoId: number; readonly moderatorId: number };

export const listReviewedPhotos = statement<QueueReader, PhotoReviewRow>((reader) => {
  const columns = sql`queued.photo, queued.why, queued.is_held as "isHeld"`;
  return sql`${selectQueued({ kind: 'photo', queue: sql`${reviewedPhotos} queued`, columns }, reader)}
    order by queued.is_held desc, queued.submitted_at, queued.id limit 200`;
});
