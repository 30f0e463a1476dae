import { swahiliInterest } from '@mwanzo/contract/interest-names';
import { currentLanguage } from './language.ts';

/** An interest as it is shown: a suggested one in the reader's language, any other as its owner typed it. */
export function interestLabel(interest: string): string {
  return currentLanguage() === 'sw' ? swahiliInterest(interest) : interest;
}
