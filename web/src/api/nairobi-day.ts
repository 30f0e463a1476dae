/** The calendar day in Nairobi (UTC+3, no summer time) as YYYY-MM-DD: the day by which the server counts ages. */
export function nairobiDay(now: Date = new Date()): string {
  return new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
}
