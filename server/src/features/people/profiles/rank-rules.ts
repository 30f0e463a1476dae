const dayMs = 24 * 60 * 60 * 1000;
const epoch = Date.UTC(2026, 0, 1);
const weekDays = 7;
/** The Monday of the week in which 2026 begins, in days since 2026-01-01. */
const firstMonday = -3;

/**
 * A member's rank in the decks of others, higher first, in days since 2026-01-01: the Monday of the week of the last
 * visit (YYYY-MM-DD, a Nairobi day) plus up to a week of chance, which differs from week to week. It reveals nothing
 * finer than the week. Otherwise somebody who watches the order of a deck could find the day of a visit.
 */
export function rankKeyOn(userId: number, activeOn: string): number {
  const week = weekOf(activeOn);
  return week * weekDays + firstMonday + weekDays * chanceOf(userId, week);
}

/** The number of the week, from Monday to Sunday, in which a day (YYYY-MM-DD) is; 0 is the one in which 2026 begins. */
export function weekOf(day: string): number {
  const days = Math.floor((Date.parse(day) - epoch) / dayMs);
  return Math.floor((days - firstMonday) / weekDays);
}

/** A pseudorandom number from 0 up to 1, always the same for one member and week. */
function chanceOf(userId: number, week: number): number {
  const low = userId % 2 ** 32;
  const high = Math.floor(userId / 2 ** 32);
  return mixBits(mixBits(mixBits(low) ^ high) ^ week) / 2 ** 32;
}

/** Spreads every bit of a 32-bit number over all of them: the finaliser of MurmurHash3 (public domain, A. Appleby). */
export function mixBits(value: number): number {
  let mixed = (value ^ (value >>> 16)) >>> 0;
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
