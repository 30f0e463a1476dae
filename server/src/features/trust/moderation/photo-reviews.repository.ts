import type { HeldReason } from '@mwanzo/contract/people/photos';
import { sql, statement } from '../../../database/sql.ts';
import { reviewedPhotos, type PhotoRow } from '../../people/photos/index.ts';
import { selectQueued, type QueuedReview, type QueueReader } from '../reports/index.ts';
import type { ChangeDecision } from './change-reviews.repository.ts';

export interface PhotoReviewRow extends QueuedReview {
  readonly photo: PhotoRow;
  readonly why: HeldReason | 'perhaps_explicit';
  readonly isHeld: boolean;
}

export interface PhotoDecision extends Pick<ChangeDecision, 'decision' | 'reasonCode' | 'reason'> {
  readonly photoId: number;
  readonly moderatorId: number;
}

export const listReviewedPhotos = statement<QueueReader, PhotoReviewRow>((reader) => {
  const columns = sql`queued.photo, queued.why, queued.is_held as "isHeld"`;
  return sql`${selectQueued({ kind: 'photo', queue: sql`${reviewedPhotos} queued`, columns }, reader)}
    order by queued.is_held desc, queued.submitted_at, queued.id limit 200`;
});
