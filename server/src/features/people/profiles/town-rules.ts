import { towns } from '@mwanzo/contract/towns';
import { foldedWords } from './text-rules.ts';

/** These words turn a town into the name of a street: "Thika Road, Nairobi" is in Nairobi. */
const streetWords = new Set([
  'road',
  'rd',
  'street',
  'st',
  'avenue',
  'ave',
  'highway',
  'hwy',
  'lane',
  'drive',
  'bypass',
  'barabara',
]);

interface Place {
  readonly name: string;
  readonly words: readonly string[];
}

const placeNamed = (name: string): Place => ({ name, words: foldedWords(name) });
const knownTowns = towns.map(({ name }) => placeNamed(name));
const counties = [...new Set(towns.map(({ county }) => county))].map(placeNamed);

interface NamedPlace {
  readonly name: string;
  readonly length: number;
  readonly isStreet: boolean;
}

function placeAt(words: readonly string[], start: number, places: readonly Place[]): NamedPlace | null {
  const named = places.filter((place) => place.words.every((word, index) => words[start + index] === word));
  const longest = named.reduce<Place | null>(
    (best, place) => (place.words.length > (best?.words.length ?? 0) ? place : best),
    null,
  );
  if (!longest) return null;
  const after = words[start + longest.words.length];
  return { name: longest.name, length: longest.words.length, isStreet: after !== undefined && streetWords.has(after) };
}

/**
 * The known town of a location, or ''. Places are written from small to large ("Naivasha, Nakuru" is a town and its
 * county), so the first town counts unless it names a street. Of two towns that start at the same word, the longer one
 * counts.
 */
export function townIn(location: string): string {
  return placeIn(location, knownTowns);
}

/**
 * The part of a location that strangers may know, if its town is `town`: the town, otherwise the county that it names,
 * or ''. An address or an estate would lead them to the door.
 */
export function publicLocation(location: string, town: string): string {
  return town || placeIn(location, counties);
}

function placeIn(location: string, places: readonly Place[]): string {
  const words = foldedWords(location);
  const named: NamedPlace[] = [];
  for (let at = 0; at < words.length;) {
    const place = placeAt(words, at, places);
    if (place) named.push(place);
    at += place?.length ?? 1;
  }
  return (named.find((place) => !place.isStreet) ?? named[0])?.name ?? '';
}
