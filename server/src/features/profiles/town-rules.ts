import { towns } from '@mwanzo/contract/towns';
import { foldedWords } from './text-rules.ts';

/** After the name of a town these words make it the name of a street: "Thika Road, Nairobi" is in Nairobi. */
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

const knownTowns = towns.map((town) => ({ name: town.name, words: foldedWords(town.name) }));

interface NamedTown {
  readonly name: string;
  readonly length: number;
  readonly isStreet: boolean;
}

function townAt(words: readonly string[], start: number): NamedTown | null {
  const named = knownTowns.filter((town) => town.words.every((word, index) => words[start + index] === word));
  const longest = named.reduce<(typeof named)[number] | null>(
    (best, town) => (town.words.length > (best?.words.length ?? 0) ? town : best),
    null,
  );
  if (!longest) return null;
  const after = words[start + longest.words.length];
  return { name: longest.name, length: longest.words.length, isStreet: after !== undefined && streetWords.has(after) };
}

/**
 * The known town that a location means, or ''. Places are written from small to large ("Naivasha, Nakuru" is a town and its
 * county), so the first town counts unless it names a street. Of two towns that start at the same word the longer counts.
 */
export function townIn(location: string): string {
  const words = foldedWords(location);
  const named: NamedTown[] = [];
  for (let at = 0; at < words.length;) {
    const town = townAt(words, at);
    if (town) named.push(town);
    at += town?.length ?? 1;
  }
  return (named.find((town) => !town.isStreet) ?? named[0])?.name ?? '';
}
