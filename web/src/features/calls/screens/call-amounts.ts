import { numberFormat } from '@mwanzo/contract/formats';
import { currentLocale } from '../../../i18n/language.ts';

/** What a minute of talking takes of each side's bundle, both directions together. */
export const kilobytesPerMinute = 460;

/** A whole number as it is written here: "1,928". */
export function wholeNumber(value: number): string {
  return numberFormat(currentLocale(), { maximumFractionDigits: 0 }).format(value);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The length of a call so far: "04:12". */
export function callClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
