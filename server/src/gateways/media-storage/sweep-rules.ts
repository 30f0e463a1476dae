/** A sweep may always take so many: what a few killed processes leave behind. */
const takenAlways = 10;

/** More is taken only if it is at most this share of everything that is stored. */
const takenShare = 0.01;

/** So many days a swept file stays in the trash. */
export const trashDays = 7;

/**
 * Whether a sweep may take so many pieces of media that no row names. More than a few of a hundred are hardly left
 * over: then the database is probably not the one that these files belong to.
 */
export function maySweep(unnamed: number, stored: number): boolean {
  return unnamed <= takenAlways || unnamed <= stored * takenShare;
}
