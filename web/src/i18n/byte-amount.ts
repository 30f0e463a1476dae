import { numberFormat } from '@mwanzo/contract/formats';
import { currentLanguage } from './language.ts';

/**
 * Formats an amount of data such as "412 KB" or, from a million bytes on, "1.4 MB". A KB is 1,000 bytes, as mobile
 * networks count them.
 */
export function byteAmount(bytes: number): string {
  const inMegabytes = bytes >= 999_500;
  const number = numberFormat(currentLanguage() === 'sw' ? 'sw-KE' : 'en-KE', {
    maximumFractionDigits: inMegabytes ? 1 : 0,
  });
  return `${number.format(bytes / (inMegabytes ? 1_000_000 : 1000))}\u00A0${inMegabytes ? 'MB' : 'KB'}`;
}
