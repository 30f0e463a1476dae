import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';

/** The member's own fields that can be changed in the settings. */
export type OwnSettings = Pick<OwnProfile['user'], 'gender' | 'gender_detail' | 'orientation'> &
  Pick<
    OwnProfile,
    'orientation_visibility' | 'birthday_visibility' | 'intent' | 'shows_intent' | 'shown_to' | 'is_paused'
  >;

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

export function choiceOfGender({
  gender,
  gender_detail,
}: Pick<OwnSettings, 'gender' | 'gender_detail'>): GenderChoice | undefined {
  return gender_detail ?? gender ?? undefined;
}
