import type { RefusalCode } from '@mwanzo/contract/refusals';
import { changedParts, type ChangedPart, type Gender, type GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { joinedAt } from '../../people/accounts/index.ts';
import { takeChange, waitingChanges } from '../../core/changes/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { firstPhotoColumn, photoColumn, type PhotoRow } from '../../people/photos/index.ts';
import { genderOf, isVerified, nameOf, reviewedColumns, type ReviewedProfile } from '../../people/profiles/index.ts';
import { mayReview } from '../reports/index.ts';
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

/** A change that was removed from the queue, to be applied or dropped. */
export interface TakenChange {
  readonly id: number;
  readonly userId: number;
  readonly name: string | null;
  readonly gender: Gender | null;
  readonly genderDetail: GenderDetail | null;
  readonly photoIds: readonly number[] | null;
  readonly photo: PhotoRow | null;
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

const listMax = sql`200`;

const changeColumns = (lapsedAt: Sql) => sql`waiting.id, waiting.user_id as "userId", ${reviewedColumns('profile')},
  ${joinedAt('member')} as "joinedAt", ${firstPhotoColumn('waiting.user_id')} as photo,
  ${genderOf('profile')} as gender, waiting.name as "newName", waiting.gender as "newGender",
  waiting.photo_ids is not null as "changesPhoto",
  coalesce(waiting.photo, ${photoColumn('waiting.user_id', 'waiting.photo_ids[1]')}) as "newPhoto",
  waiting.submitted_at as "submittedAt",
  ${holderOf('change', 'waiting.id', lapsedAt)} as "claimedBy"`;

const fromChanges = `${waitingChanges('waiting')}
   join users member on member.id = waiting.user_id
   join profiles profile on profile.user_id = waiting.user_id`;

export const listChangeReviews = statement<{ moderatorId: number; lapsedAt: Date }, ChangeRow>(
  ({ moderatorId, lapsedAt }) => sql`
   select ${changeColumns(lapsedAt)} from ${fromChanges}
   where ${mayReview(sql`${moderatorId}::bigint`, 'waiting.user_id')}
   order by waiting.submitted_at, waiting.id limit ${listMax}`,
);

export const findChangeReview = statement<{ moderatorId: number; lapsedAt: Date; id: number }, ChangeRow>(
  ({ moderatorId, lapsedAt, id }) => sql`
   select ${changeColumns(lapsedAt)} from ${fromChanges}
   where waiting.id = ${id} and ${mayReview(sql`${moderatorId}::bigint`, 'waiting.user_id')}`,
);

/** Locks the profile that a change is about, which every change of a profile does first. */
export const lockOwnerOfChange = statement<{ id: number }, { userId: number }>(
  ({ id }) => sql`
   select profile.user_id as "userId" from profiles profile
   where profile.user_id = (select waiting.user_id from ${waitingChanges('waiting')}
     where waiting.id = ${id}) for no key update`,
);

/** Removes the change from the queue. Null when this moderator may not decide; the demo reviewer is none. */
export const takeDecidedChange = statement<{ changeId: number; moderatorId: number | null }, TakenChange>(
  ({ changeId, moderatorId }) => sql`
    with taken as (${takeChange({
      id: changeId,
      mayAct: (userId) => sql`(${moderatorId}::bigint is null or ${mayReview(sql`${moderatorId}::bigint`, userId)})`,
    })})
    select id, user_id as "userId", name, gender, gender_detail as "genderDetail",
      to_json(photo_ids) as "photoIds", photo from taken`,
);

const lockName = statement<{ userId: number }, { name: string }>(
  ({ userId }) => sql`
   select ${nameOf('profile')} from profiles profile
   where profile.user_id = ${userId} and ${isVerified('profile')} for no key update`,
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

/** Locks a verified member's profile. Returns the name that others see; null if the member is not verified. */
export async function lockVerifiedName(on: Database | Transaction, userId: number): Promise<string | null> {
  const row = await getRow(on, lockName, { userId });
  return row?.name ?? null;
}
