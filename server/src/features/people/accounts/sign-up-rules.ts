import type { Gender, GenderDetail } from '@mwanzo/contract/people/options';
import { ageLimits } from '@mwanzo/contract/limits';
import { ageOn } from '@mwanzo/contract/nairobi-day';

/**
 * Finds the problem of a birthday; null if there is none. Both days are YYYY-MM-DD; `today` is the Nairobi day
 * (docs/product/profile.md, "Age and birthday").
 */
export function birthdayProblem(birthday: string, today: string): string | null {
  const age = ageOn(birthday, today);
  if (age < ageLimits.min) return `You must be at least ${ageLimits.min} years old to join.`;
  if (age > ageLimits.max) return 'Check the year of this birthday.';
  return null;
}

/** The gender detail to store: only non-binary members have one (docs/product/profile.md, "Gender detail"). */
export function keptGenderDetail(gender: Gender | undefined, detail: GenderDetail | undefined): GenderDetail | null {
  return gender === 'non-binary' ? (detail ?? null) : null;
}
