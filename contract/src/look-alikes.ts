/**
 * Letters of other alphabets, small capitals, digits and signs that look like a Latin letter, by that letter. Small l,
 * 1 and | look like i, in some fonts exactly, so they are one letter here.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@',
  b: 'ьвβʙ8',
  // The lunate sigma looks like a c, and its normal form is this ς.
  c: 'сςᴄ¢',
  d: 'ԁɗđᴅ',
  e: 'еєεҽᴇ3€',
  f: 'ƒꜰ',
  g: 'ɡցɢ9',
  h: 'һнհħʜ',
  i: 'іιıɩɪӏl1|!łʟ',
  j: 'јᴊ',
  k: 'кκᴋ',
  m: 'мᴍʍ',
  n: 'пηոռɴ',
  o: 'оοσօᴏøө0',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гᴦʀ',
  s: 'ѕꜱ5$',
  t: 'тτᴛŧ7',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝшωաᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢƶ2',
};

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
);
/** The letters of flags, and of white letters in circles and squares: the first character of each row of 26. */
const letterRows = [0x1f1e6, 0x1f150, 0x1f170];
for (const first of letterRows)
  for (let letter = 0; letter < 26; letter += 1)
    letterOf.set(String.fromCodePoint(first + letter), String.fromCodePoint(97 + letter));

const marks = /\p{M}/gu;

/** Replaces each character of a text by the small Latin letter that it looks like, without accents. */
export function asLatin(text: string): string {
  // Small letters first: the normal form of the large lunate sigma is Σ, which is no c.
  const plain = text.toLowerCase().normalize('NFKC').toLowerCase().normalize('NFKD').replaceAll(marks, '');
  const letters = Array.from(plain, (character) => letterOf.get(character) ?? character);
  // A letter of a flag counts as a Latin letter too.
  return letters.join('').replaceAll('l', 'i');
}
