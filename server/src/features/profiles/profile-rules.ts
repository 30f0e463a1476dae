import { swahiliInterest } from '@mwanzo/contract/interest-names';
import { ageLimits } from '@mwanzo/contract/limits';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { profilePatchBody } from '@mwanzo/contract/profiles';
import type { PromptAnswer } from '@mwanzo/contract/prompts';
import type { Gender, GenderDetail, Intent, Orientation, ShownTo, Visibility } from '@mwanzo/contract/options';
import type { z } from 'zod';
import { foldedWords, foldText } from './text-rules.ts';
import { rankKeyOn } from './rank-rules.ts';
import { publicLocation, townIn } from './town-rules.ts';

/** The fields that a member may change; fields left out stay as they are. */
export type ProfileChanges = Omit<z.output<typeof profilePatchBody>, 'photo'>;

/** The fields of a profile that saving reads or writes. */
export interface EditableProfile {
  readonly userId: number;
  readonly name: string;
  readonly bio: string;
  readonly age: number | null;
  readonly location: string;
  readonly interests: string[];
  readonly prompts: PromptAnswer[];
  readonly gender: Gender | null;
  readonly genderDetail: GenderDetail | null;
  readonly orientation: Orientation | null;
  readonly intent: Intent | null;
  readonly showsIntent: boolean;
  readonly shownTo: ShownTo;
  readonly isPaused: boolean;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  readonly birthday: string;
  readonly isVerified: boolean;
  readonly savedAt: Date | null;
}

/**
 * The name that waits for a reviewer after these changes, or null. Undefined means that it stays as it was. Others see
 * the name of a verified member beside the badge, so a reviewer looks at it first (docs/product/changes.md).
 */
export function waitingName(current: EditableProfile, changes: ProfileChanges): string | null | undefined {
  if (!current.isVerified || changes.name === undefined) return undefined;
  return changes.name === current.name ? null : changes.name;
}

export type SavedProfile = ReturnType<typeof applyChanges>;

/** The profile that others see after the changes, with every derived column. `today` is the Nairobi day of `now`. */
export function applyChanges(current: EditableProfile, changes: ProfileChanges, now: Date, today: string) {
  const name = current.isVerified ? current.name : (changes.name ?? current.name);
  const location = changes.location ?? current.location;
  const interests = changes.interests ?? current.interests;
  const town = townIn(location);
  const age = keptAge(current, changes.age, today);
  const isComplete = age !== null && location !== '';
  return {
    userId: current.userId,
    name,
    bio: changes.bio ?? current.bio,
    age,
    location,
    interests,
    prompts: changes.prompts ?? current.prompts,
    orientationVisibility: changes.orientation_visibility ?? current.orientationVisibility,
    birthdayVisibility: changes.birthday_visibility ?? current.birthdayVisibility,
    ...keptIdentity(current, changes),
    intent: changes.intent === undefined ? current.intent : changes.intent,
    showsIntent: changes.shows_intent ?? current.showsIntent,
    shownTo: changes.shown_to ?? current.shownTo,
    isPaused: changes.is_paused ?? current.isPaused,
    // Only the shown location can be searched.
    locationFolded: foldText(publicLocation(location, town)),
    town,
    searchWords: searchWordsOf(name, interests),
    savedAt: current.savedAt ?? (isComplete ? now : null),
    activeOn: today,
    rankKey: rankKeyOn(current.userId, today),
    changedAt: now,
  };
}

/**
 * Only non-binary members have a gender detail, so another gender clears it
 * (docs/product/profile.md, "Gender detail").
 */
function keptIdentity(current: EditableProfile, changes: ProfileChanges) {
  const gender = changes.gender ?? current.gender;
  const detail = changes.gender_detail === undefined ? current.genderDetail : changes.gender_detail;
  return {
    gender,
    genderDetail: gender === 'non-binary' ? detail : null,
    orientation: changes.orientation ?? current.orientation,
  };
}

/**
 * Once a member is verified the birthday counts, and a typed age is ignored
 * (docs/product/profile.md, "Age and birthday").
 */
function keptAge(current: EditableProfile, typed: number | undefined, today: string): number | null {
  if (!current.isVerified) return typed ?? current.age;
  return Math.min(Math.max(ageOn(current.birthday, today), ageLimits.min), ageLimits.max);
}

/**
 * The folded words by which a member is found. Suggested interests are found by their English and their Swahili words.
 */
export function searchWordsOf(name: string, interests: readonly string[]): string[] {
  return [...new Set([name, ...interests, ...interests.map(swahiliInterest)].flatMap(foldedWords))];
}
