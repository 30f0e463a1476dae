import { dateFormat } from '@mwanzo/contract/formats';
import { currentLocale } from '../../i18n/language.ts';

/** The name of a closing's day, which is Nairobi's: "Sunday". */
export function planWeekday(moment: number): string {
  return dateFormat(currentLocale(), { weekday: 'long', timeZone: 'Africa/Nairobi' }).format(moment);
}

/** A moment's time on the device's clock: "17:00". */
export function planClock(moment: number): string {
  return dateFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hour12: false }).format(moment);
}
