import type { ChangedPart } from '@mwanzo/contract/people/options';

/** Returns the checks as they are sent, of the parts that the reviewer has ticked. */
export function checksOf(ticked: readonly ChangedPart[]) {
  return {
    name_fits: ticked.includes('name'),
    gender_fits: ticked.includes('gender'),
    photo_fits: ticked.includes('photo'),
  };
}
