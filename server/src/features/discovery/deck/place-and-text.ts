import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { foldedWords, foldText, townIn } from '../../people/profiles/index.ts';
import type { TextFilter } from './candidate-conditions.ts';

/** The town that a location filter names, as a list; null without a location, or if no known town is in it. */
export function placeOf({ location }: DeckQuery): readonly string[] | null {
  const town = location === undefined ? '' : townIn(location);
  return town === '' ? null : [town];
}

/** Null without a search by text; 'nothing' for a text without letters and digits, which matches nobody. */
export function textFilterOf(query: DeckQuery): TextFilter | 'nothing' | null {
  const { search, location } = query;
  const isSearched = search !== undefined && search !== '';
  const isPlaceTyped = location !== undefined && placeOf(query) === null;
  if (!isSearched && !isPlaceTyped) return null;
  const words = isSearched ? foldedWords(search) : [];
  const place = isPlaceTyped ? foldText(location) : null;
  return (isSearched && words.length === 0) || place === '' ? 'nothing' : { words, location: place };
}
