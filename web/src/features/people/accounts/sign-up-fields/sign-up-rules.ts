import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';

/** The genders offered at sign-up, in the order of the screen. */
export const genderChoices = ['female', 'male', 'non-binary', 'genderfluid', 'trans', 'other'] as const;
export type GenderChoice = (typeof genderChoices)[number];

const detailed: readonly string[] = ['genderfluid', 'trans'] satisfies readonly GenderDetail[];

function isDetail(choice: string): choice is GenderDetail {
  return detailed.includes(choice);
}

/**
 * The fields that a choice submits: genderfluid and trans are `non-binary` with a detail
 * (docs/product/profile.md, "Gender detail").
 */
export function genderFields(choice: GenderChoice | ''): { gender?: Gender; gender_detail?: GenderDetail } {
  if (choice === '') return {};
  return isDetail(choice) ? { gender: 'non-binary', gender_detail: choice } : { gender: choice };
}
