const dayMs = 24 * 60 * 60 * 1000;
const epoch = Date.UTC(2026, 0, 1);

/** How far chance may move a member, in days of recency. */
const shuffleDays = 3;

/**
 * A member's rank in the decks of others, higher first, in days since 2026-01-01: the day of the last visit (YYYY-MM-DD, a
 * Nairobi day) plus up to three days of chance, which differ from day to day.
 */
export function rankKeyOn(userId: number, activeOn: string): number {
  const days = Math.floor((Date.parse(activeOn) - epoch) / dayMs);
  return days + shuffleDays * chanceOf(userId, days);
}

/** A pseudorandom number from 0 up to 1, always the same for one member and day. */
function chanceOf(userId: number, days: number): number {
  const low = userId % 2 ** 32;
  const high = Math.floor(userId / 2 ** 32);
  return mixBits(mixBits(mixBits(low) ^ high) ^ days) / 2 ** 32;
}

/** Spreads every bit of a 32-bit number over all of them: the finaliser of MurmurHash3 (public domain, A. Appleby). */
export function mixBits(value: number): number {
  let mixed = (value ^ (value >>> 16)) >>> 0;
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
