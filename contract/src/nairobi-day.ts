const dayMs = 24 * 60 * 60 * 1000;
const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/** The calendar day in Nairobi (UTC+3, no daylight saving time) as YYYY-MM-DD. */
export function nairobiDay(moment: Date): string {
  return new Date(moment.getTime() + nairobiOffsetMs).toISOString().slice(0, 10);
}

/** The moment at which the moment's day began in Nairobi, which has no summer time. */
export function startOfNairobiDay(moment: Date): Date {
  return new Date(`${nairobiDay(moment)}T00:00:00+03:00`);
}

/** The moment at which the Nairobi day of `moment` ends. */
export function endOfNairobiDay(moment: Date): Date {
  return new Date(startOfNairobiDay(moment).getTime() + dayMs);
}

/**
 * Whole years between a birthday and a day, both YYYY-MM-DD. Somebody born on 29 February turns a year older on 1
 * March.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
