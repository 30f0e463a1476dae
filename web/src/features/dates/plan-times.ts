import { dateFormat } from '@mwanzo/contract/formats';
import { currentLocale } from '../../i18n/language.ts';

/** Returns the weekday on which a plan closes, on Nairobi's calendar: "Sunday". */
export function planWeekday(moment: number): string {
  return dateFormat(currentLocale(), { weekday: 'long', timeZone: 'Africa/Nairobi' }).format(moment);
}

/** Formats a time on the device's clock: "17:00". */
export function planClock(moment: number): string {
  return dateFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false }).format(moment);
}
