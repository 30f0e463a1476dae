import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import { searchWordsOf, type EditableProfile, type ProfileChanges } from './profile-rules.ts';

/** The values, besides photos, that a verified member has chosen and no reviewer has looked at. */
export interface WaitingValues {
  readonly name: string | null;
  readonly gender: Gender | null;
  readonly genderDetail: GenderDetail | null;
}

/**
 * The values that wait for a reviewer after these changes. Others see the name and the gender of a verified member
 * beside the badge, so a reviewer looks at them first (docs/product/changes.md). Without the badge a new value holds at
 * once, and nothing that waited before comes after it.
 */
export function waitingAfter(
  current: Pick<EditableProfile, 'name' | 'gender' | 'isVerified'>,
  changes: ProfileChanges,
  waiting: WaitingValues,
): WaitingValues {
  const mustWait = <Value>(chosen: Value | undefined, shown: Value, before: Value | null): Value | null => {
    if (chosen === undefined) return before;
    return current.isVerified && chosen !== shown ? chosen : null;
  };
  const gender = mustWait<Gender | null>(changes.gender, current.gender, waiting.gender);
  const detail = changes.gender_detail === undefined ? waiting.genderDetail : changes.gender_detail;
  return {
    name: mustWait(changes.name, current.name, waiting.name),
    gender,
    genderDetail: gender === 'non-binary' ? detail : null,
  };
}

/** Returns true if these changes can change what waits, so that it has to be written. */
export function concernsReview({ name, gender, gender_detail: detail }: ProfileChanges): boolean {
  return name !== undefined || gender !== undefined || detail !== undefined;
}

type ReviewedValues = Pick<
  EditableProfile,
  'name' | 'gender' | 'genderDetail' | 'interests' | 'dealtGender' | 'dealtGenderThrough'
>;

export type ApprovedValues = Omit<ReturnType<typeof approvedValues>, 'isNewGender'>;

/**
 * The profile's values once a reviewer has approved what waited. The member's own decks stay those of the old gender
 * until the Nairobi day `today` is over: whoever compares two decks of one day, each for another gender, learns what
 * other people hide (docs/product/deck.md). Of two approvals in a day, the first gender is the one that was dealt.
 */
export function approvedValues(current: ReviewedValues, approved: WaitingValues, today: string) {
  const name = approved.name ?? current.name;
  const isDealtAnother = current.dealtGenderThrough !== null && current.dealtGenderThrough >= today;
  const isNewGender = approved.gender !== null && approved.gender !== current.gender;
  return {
    name,
    searchWords: searchWordsOf(name, current.interests),
    gender: isNewGender ? approved.gender : current.gender,
    genderDetail: isNewGender ? approved.genderDetail : current.genderDetail,
    dealtGender: isNewGender && !isDealtAnother ? current.gender : current.dealtGender,
    dealtGenderThrough: isNewGender ? today : current.dealtGenderThrough,
    isNewGender,
  };
}
