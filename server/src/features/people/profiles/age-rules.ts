import { ageOn } from '@mwanzo/contract/nairobi-day';

interface Aged {
  readonly age: number | null;
  readonly birthday: string;
  readonly isVerified: boolean;
}

/**
 * The age that is shown: as typed, until verification makes the birthday count
 * (docs/product/profile.md, "Age and birthday").
 */
export function shownAge(profile: Aged, today: string): number | null {
  return profile.isVerified ? ageOn(profile.birthday, today) : profile.age;
}
