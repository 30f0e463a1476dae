/** The number of downloads in an hour. */
export const exportsPerHour = 2;
const hourMs = 3_600_000;

/** The time from which downloads count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}

/** The seconds until the next download is possible; null: it is possible now. */
export function secondsToWait(taken: { count: number; first: Date | null }, now: Date): number | null {
  if (taken.count < exportsPerHour || taken.first === null) return null;
  return Math.max(1, Math.ceil((taken.first.getTime() + hourMs - now.getTime()) / 1000));
}
