import type { RefusalCode } from '@mwanzo/contract/refusals';
import { changedParts, type ChangedPart, type Gender } from '@mwanzo/contract/people/options';
import { sql, statement } from '../../../database/sql.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { firstPhotoColumn, photoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { selectQueued, type QueuedReview, type QueueReader } from '../reports/index.ts';
import type { ChangeChecks } from './change-check-rules.ts';

/** `name` is the one that others see. */
export interface ChangeRow extends QueuedReview {
  /** The first photo that others see. */
  readonly photo: PhotoRow | null;
  /** The one that others see. */
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
  const isPart: Record<ChangedPart, boolean> = {
    name: newName !== null,
    gender: newGender !== null,
    photo: changesPhoto,
  };
  return changedParts.filter((part) => isPart[part]);
}
