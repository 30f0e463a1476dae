import { nairobiDay } from '@mwanzo/contract/nairobi-day';

/** The hours in Nairobi in which a refit begins: the fewest members are there. */
const firstHour = 3;
const lastHour = 4;
const nairobiOffsetHours = 3;
const missedDays = 2;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns true if a refit is due: in the quiet hours, once a day, or at any hour if the last two nights were missed.
 * @param lastDay the Nairobi day of the last one; null if there was none
 */
export function isRefitDue(now: Date, lastDay: string | null): boolean {
  const today = nairobiDay(now);
  if (lastDay === today) return false;
  const hour = (now.getUTCHours() + nairobiOffsetHours) % 24;
  if (hour >= firstHour && hour <= lastHour) return true;
  return lastDay !== null && Date.parse(today) - Date.parse(lastDay) >= missedDays * dayMs;
}
