import { swahiliInterests } from '@mwanzo/contract/people/interest-names';
import { currentLanguage } from './language.ts';

/** Returns the label of an interest: a suggested one in the reader's language, any other as its owner typed it. */
export function interestLabel(interest: string): string {
  const known: Readonly<Record<string, string>> = swahiliInterests;
  return (currentLanguage() === 'sw' && Object.hasOwn(known, interest) && known[interest]) || interest;
}
