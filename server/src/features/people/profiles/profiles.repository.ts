import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { hasWaitingPhoto, waitingGenderDetailOf, waitingGenderOf, waitingNameOf } from '../../core/changes/index.ts';
import { areMatched, maySee, type ViewerRelation } from '../../core/pairs/index.ts';
import { ownPhotosColumn, type OwnPhotoRow } from '../photos/index.ts';
import { visibleProfileColumns, type VisibleProfileRow } from './present-visible-profile.ts';
import type { EditableProfile, SavedProfile } from './profile-rules.ts';
import type { ApprovedValues } from './waiting-rules.ts';
import { isForEveryone, isKept, isShown } from './profile-sql.ts';

export interface OwnProfileRow extends EditableProfile {
  readonly email: string;
  readonly fullName: string;
  readonly role: 'member' | 'moderator';
  /** The name that waits for a reviewer, or null. */
  readonly waitingName: string | null;
  /** The gender that waits for a reviewer, or null, and its detail. */
  readonly waitingGender: Gender | null;
  readonly waitingGenderDetail: GenderDetail | null;
  /** True if a first photo waits for a reviewer. */
  readonly hasWaitingPhoto: boolean;
  /** The photos, including the one that waits. */
  readonly photos: readonly OwnPhotoRow[];
}

const editableColumns = `profile.user_id as "userId", profile.name, profile.bio, profile.age,
  profile.location, profile.interests, profile.prompts,
  profile.gender, profile.gender_detail as "genderDetail", profile.orientation,
  profile.dealt_gender as "dealtGender", profile.dealt_gender_through as "dealtGenderThrough",
  profile.intent, profile.shows_intent as "showsIntent", profile.shown_to as "shownTo",
  not profile.is_active as "isPaused",
  profile.orientation_visibility as "orientationVisibility", profile.birthday_visibility as "birthdayVisibility",
  profile.birthday, profile.is_verified as "isVerified", profile.saved_at as "savedAt"`;

const findOwn = prepared<OwnProfileRow>(
  'find-own-profile',
  `select ${editableColumns}, account.email, account.full_name as "fullName", account.role,
     ${waitingNameOf('profile.user_id')} as "waitingName", ${waitingGenderOf('profile.user_id')} as "waitingGender",
     ${waitingGenderDetailOf('profile.user_id')} as "waitingGenderDetail",
     ${hasWaitingPhoto('profile.user_id')} as "hasWaitingPhoto",
     ${ownPhotosColumn('profile.user_id')} as photos
   from profiles profile join users account on account.id = profile.user_id
   where profile.user_id = $1`,
);

const findVisible = prepared<VisibleProfileRow & { relation: ViewerRelation }>(
  'find-visible-profile',
  `select ${visibleProfileColumns},
     case when ${areMatched('$1::bigint', '$2::bigint')} then 'match' else 'stranger' end as relation
   from profiles profile
   where profile.user_id = $1
     and ${maySee({
       me: '$2',
       them: 'profile.user_id',
       isShown: isShown('profile'),
       isKept: isKept('profile'),
       isForEveryone: isForEveryone('profile'),
     })}`,
);

const lockEditable = prepared<EditableProfile>(
  'lock-editable-profile',
  `select ${editableColumns} from profiles profile where profile.user_id = $1 for no key update`,
);

const saveProfile = prepared(
  'save-profile',
  `update profiles set name = $2, bio = $3, age = $4, location = $5, interests = $6,
     orientation_visibility = $7, birthday_visibility = $8,
     location_folded = $9, town = $10, search_words = $11, saved_at = $12, active_on = $13::date, rank_key = $14,
       changed_at = $15,
     gender = $16, gender_detail = $17, orientation = $18, intent = $19, shows_intent = $20, shown_to = $21,
       prompts = $22::jsonb,
     is_active = not $23::boolean
   where user_id = $1`,
);

const showApproved = prepared(
  'show-approved-values',
  `update profiles set name = $2, search_words = $3, gender = $4, gender_detail = $5, dealt_gender = $6,
     dealt_gender_through = $7::date, changed_at = coalesce($8, changed_at)
   where user_id = $1`,
);

const recordVisit = prepared(
  'record-visit',
  'update profiles set active_on = $2::date, rank_key = $3 where user_id = $1 and active_on < $2::date',
);

export const profileStatements = { findOwn, findVisible, lockEditable, saveProfile, showApproved, recordVisit };

export function createProfilesRepository(on: Database | Transaction) {
  return {
    async findOwnProfile(userId: number): Promise<OwnProfileRow | null> {
      const [row] = await runPrepared(on, findOwn, [userId]);
      return row ?? null;
    },

    /** A profile that the viewer may see, and the viewer's relation to its owner. */
    async findVisibleProfile(id: number, viewerId: number) {
      const [row] = await runPrepared(on, findVisible, [id, viewerId]);
      return row ?? null;
    },

    /** Locks the profile until the transaction ends, so that two saves do not mix. */
    async lockEditableProfile(userId: number): Promise<EditableProfile | null> {
      const [row] = await runPrepared(on, lockEditable, [userId]);
      return row ?? null;
    },

    async saveProfile(profile: SavedProfile): Promise<void> {
      await runPrepared(on, saveProfile, [
        profile.userId,
        profile.name,
        profile.bio,
        profile.age,
        profile.location,
        profile.interests,
        profile.orientationVisibility,
        profile.birthdayVisibility,
        profile.locationFolded,
        profile.town,
        profile.searchWords,
        profile.savedAt,
        profile.activeOn,
        profile.rankKey,
        profile.changedAt,
        profile.gender,
        profile.genderDetail,
        profile.orientation,
        profile.intent,
        profile.showsIntent,
        profile.shownTo,
        JSON.stringify(profile.prompts),
        profile.isPaused,
      ]);
    },

    /** The values by which others see and find the member. `changedAt` is null if no deck has to be judged again. */
    async showApproved(userId: number, values: ApprovedValues & { readonly changedAt: Date | null }): Promise<void> {
      const { name, searchWords, gender, genderDetail, dealtGender, dealtGenderThrough, changedAt } = values;
      const reviewed = [name, searchWords, gender, genderDetail];
      await runPrepared(on, showApproved, [userId, ...reviewed, dealtGender, dealtGenderThrough, changedAt]);
    },

    /** Changes nothing after the first visit of a day. */
    async recordVisit(userId: number, day: string, rankKey: number): Promise<void> {
      await runPrepared(on, recordVisit, [userId, day, rankKey]);
    },
  };
}
