import { townNames } from '@mwanzo/contract/town-names';

const suggestionsShown = 3;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const towns = townNames.map((name) => ({ name, words: wordsOf(name) }));

/** Says whether a location names a town of the list anywhere, as the server reads it (docs/product/towns.md). */
export function namesTown(location: string): boolean {
  const words = wordsOf(location);
  return towns.some((town) =>
    words.some((_, start) => town.words.every((word, index) => words[start + index] === word)),
  );
}

/** Returns the number of letters by which two words differ: changed, missing or added (Levenshtein's distance). */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const below = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const changed = (above[column] ?? 0) + (other[column] === letter ? 0 : 1);
      below.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (below[column] ?? 0) + 1));
    }
    above = below;
  }
  return above.at(-1) ?? 0;
}

/**
 * Returns the towns that somebody may have meant: up to three that have the same beginning or nearly the same spelling.
 */
export function townsLike(location: string): readonly string[] {
  const typed = wordsOf(location);
  const wholeText = typed.join(' ');
  if (wholeText === '') return [];
  const apart = ({ words }: { words: readonly string[] }) => {
    const town = words.join(' ');
    if (town.startsWith(wholeText)) return 0;
    const nearest = Math.min(...[wholeText, ...typed].map((word) => lettersApart(word, town)));
    return nearest <= (town.length > 5 ? 2 : 1) ? nearest : Infinity;
  };
  return towns
    .map((town) => ({ name: town.name, apart: apart(town) }))
    .filter((town) => town.apart < Infinity)
    .sort((one, other) => one.apart - other.apart)
    .slice(0, suggestionsShown)
    .map(({ name }) => name);
}
