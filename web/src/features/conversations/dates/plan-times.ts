import { dateFormat } from '@mwanzo/contract/formats';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { currentLocale } from '../../../i18n/language.ts';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';

const dayMs = 24 * 3_600_000;
/** The friend's page has this time zone, so both read the same times, wherever the phone is set to. */
const timeZone = 'Africa/Nairobi';

/** Returns the weekday on which a plan closes, on Nairobi's calendar: "Sunday". */
export function planWeekday(moment: number): string {
  return dateFormat(currentLocale(), { weekday: 'long', timeZone }).format(moment);
}

/** Formats a time on Nairobi's clock: "17:00". */
export function planClock(moment: number): string {
  return dateFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(moment);
}

/** Formats a time on Nairobi's clock, with the date if that is not today's: "14:20", "25 Nov, 14:20". */
export function planMoment(moment: number, now: number): string {
  if (isSameDay(moment, now)) return planClock(moment);
  const day = dateFormat(currentLocale(), { day: 'numeric', month: 'short', timeZone }).format(moment);
  return `${day}, ${planClock(moment)}`;
}

/** Says when a plan closes: "tomorrow at noon", or "Sunday at noon". */
export function closingText(closesAt: number, now: number): string {
  if (isSameDay(closesAt, now)) return t(texts.noonToday);
  if (isSameDay(closesAt, now + dayMs)) return t(texts.noonTomorrow);
  return t(texts.noonOn, { day: planWeekday(closesAt) });
}

/** Says whether two moments are on the same day in Nairobi. */
export const isSameDay = (one: number, other: number): boolean =>
  nairobiDay(new Date(one)) === nairobiDay(new Date(other));

/** Formats the day and the time on Nairobi's clock, or on that of the device: "Tuesday, 24 November, 14:35". */
export function dayAndClock(moment: number, zone: 'Nairobi' | 'device'): string {
  const there = zone === 'Nairobi' ? { timeZone } : {};
  const day = dateFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long', ...there }).format(moment);
  const clock = dateFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false, ...there });
  return `${day}, ${clock.format(moment)}`;
}
