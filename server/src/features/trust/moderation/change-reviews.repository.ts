import type { RefusalCode } from '@mwanzo/contract/refusals';
import { changedParts, type ChangedPart, type Gender } from '@mwanzo/contract/people/options';
import { sql, statement, type Sql } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { heldCases } from '../../core/claims/index.ts';
import { firstPhotoColumn, photoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { mayReview, type ReviewedProfile } from '../reports/index.ts';
import type { ChangeChecks } from './change-check-rules.ts';

/** `name` is the one that others see. */
export interface ChangeRow extends ReviewedProfile {
  readonly id: number;
  readonly userId: number;
  readonly joinedAt: Date;
  /** The first photo that others see. */
  readonly photo: PhotoRow | null;
  /** The one that others see. */
  readonly gender: Gender | null;
  readonly newName: string | null;
  readonly newGender: Gender | null;
  readonly changesPhoto: boolean;
  readonly newPhoto: PhotoRow | null;
  readonly submittedAt: Date;
  /** The reviewer who holds it. */
  readonly claimedBy: number | null;
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

type Reader = { readonly moderatorId: number; readonly lapsedAt: Date };

const selectChanges = ({ moderatorId, lapsedAt }: { readonly [Key in keyof Reader]: Sql }) => sql`
    select waiting.id, waiting.user_id as "userId", member.name, member.age, member.birthday,
      member.location, member.joined_at as "joinedAt", ${firstPhotoColumn(sql`waiting.user_id`)} as photo,
      member.gender, waiting.name as "newName", waiting.gender as "newGender",
      waiting.photo_ids is not null as "changesPhoto",
      coalesce(waiting.photo, ${photoColumn(sql`waiting.user_id`, sql`waiting.photo_ids[1]`)}) as "newPhoto",
      waiting.submitted_at as "submittedAt", claim.moderator_id as "claimedBy"
    from ${waitingChanges(sql`waiting`)}
    join ${members} member on member.id = waiting.user_id
    left join ${heldCases(['change'], lapsedAt)} claim on claim.subject_id = waiting.id
    where ${mayReview(sql`${moderatorId}::bigint`, sql`waiting.user_id`)}`;

export const listChangeReviews = statement<Reader, ChangeRow>(
  (input) => sql`${selectChanges(input)} order by waiting.submitted_at, waiting.id limit 200`,
);

export const findChangeReview = statement<Reader & { id: number }, ChangeRow>(
  (input) => sql`${selectChanges(input)} and waiting.id = ${input.id}`,
);

/** The parts of a profile that a change is about. */
export function partsOf({ newName, newGender, changesPhoto }: ChangeRow): ChangedPart[] {
  const isPart: Record<ChangedPart, boolean> = {
    name: newName !== null,
    gender: newGender !== null,
    photo: changesPhoto,
  };
  return changedParts.filter((part) => isPart[part]);
}
