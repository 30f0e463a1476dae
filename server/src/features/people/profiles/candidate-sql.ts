import { sql, type Sql } from '../../../database/sql.ts';
import { isShown } from './profile-sql.ts';

// SQL with which the deck reads profiles: the viewer, and conditions on candidates. The partial indexes of the table
// (profiles_deck, profiles_deck_public, profiles_search, profiles_location) serve these conditions, together with
// `isShown`.
//
// Preferences hold both ways (docs/product/preferences.md), so here are also the conditions that a candidate's own
// preferences set for the viewer.
//
// A hidden orientation or gender detail cannot be looked up (docs/product/deck.md). So everything here
// reads the columns public_orientation, public_gender_detail and public_seeks: null, or 'everyone', while the owner
// hides them. The hidden values count only where `usesHidden` is true.

/**
 * Columns of the viewer on a Nairobi day: the ones that `viewerObject` reads, gender_group and own_key. The key is a
 * text that changes with the viewer's side of the deck, and with each save of the profile. A deck that was queued
 * before is then no longer served.
 */
export function viewerColumns(profile: string, day: string): Sql {
  const gender = dealtGender(profile, day);
  return sql`${gender} as gender, ${profile}.orientation, ${profile}.town, ${profile}.active_on, ${profile}.is_verified,
      ${profile}.public_intent, ${profile}.looking_for, ${profile}.min_age, ${profile}.max_age, ${profile}.near,
      ${profile}.wants, ${profile}.verified_only,
      case when ${gender} in ('female', 'male') then ${gender} else 'other' end as gender_group,
      least(100, case when ${profile}.is_verified or ${profile}.age is null
        then date_part('year', age(${day}, ${profile}.birthday)) else ${profile}.age end)::integer as shown_age,
      jsonb_build_array(${gender}, ${profile}.orientation, ${profile}.town, ${profile}.is_verified,
        ${profile}.public_intent, ${profile}.looking_for, ${profile}.min_age, ${profile}.max_age, ${profile}.near,
        ${profile}.wants, ${profile}.verified_only, ${profile}.changed_at)::text as own_key`;
}

/** SQL for the gender for which the viewer's decks are dealt on this Nairobi day (waiting-rules.ts). */
function dealtGender(profile: string, day: string): Sql {
  return sql`case when ${profile}.dealt_gender_through >= ${day} then ${profile}.dealt_gender
    else ${profile}.gender end`;
}

/**
 * A viewer as one JSON value, from a row that holds `viewerColumns`: gender, orientation, town ('' if unknown), age (as
 * others see it, by the birthday if none was typed yet; 100 is 100 and older), publicIntent, isVerified, activeOn, and
 * lookingFor, minAge, maxAge, near, wants and verifiedOnly.
 */
export function viewerObject(viewer: string): Sql {
  return sql`json_build_object('gender', ${viewer}.gender, 'orientation', ${viewer}.orientation, 'town', ${viewer}.town,
      'age', ${viewer}.shown_age, 'publicIntent', ${viewer}.public_intent, 'isVerified', ${viewer}.is_verified,
      'activeOn', ${viewer}.active_on, 'lookingFor', ${viewer}.looking_for, 'minAge', ${viewer}.min_age,
      'maxAge', ${viewer}.max_age, 'near', ${viewer}.near, 'wants', ${viewer}.wants,
      'verifiedOnly', ${viewer}.verified_only)`;
}

/**
 * Condition: the candidate is open to the viewer's group of genders: 'female', 'male' or 'other'. A sought set is
 * written as its groups with a space between, or 'everyone'. `usesHidden` is an SQL condition.
 */
export function isOpenTo(profile: string, genderGroup: string, usesHidden: string): Sql {
  return sql`string_to_array(case when ${usesHidden} then ${profile}.seeks else ${profile}.public_seeks end, ' ')
          && array['everyone', ${genderGroup}]`;
}

interface Newcomer {
  readonly age: string;
  readonly intent: string;
  readonly isVerified: string;
}

/** Condition: the viewer fulfils the candidate's preferences for age, intent and badge. */
export function isContentWith(profile: string, { age, intent, isVerified }: Newcomer): Sql {
  return sql`(${profile}.min_age is null or ${age} between ${profile}.min_age and ${profile}.max_age)
      and (${profile}.wants is null or ${intent} = any (${profile}.wants))
      and (${isVerified} or not ${profile}.verified_only)`;
}

interface Surroundings {
  /** Arrays of towns: the viewer's own, those of its county, and those of that county and its neighbours. */
  readonly town: string;
  readonly county: string;
  readonly neighbours: string;
}

/**
 * Condition: the viewer lives as near as the candidate wants. A candidate without a known town has no such condition.
 */
export function reaches(profile: string, { town, county, neighbours }: Surroundings): Sql {
  return sql`(coalesce(${profile}.near, 'anywhere') = 'anywhere' or ${profile}.town = '' or ${profile}.town = any (
        case ${profile}.near when 'town' then ${town}::text[] when 'county' then ${county}::text[]
          else ${neighbours}::text[] end))`;
}

/** Condition: the candidate shows one of these intents. */
export function showsIntent(profile: string, intents: string): Sql {
  return sql`${profile}.public_intent = any (${intents})`;
}

/** Condition: the candidate has this orientation and shows it to everyone. */
export function showsOrientation(profile: string, orientation: string): Sql {
  return sql`${profile}.public_orientation = ${orientation}`;
}

/** Condition: the candidate has this gender detail and shows it to everyone. */
export function showsGenderDetail(profile: string, detail: string): Sql {
  return sql`${profile}.public_gender_detail = ${detail}`;
}

/** Condition: the shown age is at least `age`; `latestBirthday` is the latest birthday of somebody that old. */
export function isAtLeast(profile: string, age: string, latestBirthday: string): Sql {
  return sql`case when ${profile}.is_verified then ${profile}.birthday <= ${latestBirthday}::date
    else ${profile}.age >= ${age} end`;
}

/** Condition: the shown age is at most `age`; `tooEarlyBirthday` is the latest birthday of somebody who is older. */
export function isAtMost(profile: string, age: string, tooEarlyBirthday: string): Sql {
  return sql`case when ${profile}.is_verified then ${profile}.birthday > ${tooEarlyBirthday}::date
    else ${profile}.age <= ${age} end`;
}

interface Branch {
  readonly town: string;
  readonly genderKey: string;
  readonly seeks: string;
}

/**
 * Condition: the candidate is of one branch of the index profiles_deck, or of profiles_deck_public without the hidden
 * values. `order by bestFirst` reads either in order.
 */
export function isOfBranch(profile: string, branch: Branch, usesHidden: boolean): Sql {
  const seeks = usesHidden ? 'seeks' : 'public_seeks';
  return sql`${profile}.town = ${branch.town} and ${profile}.gender_key = ${branch.genderKey}
    and ${profile}.${seeks} = ${branch.seeks}`;
}

/** Condition: the candidate's gender, and the genders that they publicly seek, are among these arrays. */
export function isOfAnyBranch(profile: string, { genderKeys, seeks }: { genderKeys: string; seeks: string }): Sql {
  return sql`${profile}.gender_key = any (${genderKeys}::text[]) and ${profile}.public_seeks = any (${seeks}::text[])`;
}

/** Query for the whole rows of shown members, in no order, at most `limit`. `profile` is their alias in `when`. */
export function someShown(profile: string, { when, limit }: { when: string; limit: string }): Sql {
  return sql`select ${profile}.* from profiles ${profile} where ${isShown(profile)} and ${when} limit ${limit}`;
}

/** Condition: name or interests match a tsquery of folded words. */
export function matchesWords(profile: string, query: string): Sql {
  return sql`${profile}.search @@ ${query}::tsquery`;
}

/** Condition: the folded location, as strangers see it, matches a pattern of `like`. */
export function hasLocationLike(profile: string, pattern: string): Sql {
  return sql`${profile}.location_folded like ${pattern}`;
}

export function isInTowns(profile: string, towns: string): Sql {
  return sql`${townOf(profile)} = any (${towns}::text[])`;
}

export function townOf(profile: string): Sql {
  return sql`${profile}.town`;
}

export function rankKeyOf(profile: string): Sql {
  return sql`${profile}.rank_key`;
}

/** The order of a branch. The id decides between equal candidates, so that the order is always the same. */
export function bestFirst(profile: string): Sql {
  return sql`${profile}.rank_key desc, ${profile}.user_id`;
}

/** Condition: the candidate has saved nothing after this moment. */
export function isUnchangedSince(profile: string, moment: string): Sql {
  return sql`(${profile}.changed_at is null or ${profile}.changed_at <= ${moment})`;
}
