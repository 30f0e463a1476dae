import type { Gender, GenderDetail, Orientation } from '@mwanzo/contract/people/options';
import { sql, statement } from '../../../database/sql.ts';
import { waitingChanges } from '../../core/changes/index.ts';
import { members, type Credentials } from '../../core/members/index.ts';
import { areMatched, maySee, type ViewerRelation } from '../../core/pairs/index.ts';
import { ownPhotosColumn, type OwnPhotoRow } from '../photos/index.ts';
import type { StoredPreferences } from './preference-rules.ts';
import { visibleProfileColumns, type VisibleProfileRow } from './present-visible-profile.ts';
import type { EditableProfile, SavedProfile } from './profile-rules.ts';
import type { ApprovedValues } from './waiting-rules.ts';

/** The values that wait for a reviewer are null if none do. A photo that waits is among the photos. */
export interface OwnProfileRow extends EditableProfile, Pick<Credentials, 'email' | 'fullName' | 'role'> {
  readonly waitingName: string | null;
  readonly waitingGender: Gender | null;
  readonly waitingGenderDetail: GenderDetail | null;
  readonly hasWaitingPhoto: boolean;
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

type VisibleRow = VisibleProfileRow & { relation: ViewerRelation };

/** A profile that the viewer may see, and the viewer's relation to its owner. */
export const findVisible = statement<{ id: number; viewerId: number }, VisibleRow>(
  ({ id, viewerId }) => sql`
    select ${visibleProfileColumns},
      case when ${areMatched(id, viewerId)} then 'match' else 'stranger' end as relation
    from profiles profile join ${members} other on other.id = profile.user_id
    where profile.user_id = ${id} and ${maySee(viewerId, sql`other`)}`,
);

/** Keeps a profile as it is until the transaction ends. Every change of it, and of what waits, locks it first. */
export const lockProfile = statement<{ userId: number }, EditableProfile>(
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

/** Erases a member's orientation. Decks that were queued before are no longer served. */
export const forgetOrientation = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`update profiles set orientation = null, changed_at = ${now}
    where user_id = ${userId} and orientation is not null`,
);

/** The part of a profile that sign-in returns to its owner. */
export interface Identity {
  readonly birthday: string;
  /** The one that waits for a reviewer comes first. */
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

/** No row when the account is deleted. */
export const findIdentity = statement<{ userId: number }, Identity>(
  ({ userId }) => sql`
    select profile.birthday, coalesce(waiting.gender, profile.gender) as gender, profile.orientation
    from profiles profile left join ${waitingChanges(sql`waiting`)} on waiting.user_id = profile.user_id
    where profile.user_id = ${userId}`,
);

type NewProfile = Identity & { readonly id: number } & Pick<SavedProfile, 'name' | 'genderDetail' | 'searchWords'> &
  Pick<SavedProfile, 'orientationVisibility' | 'birthdayVisibility' | 'activeOn' | 'rankKey'>;

/** Creates the profile of a new member. */
export const insertProfile = statement<NewProfile>(
  (of) => sql`
    insert into profiles (user_id, name, birthday, gender, gender_detail, orientation, orientation_visibility,
      birthday_visibility, active_on, rank_key, search_words)
    values (${of.id}, ${of.name}, ${of.birthday}, ${of.gender}, ${of.genderDetail}, ${of.orientation},
      ${of.orientationVisibility}, ${of.birthdayVisibility}, ${of.activeOn}, ${of.rankKey}, ${of.searchWords})`,
);

type PreferencesRow = StoredPreferences & Pick<Identity, 'gender' | 'orientation'>;

const preferenceColumns = sql`profile.gender, profile.orientation, profile.looking_for as "lookingFor",
  profile.min_age as "minAge", profile.max_age as "maxAge", profile.near, profile.wants,
  profile.verified_only as "verifiedOnly"`;

export const findPreferences = statement<{ userId: number }, PreferencesRow>(
  ({ userId }) => sql`select ${preferenceColumns} from profiles profile where profile.user_id = ${userId}`,
);

/** If two saves run at once, the last one wins as a whole. No row when the caller's account is deleted. */
export const updatePreferences = statement<StoredPreferences & { userId: number; now: Date }, PreferencesRow>(
  (input) => sql`
    update profiles profile set
      looking_for = ${input.lookingFor}, min_age = ${input.minAge}, max_age = ${input.maxAge}, near = ${input.near},
      wants = ${input.wants}, verified_only = ${input.verifiedOnly}, changed_at = ${input.now}
    where profile.user_id = ${input.userId}
    returning ${preferenceColumns}`,
);

/** Gives a member the badge, or takes it. */
export const setVerified = statement<{ userId: number; isVerified: boolean }>(
  ({ userId, isVerified }) => sql`update profiles set is_verified = ${isVerified} where user_id = ${userId}`,
);

/** Hides a profile from others, whatever its owner has chosen, or shows it again as they have chosen. */
export const setHidden = statement<{ userId: number; hiddenAt: Date | null }>(
  ({ userId, hiddenAt }) => sql`
    update profiles set hidden_at = ${hiddenAt}::timestamptz
    where user_id = ${userId} and (hidden_at is null) = (${hiddenAt}::timestamptz is not null)`,
);
