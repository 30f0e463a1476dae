// SQL for what the deck reads of profiles: the viewer, and conditions on candidates. The partial indexes of the table
// (profiles_deck, profiles_search, profiles_location) answer these conditions, together with `isShown`.

/** Columns of the viewer: gender, orientation, gender_key, town, active_on. */
export function viewerColumns(profile: string): string {
  return `${profile}.gender, ${profile}.orientation, ${profile}.gender_key, ${profile}.town, ${profile}.active_on`;
}

/** Text that changes with whatever decides who is in the deck of the profile's owner, and with each save. */
export function viewerKey(profile: string): string {
  return `concat_ws('/', ${profile}.gender_key, coalesce(${profile}.orientation, ''), ${profile}.town, extract(epoch from ${profile}.changed_at))`;
}

/** Condition: the candidate is open to the viewer's gender. */
export function isOpenTo(profile: string, genderKey: string): string {
  return `${profile}.seeks in ('everyone', ${genderKey})`;
}

/** Condition: the candidate has this orientation and shows it to everyone. */
export function showsOrientation(profile: string, orientation: string): string {
  return `${profile}.orientation = ${orientation} and ${profile}.orientation_visibility = 'everyone'`;
}

export function hasGenderDetail(profile: string, detail: string): string {
  return `${profile}.gender_detail = ${detail}`;
}

/** Condition: the shown age is at least `age`; `latestBirthday` is the latest birthday of somebody that old. */
export function isAtLeast(profile: string, age: string, latestBirthday: string): string {
  return `case when ${profile}.is_verified then ${profile}.birthday <= ${latestBirthday}::date else ${profile}.age >= ${age} end`;
}

/** Condition: the shown age is at most `age`; `tooEarlyBirthday` is the latest birthday of somebody who is older. */
export function isAtMost(profile: string, age: string, tooEarlyBirthday: string): string {
  return `case when ${profile}.is_verified then ${profile}.birthday > ${tooEarlyBirthday}::date else ${profile}.age <= ${age} end`;
}

/** Condition: the candidate is of one branch of the index profiles_deck, which `order by rankKeyOf` reads in order. */
export function isOfBranch(profile: string, branch: { town: string; genderKey: string; seeks: string }): string {
  return `${profile}.town = ${branch.town} and ${profile}.gender_key = ${branch.genderKey} and ${profile}.seeks = ${branch.seeks}`;
}

/** Condition: the candidate's gender and what they seek are among these arrays. */
export function isOfAnyBranch(profile: string, { genderKeys, seeks }: { genderKeys: string; seeks: string }): string {
  return `${profile}.gender_key = any (${genderKeys}::text[]) and ${profile}.seeks = any (${seeks}::text[])`;
}

/** Condition: name or interests match a tsquery of folded words. */
export function matchesWords(profile: string, query: string): string {
  return `${profile}.search @@ ${query}::tsquery`;
}

/** Condition: the folded location matches a pattern of `like`. */
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
