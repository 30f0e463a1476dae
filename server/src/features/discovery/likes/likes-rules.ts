import { likersListedMax, likesCountMax } from '@mwanzo/contract/limits';

const dayMs = 24 * 60 * 60 * 1000;
const friday = 5;

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Friday on which the week of a Nairobi day began, and the next one. Days are YYYY-MM-DD. */
export function weekOf(day: string): { began: string; next: string } {
  const daysAgo = (new Date(day).getUTCDay() - friday + 7) % 7;
  const began = plusDays(day, -daysAgo);
  return { began, next: plusDays(began, 7) };
}

export interface Numbers {
  /** The number of people who like the member, up to a greatest count. */
  readonly count: number;
  /** The number of those who are not shown, counted in the same way and at the same time. */
  readonly stillToCome: number;
}

/**
 * The numbers that a list shows, neither above `likesCountMax`. With Premium they are those of the moment. Without it
 * they are those of the day, but somebody may be revealed later on a day that began without anybody.
 *
 * @param found the number of people in the list and, with Premium, of the next ones
 * @param ofDay null with Premium
 */
export function numbersOf(found: number, ofDay: Numbers | null): Numbers {
  if (!ofDay) return { count: Math.min(found, likesCountMax), stillToCome: Math.max(0, found - likersListedMax) };
  return { count: Math.max(ofDay.count, Math.min(found, likesCountMax)), stillToCome: ofDay.stillToCome };
}
