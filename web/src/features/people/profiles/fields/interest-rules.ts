import { storedInterest } from '@mwanzo/contract/people/interest-names';
import { interestsMax } from '@mwanzo/contract/limits';
import { suggestedInterests } from '@mwanzo/contract/people/options';

function includes(interests: readonly string[], text: string): boolean {
  const lower = text.toLowerCase();
  return interests.some((interest) => interest.toLowerCase() === lower);
}

/**
 * Adds an interest at the end. A suggested one is added by its value, in whichever language it was typed. Returns the
 * same list if the trimmed text is empty, already in the list, or one too many.
 */
export function addInterest(interests: readonly string[], text: string): readonly string[] {
  const trimmed = storedInterest(text.trim());
  if (trimmed === '' || interests.length >= interestsMax || includes(interests, trimmed)) return interests;
  return [...interests, trimmed];
}

/** Returns the suggestions that are not chosen yet. */
export function openSuggestions(interests: readonly string[]): readonly string[] {
  return suggestedInterests.filter((suggestion) => !includes(interests, suggestion));
}
