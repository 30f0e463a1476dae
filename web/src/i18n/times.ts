import { dateFormat } from '@mwanzo/contract/formats';
import { defineMessages } from './define-messages.ts';
import { currentLocale } from './language.ts';
import { t } from './translate.ts';

const times = defineMessages({
  justNow: { en: 'Just now', sw: 'Sasa hivi' },
  hoursAgo: {
    en: '{count}h ago',
    sw: { one: 'Saa 1 iliyopita', other: 'Saa {count} zilizopita' },
  },
  daysAgo: {
    en: '{count}d ago',
    sw: { one: 'Siku 1 iliyopita', other: 'Siku {count} zilizopita' },
  },
});

const hour = 3_600_000;

/**
 * The time since a moment: under 1 hour "Just now", under 24 hours "Nh ago", otherwise "Nd ago", in whole elapsed hours
 * or days (docs/product/screens.md, "Times on screen"). A clock that is behind gives "Just now".
 * @param then ISO 8601
 * @param now ms since the epoch
 */
export function relativeTime(then: string, now: number): string {
  const hours = Math.floor((now - Date.parse(then)) / hour);
  if (hours < 1) return t(times.justNow);
  return hours < 24 ? t(times.hoursAgo, { count: hours }) : t(times.daysAgo, { count: Math.floor(hours / 24) });
}

/** Formats in the device's time zone, unless the options name another one. */
function format(moment: string | number, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(currentLocale(), options).format(new Date(moment));
}

/** Formats date and time on the device's clock: "19 Nov 2026, 18:02". */
export function localDateTime(timestamp: string): string {
  return format(timestamp, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats a time on the device's clock, with the date if that is not today's: "14:20". */
export function localClock(moment: number, now: number): string {
  const isToday = format(moment, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  return format(moment, { ...(!isToday && { day: 'numeric', month: 'short' }), hour: '2-digit', minute: '2-digit' });
}

/** Formats the date on the device's calendar: "19 Nov 2026". */
export function localDate(timestamp: string): string {
  return format(timestamp, { dateStyle: 'medium' });
}

/** Formats the day on the device's calendar: "Thursday, 19 November", with the year if it is not the current one. */
export function localWeekday(timestamp: string, now: number): string {
  const year = { year: 'numeric' } as const;
  const isThisYear = format(timestamp, year) === format(now, year);
  return format(timestamp, { weekday: 'long', day: 'numeric', month: 'long', ...(!isThisYear && year) });
}

/** Formats a calendar date, which is the same in every time zone: "9 May 1995". */
export function calendarDate(date: string): string {
  return format(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns a calendar date's day of the week, abbreviated: "Fri". */
export function shortWeekday(date: string): string {
  return format(`${date}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' });
}

/** Returns a calendar date's day of the month: "27". */
export function dayOfMonth(date: string): string {
  return format(`${date}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' });
}
