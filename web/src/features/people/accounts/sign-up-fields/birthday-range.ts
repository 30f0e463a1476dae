import { ageLimits } from '@mwanzo/contract/limits';

function shiftYears(day: string, years: number): Date {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  // 29 February became 1 March, which is a day too late.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date;
}

/** Returns the earliest and the latest birthday (YYYY-MM-DD) of people who are 18 to 100 years old on the given day. */
export function birthdayRange(today: string): { min: string; max: string } {
  const tooOld = shiftYears(today, -ageLimits.max - 1);
  tooOld.setUTCDate(tooOld.getUTCDate() + 1);
  return { min: tooOld.toISOString().slice(0, 10), max: shiftYears(today, -ageLimits.min).toISOString().slice(0, 10) };
}
