import { asLatin } from '../look-alikes.ts';

// Which names pose as the house (docs/product/names.md). Words are compared as they look, so letters of other
// alphabets, digits for letters, accents, doubled letters and spaces between letters change nothing.

const doubled = /(.)\1+/gu;
const squeeze = (word: string) => word.replaceAll(doubled, '$1');
const wordSet = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => squeeze(asLatin(word))),
  );

/** These words are no names of people. They are refused in any position, in one word or several. */
const claims = wordSet(`
  verified official officially admin admins administrator administration moderator moderators moderation
  support helpdesk helpline helpcenter helpcentre customercare customerservice customerservices imethibitishwa
  msimamizi hudumakwawateja
`);

/** These words are refused only if the name has no other words, because they may be part of a real name. */
const roles = wordSet(`
  staff help customer service services security system payments notification notifications founder huduma
  wateja msaada rasmi
`);

/** These words do not turn a word of the house into the name of a person. */
const fillers = wordSet(`
  the of at by from for and kwa ya wa za kutoka app team timu care desk center centre dating safety trust
  manager agent director ceo ltd limited inc company com net org online kenya info account
`);

/** Ticks, shields, blue marks, and the signs of a trade mark. */
const badge = new RegExp(
  '[\u2705\u2611\u2713\u2714\u221a\u{1f5f8}\u{1f5f9}\u{10102}\u{1f6e1}\u26e8\u{1f530}\u{1f4db}\u{1f396}' +
    '\u{1f535}\u{1f537}\u{1f539}\u{1f4a0}\u00a9\u00ae\u2122\u2120]',
  'u',
);

const [product = ''] = wordSet('mwanzo');
const houseWords = new Set([product, ...claims, ...roles]);
const claimWordsMax = 3;

// Words of the house that are run together, such as "mwanzosupport". Short fillers would be found inside of real names.
const house = [...houseWords].join('|');
const runTogether = new RegExp(`^(?:${house}|${[...fillers].filter((word) => word.length > 2).join('|')})+$`, 'u');
const anyHouse = new RegExp(house, 'u');
const isOfTheHouse = (word: string) => houseWords.has(word) || (anyHouse.test(word) && runTogether.test(word));

/** Returns true if a name looks like that of Mwanzo or its staff, or carries a badge. */
export function posesAsTheHouse(name: string): boolean {
  return badge.test(name) || readings(name).some(poses);
}

/** The different ways to read a name: digits and signs are letters or decoration, and two letters may look like one. */
function readings(name: string): string[] {
  const texts = [asLatin(name), asLatin(name.replaceAll('@', ' at ').replaceAll(/[^\p{L}\p{M}]/gu, ' '))];
  return [...new Set(texts.flatMap((text) => [text, text.replaceAll('vv', 'w').replaceAll('rn', 'm')]))];
}

function poses(text: string): boolean {
  const words = wordsOf(text);
  const isPlain = (word: string | undefined) => word !== undefined && (isOfTheHouse(word) || fillers.has(word));
  if (words.some((_, index) => claimsAt(words, index))) return true;
  if (words.some(isOfTheHouse) && words.every(isPlain)) return true;
  if (isOfTheHouse(squeeze(words.join('')))) return true;
  // The product's name is allowed only as the last name of a person, after a word that is neither of the house nor a
  // filler.
  return words.some(
    (word, index) =>
      word.includes(product) &&
      isOfTheHouse(word) &&
      (word !== product || index === 0 || isPlain(words[index - 1]) || isPlain(words[index + 1])),
  );
}

function claimsAt(words: readonly string[], start: number): boolean {
  const lengths = Array.from({ length: claimWordsMax }, (_, index) => index + 1);
  return lengths.some((length) => claims.has(squeeze(words.slice(start, start + length).join(''))));
}

/** The words of a text, squeezed. A run of single letters counts as one word. */
function wordsOf(text: string): string[] {
  const joined = text.replaceAll(/(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu, (letters) =>
    letters.replaceAll(/[^\p{L}]/gu, ''),
  );
  return (joined.match(/\p{L}+/gu) ?? []).map(squeeze);
}
