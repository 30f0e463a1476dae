import type { RefusalCode } from '@mwanzo/contract/refusals';
import { changedParts, type ChangedPart, type Gender, type GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { joinedAt } from '../../people/accounts/index.ts';
import { writeAudit } from '../../people/audit/index.ts';
import { takeChange, waitingChanges } from '../../core/changes/index.ts';
import { holderOf } from '../../core/claims/index.ts';
import { notifiedMembers, notify, withdrawNotices, type NotifiedMember } from '../../notices/notifications/index.ts';
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
  readonly notified: readonly NotifiedMember[];
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

interface TakenBackChange {
  readonly changeId: number;
  readonly userId: number;
  readonly moderatorId: number;
  readonly decidedAt: Date;
}

const listMax = 200;

const changeColumns = `waiting.id, waiting.user_id as "userId", ${reviewedColumns('profile')},
  ${joinedAt('member')} as "joinedAt", ${firstPhotoColumn('waiting.user_id')} as photo,
  ${genderOf('profile')} as gender, waiting.name as "newName", waiting.gender as "newGender",
  waiting.photo_ids is not null as "changesPhoto",
  coalesce(waiting.photo, ${photoColumn('waiting.user_id', 'waiting.photo_ids[1]')}) as "newPhoto",
  waiting.submitted_at as "submittedAt",
  ${holderOf('change', 'waiting.id', '$2')} as "claimedBy"`;

const fromChanges = `${waitingChanges('waiting')}
   join users member on member.id = waiting.user_id
   join profiles profile on profile.user_id = waiting.user_id`;

const list = prepared<ChangeRow>(
  'list-waiting-changes',
  `select ${changeColumns} from ${fromChanges}
   where ${mayReview('$1::bigint', 'waiting.user_id')}
   order by waiting.submitted_at, waiting.id limit ${listMax}`,
);

const findById = prepared<ChangeRow>(
  'find-waiting-change-by-id',
  `select ${changeColumns} from ${fromChanges}
   where waiting.id = $3 and ${mayReview('$1::bigint', 'waiting.user_id')}`,
);

const lockOwner = prepared<{ userId: number }>(
  'lock-profile-of-change',
  `select profile.user_id as "userId" from profiles profile
   where profile.user_id = (select waiting.user_id from ${waitingChanges('waiting')}
     where waiting.id = $1) for no key update`,
);

const take = prepared<TakenChange>(
  'take-change',
  `with taken as (
     ${takeChange({
       id: '$1',
       mayAct: (userId) => `($2::bigint is null or ${mayReview('$2::bigint', userId)})`,
     })}
   ), notified as (
     ${notify({
       recipient: 'user_id',
       kind: "'profile_change'",
       details: `jsonb_build_object('decision', case when $4 = 'approve' then 'approved' else 'rejected' end,
         'reason', $5::text, 'reason_code', $6::text, 'demo', $7::boolean,
         'changed', to_jsonb(array_remove(array[
           case when name is not null then 'name' end, case when gender is not null then 'gender' end,
           case when photo_ids is not null then 'photo' end], null)))`,
       at: '$3',
       from: 'taken',
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$2::bigint',
       action: "$4::text || '_change'",
       verificationId: 'null',
       changeId: 'id',
       userId: 'user_id',
       at: '$3',
       checks: '$8::jsonb',
       from: 'taken where $2::bigint is not null',
     })}
   )
   select id, user_id as "userId", name, gender, gender_detail as "genderDetail", to_json(photo_ids) as "photoIds",
     photo,
     ${notifiedMembers('notified')} as notified from taken`,
);

const lockName = prepared<{ name: string }>(
  'lock-name-of-decided-change',
  `select ${nameOf('profile')} from profiles profile
   where profile.user_id = $1 and ${isVerified('profile')} for no key update`,
);

const noteTakenBack = prepared<{ id: number }>(
  'note-change-taken-back',
  `with found as (
     select $1::bigint as id, $2::bigint as user_id where ${mayReview('$3::bigint', '$2::bigint')}
   ), withdrawn as (
     ${withdrawNotices({
       recipients: 'select user_id from found',
       kind: "'profile_change'",
       writtenAt: '$4',
       at: '$5',
     })}
   ), logged as (
     ${writeAudit({
       moderatorId: '$3::bigint',
       action: "'take_back'",
       verificationId: 'null',
       changeId: 'id',
       userId: 'user_id',
       at: '$5',
       from: 'found',
     })}
   )
   select id from found`,
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

/** Changes as reviewers read and decide them. `lapsedAt`: claims made at or before that time have lapsed. */
export function createChangeReviewsRepository(on: Database | Transaction) {
  return {
    listChanges: (moderatorId: number, lapsedAt: Date): Promise<ChangeRow[]> =>
      runPrepared(on, list, [moderatorId, lapsedAt]),

    async findChange(moderatorId: number, id: number, lapsedAt: Date): Promise<ChangeRow | null> {
      const [row] = await runPrepared(on, findById, [moderatorId, lapsedAt, id]);
      return row ?? null;
    },

    /** Locks the profile that a change is about, which every change of a profile does first. */
    async lockOwner(id: number): Promise<void> {
      await runPrepared(on, lockOwner, [id]);
    },

    /** Locks a verified member's profile. Returns the name that others see; null if the member is not verified. */
    async lockName(userId: number): Promise<string | null> {
      const [row] = await runPrepared(on, lockName, [userId]);
      return row?.name ?? null;
    },

    /** Withdraws the notification about a decision and writes the audit. False for who may not review the member. */
    async noteTakenBack({ changeId, userId, moderatorId, decidedAt }: TakenBackChange, now: Date): Promise<boolean> {
      return (await runPrepared(on, noteTakenBack, [changeId, userId, moderatorId, decidedAt, now])).length > 0;
    },

    /** Removes the change, notifies the member and writes the audit. Null when this decision may not be made. */
    async takeChange(decided: ChangeDecision, now: Date): Promise<TakenChange | null> {
      const { changeId, moderatorId, decision, reason, reasonCode, isDemo, checks } = decided;
      const written = checks && JSON.stringify(checks);
      const values = [changeId, moderatorId, now, decision, reason, reasonCode, isDemo, written];
      const [row] = await runPrepared(on, take, values);
      return row ?? null;
    },
  };
}
