import type { Gender, GenderDetail } from '@mwanzo/contract/options';
import { ageLimits } from '@mwanzo/contract/limits';
import { ageOn } from '@mwanzo/contract/nairobi-day';

/**
 * What is wrong with a birthday on a day, both YYYY-MM-DD (`today` is the Nairobi day), or null.
 * The product is for adults: DESIGN.md 2.6.
 */
export function birthdayProblem(birthday: string, today: string): string | null {
  const age = ageOn(birthday, today);
  if (age < ageLimits.min) return `You must be at least ${ageLimits.min} years old to join.`;
  if (age > ageLimits.max) return 'Check the year of this birthday.';
  return null;
}

/** Only non-binary members have a detail of it (DESIGN.md 2.5). */
export function keptGenderDetail(gender: Gender | undefined, detail: GenderDetail | undefined): GenderDetail | null {
  return gender === 'non-binary' ? (detail ?? null) : null;
}
