import { defineMessages } from './define-messages.ts';
import { currentLanguage } from './language.ts';
import { t } from './translate.ts';

const times = defineMessages({
  justNow: { en: 'Just now', sw: 'Sasa hivi' },
  hoursAgo: { en: '{n}h ago', sw: 'saa {n} zilizopita' },
  daysAgo: { en: '{n}d ago', sw: 'siku {n} zilizopita' },
});

const hour = 3_600_000;

/**
 * SPEC.md section 9: under 1 hour "Just now", under 24 hours "Nh ago", else "Nd ago"; whole hours
 * and days of elapsed time, whatever the time zone. A clock that runs behind gives "Just now".
 * @param then ISO 8601
 * @param now ms since the epoch
 */
export function relativeTime(then: string, now: number): string {
  const hours = Math.floor((now - Date.parse(then)) / hour);
  if (hours < 1) return t(times.justNow);
  return hours < 24 ? t(times.hoursAgo, { n: hours }) : t(times.daysAgo, { n: Math.floor(hours / 24) });
}

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(currentLanguage() === 'sw' ? 'sw-KE' : 'en-KE', options);
}

/** A moment on the reader's own clock: "19 Nov 2026, 18:02". */
export function localDateTime(timestamp: string): string {
  return formatter({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));
}

/** The reader's own date of a moment: "19 Nov 2026". */
export function localDate(timestamp: string): string {
  return formatter({ dateStyle: 'medium' }).format(new Date(timestamp));
}

/** The reader's own day of a moment: "Thursday, 19 November", with its year when it is not this one. */
export function localDay(timestamp: string, now: number): string {
  const date = new Date(timestamp);
  const thisYear = date.getFullYear() === new Date(now).getFullYear();
  return formatter({ weekday: 'long', day: 'numeric', month: 'long', ...(!thisYear && { year: 'numeric' }) }).format(date);
}

/** A calendar date, the same in every time zone: "9 May 1995". */
export function calendarDate(date: string): string {
  return formatter({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
