import type { RoughCount } from '@mwanzo/contract/people/preferences';

/** The highest count, which stands for "1,000 or more". */
export const countMax = 1000;

/** A count that points at nobody: 0, a few (null), tens, hundreds, at most `countMax` (docs/product/preferences.md). */
export function roughly(people: number): RoughCount {
  if (people === 0) return { about: 0 };
  if (people < 10) return { about: null };
  const unit = people < 100 ? 10 : 100;
  return { about: Math.min(Math.floor(people / unit) * unit, countMax) };
}
