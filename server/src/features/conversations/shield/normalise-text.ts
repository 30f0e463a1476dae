import { textLimits } from '@mwanzo/contract/limits';
import { lookAlikes } from '@mwanzo/contract/look-alikes';

/** A text without disguises: small Latin words, digits and sentence ends (a full stop), with one space between them. */
export interface NormalText {
  /** The text, with a space at both ends. */
  readonly text: string;
  /** For each character of `text`, its position in the original, in UTF-16 code units. */
  readonly origins: readonly number[];
  /** The signs of the original that it is made of. */
  readonly signs: readonly Sign[];
}

/** A character at a position of the original. */
export interface Sign {
  readonly sign: string;
  readonly at: number;
}

const unseen = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/v;
const apostrophe = /^['’‘ʼ`´]$/u;

/** Look-alikes from other alphabets. In a Kenyan chat they are never meant as themselves. */
const letterOf = new Map<string, string>();
/** Digits and signs, which stand for a letter only inside a word. */
const disguiseOf = new Map<string, string>();
for (const [letter, others] of Object.entries(lookAlikes))
  for (const other of others) {
    if (/[a-z]/u.test(other)) continue;
    (/[\x21-\x7e]/u.test(other) ? disguiseOf : letterOf).set(other, letter);
  }

/** One character can become 18 signs. No disguise needs that many. */
const signsPerCharacterMax = 4;
/** At most this many signs of a text are read: twice the longest message. Only a text full of ligatures has more. */
export const signsMax = 2 * textLimits.messageMax;

/**
 * Returns the first signs of a text in lower case, without invisible characters, accents and apostrophes, and in Latin
 * letters where they look like them.
 */
export function readSigns(original: string): Sign[] {
  const signs: Sign[] = [];
  let at = 0;
  for (const character of original) {
    if (character < '\x7f') {
      if (character !== "'" && character !== '`') signs.push({ sign: character.toLowerCase(), at });
    } else if (!unseen.test(character) && !apostrophe.test(character)) {
      const parts = [...character.toLowerCase().normalize('NFKD').toLowerCase().normalize('NFKD')];
      for (const part of parts.slice(0, signsPerCharacterMax))
        if (!unseen.test(part)) signs.push({ sign: letterOf.get(part) ?? part, at });
    }
    if (signs.length >= signsMax) return signs.slice(0, signsMax);
    at += character.length;
  }
  return signs;
}

// A sign is one character, so that comparing it is enough. Patterns would take five times as long.
const isLetter = (sign = '') => sign >= 'a' && sign <= 'z';
const isDigit = (sign = '') => sign >= '0' && sign <= '9';
const isWordSign = (sign: string) => isLetter(sign) || isDigit(sign) || disguiseOf.has(sign);

/** A run of letters, digits and signs that are used as letters, and the signs before it. */
interface Token {
  signs: Sign[];
  /** The signs between the token before and this one. */
  readonly gap: string;
}

function tokenise(signs: readonly Sign[]): Token[] {
  const tokens: Token[] = [];
  let gap = '';
  let isOpen = false;
  for (const [index, sign] of signs.entries()) {
    // 3,500 and 1.5k are one amount, 7.30 is none.
    const isMark =
      (sign.sign === ',' || (sign.sign === '.' && signs[index + 2]?.sign === 'k')) &&
      isDigit(signs[index - 1]?.sign) &&
      isDigit(signs[index + 1]?.sign);
    const last = tokens.at(-1);
    if (isWordSign(sign.sign)) {
      if (isOpen && last) last.signs.push(sign);
      else tokens.push({ signs: [sign], gap });
      isOpen = true;
      gap = '';
    } else if (!isMark || !isOpen) {
      isOpen = false;
      gap += sign.sign;
    }
  }
  return tokens.map(trimMarks);
}

const isEndMark = (sign: string | undefined) => sign === '!' || sign === '|';
const isStartMark = (sign: string | undefined) => isEndMark(sign) || sign === '@';

/** A mark at the end of a word is punctuation. One before a word is no letter unless it is a dollar sign. */
function trimMarks(token: Token): Token {
  const { signs } = token;
  if (!isEndMark(signs.at(-1)?.sign) && !isStartMark(signs[0]?.sign)) return token;
  let from = 0;
  let to = signs.length;
  while (to > from && isEndMark(signs[to - 1]?.sign)) to -= 1;
  while (from < to && isStartMark(signs[from]?.sign)) from += 1;
  const cut = signs.slice(to).map(({ sign }) => sign);
  return { signs: signs.slice(from, to), gap: token.gap + (cut.includes('!') && from === to ? '! ' : '') };
}

const spelledMin = 4;

/** Joins words that are written letter by letter: "s e n d  m e" and "p.a.y". A wider gap separates two words. */
function joinSpelled(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let start = 0; start < tokens.length;) {
    let end = start;
    while (tokens[end]?.signs.length === 1 && (end === start || (tokens[end]?.gap.length ?? 0) <= 3)) end += 1;
    const run = tokens.slice(start, Math.max(end, start + 1));
    if (run.length < spelledMin || run.every(({ signs }) => isDigit(signs[0]?.sign))) joined.push(...run);
    else
      for (const [index, token] of run.entries()) {
        const last = joined.at(-1);
        if (index === 0 || token.gap.length > 1 || !last) joined.push({ signs: [...token.signs], gap: token.gap });
        else last.signs.push(...token.signs);
      }
    start += run.length;
  }
  return joined;
}

const wordOf = ({ signs }: Token) => signs.map(({ sign }) => sign).join('');
/** Amounts such as 500bob, 3k, ksh500 and $200, in which the digits are digits. */
const amount =
  /^(?:\$?\d+(?:k|bob|sh|kes|ksh|usd|m|mb|gb|nd|rd|th|st|s|am|pm|km|hrs)?|(?:ksh|kes|kshs|sh|usd|us)\$?\d+k?)$/u;

/** Undoes digits and signs inside words, and repeated letters: "p@ybi11" and "pleeease". */
function readLetters(token: Token): Token {
  const word = wordOf(token);
  const isDisguised = /[a-z]/u.test(word) && /[^a-z]/u.test(word) && !amount.test(word);
  const ell = isDisguised && /[a-z]1$|11|^1o|1{2}/u.test(word) ? 'l' : 'i';
  const signs = isDisguised
    ? token.signs.map(({ sign, at }) => ({ sign: sign === '1' ? ell : (disguiseOf.get(sign) ?? sign), at }))
    : token.signs;
  const isRepeated = (index: number) =>
    isLetter(signs[index]?.sign) &&
    ((signs[index]?.sign === signs[index - 1]?.sign && signs[index]?.sign === signs[index - 2]?.sign) ||
      (signs[index]?.sign === signs[index + 1]?.sign && signs[index]?.sign === signs[index + 2]?.sign) ||
      (signs[index]?.sign === signs[index - 1]?.sign && signs[index]?.sign === signs[index + 1]?.sign));
  return {
    gap: token.gap,
    signs: signs.filter(({ sign }, index) => !(sign === signs[index - 1]?.sign && isRepeated(index))),
  };
}

/** A full stop ends a sentence, but not inside "send.me.money". */
const isSentenceEnd = (gap: string) => /[.!?;]\s|\n/u.test(gap);

export function normaliseText(original: string): NormalText {
  const signs = readSigns(original);
  let text = ' ';
  const origins = [0];
  const add = (sign: string, at: number) => {
    text += sign;
    origins.push(at);
  };
  for (const token of joinSpelled(tokenise(signs)).map(readLetters)) {
    const first = token.signs[0]?.at ?? 0;
    if (text !== ' ' && isSentenceEnd(token.gap)) {
      add('.', first);
      add(' ', first);
    }
    if (token.signs.length === 0) continue;
    for (const { sign, at } of token.signs) add(sign, at);
    add(' ', token.signs.at(-1)?.at ?? first);
  }
  return { text, origins, signs };
}
