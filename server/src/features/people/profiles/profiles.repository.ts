import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { members } from '../../core/members/index.ts';
import { areMatched, maySee, type ViewerRelation } from '../../core/pairs/index.ts';
import { ownPhotosColumn, type OwnPhotoRow } from '../photos/index.ts';
import { visibleProfileColumns, type VisibleProfileRow } from './present-visible-profile.ts';
import type { EditableProfile, SavedProfile } from './profile-rules.ts';
import type { ApprovedValues } from './waiting-rules.ts';

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

export const findOwn = statement<{ userId: number }, OwnProfileRow>(
  ({ userId }) => sql`
    select ${editableColumns}, member.email, member.full_name as "fullName", member.role,
      waiting.name as "waitingName", waiting.gender as "waitingGender", waiting.gender_detail as "waitingGenderDetail",
      waiting.photo_ids is not null as "hasWaitingPhoto",
      ${ownPhotosColumn(sql`profile.user_id`)} as photos
    from profiles profile join ${members} member on member.id = profile.user_id
    left join ${waitingChanges(sql`waiting`)} on waiting.user_id = profile.user_id
    where profile.user_id = ${userId}`,
);

/** A profile that the viewer may see, and the viewer's relation to its owner. */
export const findVisible = statement<
  { id: number; viewerId: number },
  VisibleProfileRow & { relation: ViewerRelation }
>(
  ({ id, viewerId }) => sql`
    select ${visibleProfileColumns},
      case when ${areMatched(id, viewerId)} then 'match' else 'stranger' end as relation
    from profiles profile join ${members} other on other.id = profile.user_id
    where profile.user_id = ${id}
      and ${maySee(viewerId, sql`other`)}`,
);

/** Locks the profile until the transaction ends, so that two saves do not mix. */
export const lockEditable = statement<{ userId: number }, EditableProfile>(
  ({ userId }) => sql`
    select ${editableColumns} from profiles profile where profile.user_id = ${userId} for no key update`,
);

/** The prompts are JSON, as a text. */
export type WrittenProfile = Omit<SavedProfile, 'prompts'> & { readonly prompts: string };

export const updateProfile = statement<WrittenProfile>(
  (to) => sql`
    update profiles set name = ${to.name}, bio = ${to.bio}, age = ${to.age}, interests = ${to.interests},
      location = ${to.location}, location_folded = ${to.locationFolded}, town = ${to.town}, intent = ${to.intent},
      orientation = ${to.orientation}, orientation_visibility = ${to.orientationVisibility},
      gender = ${to.gender}, gender_detail = ${to.genderDetail}, birthday_visibility = ${to.birthdayVisibility},
      shows_intent = ${to.showsIntent}, shown_to = ${to.shownTo}, prompts = ${to.prompts}::jsonb,
      search_words = ${to.searchWords}, saved_at = ${to.savedAt}, active_on = ${to.activeOn}::date,
      rank_key = ${to.rankKey}, changed_at = ${to.changedAt}, is_active = not ${to.isPaused}::boolean
    where user_id = ${to.userId}`,
);

export async function saveProfile(on: Transaction, profile: SavedProfile): Promise<void> {
  await getRows(on, updateProfile, { ...profile, prompts: JSON.stringify(profile.prompts) });
}

/** The values by which others see and find the member. `changedAt` is null if no deck has to be judged again. */
export const showApproved = statement<ApprovedValues & { userId: number; changedAt: Date | null }>(
  (input) => sql`
    update profiles set name = ${input.name}, search_words = ${input.searchWords}, gender = ${input.gender},
      gender_detail = ${input.genderDetail}, dealt_gender = ${input.dealtGender},
      dealt_gender_through = ${input.dealtGenderThrough}::date, changed_at = coalesce(${input.changedAt}, changed_at)
    where user_id = ${input.userId}`,
);

/** Changes nothing after the first visit of a day. */
export const updateVisit = statement<{ userId: number; day: string; rankKey: number }>(
  ({ userId, day, rankKey }) => sql`
    update profiles set active_on = ${day}::date, rank_key = ${rankKey}
    where user_id = ${userId} and active_on < ${day}::date`,
);

const clearOrientation = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`update profiles set orientation = null, changed_at = ${now} where user_id = ${userId}`,
);

/** Erases a member's orientation. Decks that were queued before are no longer served. */
export async function forgetOrientation(on: Transaction, forgotten: { userId: number; now: Date }): Promise<void> {
  await getRows(on, clearOrientation, forgotten);
}
