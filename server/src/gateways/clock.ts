/** Time as the app sees it; tests inject their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/** The calendar day in Nairobi (UTC+3, no daylight saving) as YYYY-MM-DD. */
export function nairobiDay(moment: Date): string {
  return new Date(moment.getTime() + nairobiOffsetMs).toISOString().slice(0, 10);
}

/** The moment at which the Nairobi day of `moment` ends. */
export function endOfNairobiDay(moment: Date): Date {
  const startOfDay = Date.parse(`${nairobiDay(moment)}T00:00:00+03:00`);
  return new Date(startOfDay + 24 * 60 * 60 * 1000);
}
