/** A sweep may always move this many pieces: a few killed processes may leave so many. */
const takenAlways = 10;

/** A sweep may move more only if they are at most this share of everything that is stored. */
const takenShare = 0.01;

/** A swept file stays in the trash for this many days. */
export const trashDays = 7;

/**
 * Returns true if a sweep may move this many pieces of media without a row. If more than a few per cent lack a row, the
 * database is probably not the one to which these files belong.
 */
export function maySweep(unnamed: number, stored: number): boolean {
  return unnamed <= takenAlways || unnamed <= stored * takenShare;
}
