import { swahiliInterest } from '@mwanzo/contract/people/interest-names';
import { ageLimits } from '@mwanzo/contract/limits';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { profilePatchBody } from '@mwanzo/contract/people/profiles';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { Gender, GenderDetail, Intent, Orientation, ShownTo, Visibility } from '@mwanzo/contract/people/options';
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
  /** The gender for which the member's own decks are dealt, through a Nairobi day. Afterwards it is `gender`. */
  readonly dealtGender: Gender | null;
  readonly dealtGenderThrough: string | null;
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

export type SavedProfile = ReturnType<typeof applyChanges>;

/**
 * The profile that others see after the changes, with every derived column. `waitingGender` is the gender that waits
 * for a reviewer after the changes, or null. `today` is the Nairobi day of `now`.
 */
export function applyChanges(
  current: EditableProfile,
  changes: ProfileChanges,
  waitingGender: Gender | null,
  now: Date,
  today: string,
) {
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
    ...keptGender(current, changes, waitingGender),
    orientation: changes.orientation ?? current.orientation,
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
 * (docs/product/profile.md, "Gender detail"). While another gender waits, a detail belongs to that one.
 */
function keptGender(
  { gender, genderDetail }: Pick<EditableProfile, 'gender' | 'genderDetail'>,
  changes: ProfileChanges,
  waitingGender: Gender | null,
) {
  if (waitingGender !== null) return { gender, genderDetail };
  const chosen = changes.gender ?? gender;
  const detail = changes.gender_detail === undefined ? genderDetail : changes.gender_detail;
  return { gender: chosen, genderDetail: chosen === 'non-binary' ? detail : null };
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
