import { readSigns, type Sign } from './normalise-text.ts';

/** Digits as words, in English, Swahili and Sheng. */
const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  sufuri: '0',
  sifuri: '0',
  ziro: '0',
  one: '1',
  moja: '1',
  two: '2',
  mbili: '2',
  three: '3',
  tatu: '3',
  four: '4',
  nne: '4',
  five: '5',
  tano: '5',
  six: '6',
  sita: '6',
  seven: '7',
  saba: '7',
  eight: '8',
  nane: '8',
  nine: '9',
  tisa: '9',
};
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const numberWords =
  'zero|oh|sufuri|sifuri|ziro|one|moja|two|mbili|three|tatu|four|nne|five|tano|six|sita|seven|saba|' +
  'eight|nane|nine|tisa|double|triple|o';
const numberPart = new RegExp(`\\d+|${numberWords}`, 'gu');
/** Most words have no digit. Finding that out takes a fifth of the time of taking them apart. */
const isNumber = new RegExp(`^(?:\\d|${numberWords})+$`);
const wordOrGap = /[a-z0-9]+|[^a-z0-9]+/gu;
/** The characters that may separate the digits of one number. */
const between = /^[\s.,\-()/_*+]{1,4}$/u;

/** A Kenyan mobile number at the end of some digits, with or without its prefix. */
const mobile = /(?:254|0)[17]\d{8}$/u;
const mobileWithoutPrefix = /^7\d{8}$/u;
const mobileDigitsMax = 12;

export interface FoundNumber {
  readonly from: number;
  readonly to: number;
}

/** The digits of a word such as 0712, seven or o7one2; null when it has other letters. */
function digitsOf(word: string): { digits: string; repeat: number } | null {
  if (!isNumber.test(word)) return null;
  const parts = word.match(numberPart) ?? [];
  if (parts.join('') !== word) return null;
  let digits = '';
  let repeat = 1;
  for (const part of parts) {
    const times = repeats[part];
    if (times !== undefined) repeat = times;
    else {
      digits += (digitWords[part] ?? part).repeat(repeat);
      repeat = 1;
    }
  }
  return { digits, repeat };
}

/** The first phone number in a text. It may be written in words, or with any usual separators. Null without one. */
export function findPhoneNumber(original: string, signs: readonly Sign[] = readSigns(original)): FoundNumber | null {
  const text = signs.map(({ sign }) => sign[0] ?? ' ').join('');
  let digits = '';
  let repeat = 1;
  let from = 0;
  for (const { 0: part, index } of text.matchAll(wordOrGap)) {
    const number = /^[a-z0-9]/.test(part) ? digitsOf(part) : null;
    if (number === null) {
      if (between.test(part)) continue;
      digits = '';
      repeat = 1;
      continue;
    }
    if (digits === '') from = index;
    digits += number.digits.slice(0, 1).repeat(repeat) + number.digits.slice(1);
    repeat = number.repeat;
    if (mobile.test(digits.slice(-mobileDigitsMax)) || mobileWithoutPrefix.test(digits)) {
      const end = signs[index + part.length]?.at ?? original.length;
      return { from: signs[from]?.at ?? 0, to: end };
    }
  }
  return null;
}
