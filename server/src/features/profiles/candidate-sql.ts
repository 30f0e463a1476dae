// SQL for what the deck reads of profiles: the viewer, and conditions on candidates. The partial indexes of the table
// (profiles_deck, profiles_deck_public, profiles_search, profiles_location) answer these conditions, together with
// `isShown`.
//
// A hidden orientation or gender detail cannot be looked up (docs/product.md, "Who is in a deck"). So everything here
// reads the columns public_orientation, public_gender_detail and public_seeks: null, or 'everyone', while the owner
// hides them. Only where `usesHidden` is true the hidden values count too.

/** Columns of the viewer: gender, orientation, gender_key, town, active_on. */
export function viewerColumns(profile: string): string {
  return `${profile}.gender, ${profile}.orientation, ${profile}.gender_key, ${profile}.town, ${profile}.active_on`;
}

/**
 * A text that changes when the owner's side of the mutual interest or town changes, and with each save of the profile.
 */
export function viewerKey(profile: string): string {
  return `concat_ws('/', ${profile}.gender_key, coalesce(${profile}.orientation, ''), ${profile}.town,
        extract(epoch from ${profile}.changed_at))`;
}

/** Condition: the candidate is open to the viewer's gender. `usesHidden` is an SQL condition. */
export function isOpenTo(profile: string, genderKey: string, usesHidden: string): string {
  return `case when ${usesHidden} then ${profile}.seeks else ${profile}.public_seeks end in ('everyone', ${genderKey})`;
}

/** Condition: the candidate has this orientation and shows it to everyone. */
export function showsOrientation(profile: string, orientation: string): string {
  return `${profile}.public_orientation = ${orientation}`;
}

/** Condition: the candidate has this gender detail and shows it to everyone. */
export function showsGenderDetail(profile: string, detail: string): string {
  return `${profile}.public_gender_detail = ${detail}`;
}

/** Condition: the shown age is at least `age`; `latestBirthday` is the latest birthday of somebody that old. */
export function isAtLeast(profile: string, age: string, latestBirthday: string): string {
  return `case when ${profile}.is_verified then ${profile}.birthday <= ${latestBirthday}::date else ${profile}.age >= ${age} end`;
}

/** Condition: the shown age is at most `age`; `tooEarlyBirthday` is the latest birthday of somebody who is older. */
export function isAtMost(profile: string, age: string, tooEarlyBirthday: string): string {
  return `case when ${profile}.is_verified then ${profile}.birthday > ${tooEarlyBirthday}::date else ${profile}.age <= ${age} end`;
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
export function isOfBranch(profile: string, branch: Branch, usesHidden: boolean): string {
  const seeks = usesHidden ? 'seeks' : 'public_seeks';
  return `${profile}.town = ${branch.town} and ${profile}.gender_key = ${branch.genderKey} and ${profile}.${seeks} = ${branch.seeks}`;
}

/** Condition: the candidate's gender, and whom they seek as far as everyone may know, are among these arrays. */
export function isOfAnyBranch(profile: string, { genderKeys, seeks }: { genderKeys: string; seeks: string }): string {
  return `${profile}.gender_key = any (${genderKeys}::text[]) and ${profile}.public_seeks = any (${seeks}::text[])`;
}

/** Condition: name or interests match a tsquery of folded words. */
export function matchesWords(profile: string, query: string): string {
  return `${profile}.search @@ ${query}::tsquery`;
}

/** Condition: the folded location, as strangers see it, matches a pattern of `like`. */
export function hasLocationLike(profile: string, pattern: string): string {
  return `${profile}.location_folded like ${pattern}`;
}

export function isInTowns(profile: string, towns: string): string {
  return `${townOf(profile)} = any (${towns}::text[])`;
}

export function townOf(profile: string): string {
  return `${profile}.town`;
}

export function rankKeyOf(profile: string): string {
  return `${profile}.rank_key`;
}

/** The order of a branch; the id decides between equals, so that the response depends on nothing else. */
export function bestFirst(profile: string): string {
  return `${profile}.rank_key desc, ${profile}.user_id`;
}
