import type { changeChecks } from '@mwanzo/contract/trust/change-reviews';
import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { z } from 'zod';

export type ChangeChecks = z.output<typeof changeChecks>;

const checkOf = { name: 'name_fits', gender: 'gender_fits', photo: 'photo_fits' } as const satisfies Record<
  ChangedPart,
  keyof ChangeChecks
>;

/** Returns true if the reviewer has ticked the check of each part that the change is about. */
export function allPartsChecked(parts: readonly ChangedPart[], checks: ChangeChecks | null): boolean {
  return parts.every((part) => checks?.[checkOf[part]] === true);
}
