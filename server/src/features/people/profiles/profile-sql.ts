import { sql, type Sql } from '../../../database/sql.ts';
import { waitingGenderOf } from '../../core/changes/index.ts';

// SQL with which other features read and write profiles. `profile` is the alias of a row of the table.

/** Condition: the profile is saved, not paused and not hidden by a reviewer, so others may see it. */
export function isShown(profile: string): Sql {
  return sql`${profile}.saved_at is not null and ${profile}.is_active and ${profile}.hidden_at is null`;
}

/** Condition: matches may see the profile: like `isShown`, but pausing changes nothing for them. */
export function isKept(profile: string): Sql {
  return sql`${profile}.saved_at is not null and ${profile}.hidden_at is null`;
}

/** Condition: its owner has paused it. */
export function isPaused(profile: string): Sql {
  return sql`not ${profile}.is_active`;
}

/** Condition: everyone who fits may see the member, not only those whom the member has liked. */
export function isForEveryone(profile: string): Sql {
  return sql`${profile}.shown_to = 'everyone'`;
}

export function isVerified(profile: string): Sql {
  return sql`${profile}.is_verified`;
}

/** Condition: the member used the app on this Nairobi day or later. */
export function wasHereSince(profile: string, day: string): Sql {
  return sql`${profile}.active_on >= ${day}`;
}

/** SQL for the member's answer to this prompt, or null. */
export function answerTo(profile: string, promptId: string): Sql {
  return sql`(select item ->> 'answer' from jsonb_array_elements(${profile}.prompts) item
    where item ->> 'prompt_id' = ${promptId})`;
}

export function nameOf(profile: string): Sql {
  return sql`${profile}.name`;
}

/** SQL for the name of a member in the news of others, or null while a reviewer hides the profile. */
export function nameInNews(profile: string): Sql {
  return sql`case when ${isKept(profile)} then ${nameOf(profile)} end`;
}

export function genderOf(profile: string): Sql {
  return sql`${profile}.gender`;
}

export function bioOf(profile: string): Sql {
  return sql`${profile}.bio`;
}

/** Columns for `shownAge`: age, birthday, isVerified. */
export function ageColumns(profile: string): Sql {
  return sql`${profile}.age, ${profile}.birthday, ${profile}.is_verified as "isVerified"`;
}

/** Columns of the member that sign-in returns to them: birthday, gender (also one that waits), orientation. */
export function identityColumns(profile: string): Sql {
  return sql`${profile}.birthday, coalesce(${waitingGenderOf(`${profile}.user_id`)}, ${profile}.gender) as gender,
    ${profile}.orientation`;
}

/** The values of a profile that a reviewer compares with a document. */
export interface ReviewedProfile {
  readonly name: string;
  readonly age: number | null;
  readonly birthday: string;
  readonly location: string;
}

/** Columns of a `ReviewedProfile`. */
export function reviewedColumns(profile: string): Sql {
  return sql`${profile}.name, ${profile}.age, ${profile}.birthday, ${profile}.location`;
}

/** Columns of the stored preferences: lookingFor, minAge, maxAge, near, wants, verifiedOnly. */
export function preferenceColumns(profile: string): Sql {
  return sql`${profile}.looking_for as "lookingFor", ${profile}.min_age as "minAge", ${profile}.max_age as "maxAge",
    ${profile}.near, ${profile}.wants, ${profile}.verified_only as "verifiedOnly"`;
}

/** Statement that hides a profile from others, whatever its owner has chosen. */
export function hideProfile(userId: string, at: string): Sql {
  return sql`update profiles set hidden_at = coalesce(hidden_at, ${at}) where user_id = ${userId}`;
}

/** Statement that shows a profile again as its owner has chosen. */
export function unhideProfile(userId: string, when: string): Sql {
  return sql`update profiles set hidden_at = null where user_id = ${userId} and hidden_at is not null and ${when}`;
}

/** Statement that verifies the members whose user_id is in the rows of `from`. */
export function markVerified({ from, when }: { from: string; when: string }): Sql {
  return sql`update profiles profile set is_verified = true from ${from}
    where ${when} and profile.user_id = ${from}.user_id`;
}

/** Statement that takes the badge from the members of `from` (user_id). */
export function unmarkVerified({ from, when }: { from: string; when: string }): Sql {
  return sql`update profiles profile set is_verified = false from ${from}
    where ${when} and profile.user_id = ${from}.user_id`;
}

/** SQL for the values of a new profile. */
interface NewProfile {
  readonly userId: string;
  readonly name: string;
  readonly birthday: string;
  readonly gender: string;
  readonly genderDetail: string;
  readonly orientation: string;
  readonly orientationVisibility: string;
  readonly birthdayVisibility: string;
  /** The Nairobi day of sign-up. */
  readonly activeOn: string;
  readonly rankKey: string;
  readonly searchWords: string;
  /** The row source of the new member. */
  readonly from: string;
}

/** Statement that creates the profile of a new member. */
export function insertProfile({ from, ...profile }: NewProfile): Sql {
  return sql`insert into profiles (user_id, name, birthday, gender, gender_detail, orientation,
     orientation_visibility, birthday_visibility, active_on, rank_key, search_words)
   select ${profile.userId}, ${profile.name}, ${profile.birthday}, ${profile.gender}, ${profile.genderDetail},
     ${profile.orientation},
     ${profile.orientationVisibility}, ${profile.birthdayVisibility}, ${profile.activeOn},
     ${profile.rankKey}, ${profile.searchWords}
   from ${from}`;
}

/** Statement that erases a member's orientation. Decks that were queued before are no longer served. */
export function forgetOrientation(userId: string, at: string): Sql {
  return sql`update profiles set orientation = null, changed_at = ${at} where user_id = ${userId}`;
}
