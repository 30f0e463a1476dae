import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { weekOf } from './rank-rules.ts';

/** A member is new in the week of their first saved profile and in the one after it. */
const newWeeks = 2;

/** The columns of `newsColumns`. */
export interface NewsRow {
  /** The moment at which the profile was saved for the first time. */
  readonly firstSavedAt: Date | null;
  /** The Nairobi day of the last visit. Null also if one of the two does not show their presence. */
  readonly lastHereOn: string | null;
}

/**
 * The facts that strangers may read of a member's days, and nothing finer than the week from Monday: the order of decks
 * shows the week of a visit too. `today` is the Nairobi day. A fact that does not hold is left out.
 */
export function presentNews(
  { firstSavedAt, lastHereOn }: NewsRow,
  today: string,
): { is_new?: true; was_here_this_week?: true } {
  const isNew = firstSavedAt !== null && weekOf(nairobiDay(firstSavedAt)) > weekOf(today) - newWeeks;
  return {
    ...(isNew && { is_new: true }),
    ...(lastHereOn !== null && weekOf(lastHereOn) === weekOf(today) && { was_here_this_week: true }),
  };
}
