import { numberFormat } from '@mwanzo/contract/formats';
import { currentLocale } from '../../../../i18n/language.ts';

/** A minute of a call uses this much of each side's data bundle, both directions together. */
export const kilobytesPerMinute = 460;

/** Formats a whole number: "1,928". */
export function wholeNumber(value: number): string {
  return numberFormat(currentLocale(), { maximumFractionDigits: 0 }).format(value);
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the length of a call so far: "04:12". */
export function callClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
