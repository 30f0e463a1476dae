import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';

/** The member's own fields that can be changed in the settings. */
export type OwnSettings = Pick<OwnProfile['user'], 'gender' | 'gender_detail' | 'orientation'> &
  Pick<
    OwnProfile,
    'orientation_visibility' | 'birthday_visibility' | 'intent' | 'shows_intent' | 'shown_to' | 'is_paused'
  >;

/** Returns the settings of a profile. If an earlier release has stored it, newer fields are missing. */
export function settingsOf(profile: OwnProfile): OwnSettings {
  const known: Partial<OwnProfile> = profile;
  return {
    gender: known.user?.gender ?? null,
    gender_detail: known.user?.gender_detail ?? null,
    orientation: known.user?.orientation ?? null,
    orientation_visibility: known.orientation_visibility ?? 'matches',
    birthday_visibility: known.birthday_visibility ?? 'matches',
    intent: known.intent ?? null,
    shows_intent: known.shows_intent ?? true,
    shown_to: known.shown_to ?? 'everyone',
    is_paused: known.is_paused ?? false,
  };
}

/** Values that cannot be cleared are left out if they are null. */
export function settingsBody({ gender, orientation, ...others }: Partial<OwnSettings>) {
  return { ...others, ...(gender && { gender }), ...(orientation && { orientation }) };
}

/** A choice in the list of genders: a gender, or a detail that belongs to `non-binary`. */
export type GenderChoice = Gender | GenderDetail;

export const genderChoices: readonly GenderChoice[] = ['female', 'male', 'non-binary', 'trans', 'genderfluid', 'other'];

export function genderOf(choice: GenderChoice): Pick<OwnSettings, 'gender' | 'gender_detail'> {
  if (choice === 'trans' || choice === 'genderfluid') return { gender: 'non-binary', gender_detail: choice };
  return { gender: choice, gender_detail: null };
}

export function choiceOfGender({ gender, gender_detail }: OwnSettings): GenderChoice | undefined {
  return gender_detail ?? gender ?? undefined;
}
