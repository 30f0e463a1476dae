import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text.ts';

const readAs = (text: string) => normaliseText(text).text;

test.each([
  // Amounts and times.
  ['Send 3,500 now', ' send 3500 now '],
  ['at 7.30 or 1.5k', ' at 7 30 or 15k '],
  ['ksh500 500bob 3k 12pm $200 2nd', ' ksh500 500bob 3k 12pm $200 2nd '],
  // Words that are written letter by letter.
  ['s e n d  m e', ' send me '],
  ['p a y   m e n', ' pay men '],
  ['p.a.y m.e', ' payme '],
  ['s e n', ' s e n '],
  ['1 2 3 4 5', ' 1 2 3 4 5 '],
  // Digits and signs that stand for letters, and letters that are repeated.
  ['p@ybi11', ' paybill '],
  ['w0rld t1ll 0ne', ' world till one '],
  ['$end', ' send '],
  ['pleeease naah', ' please naah '],
  // Marks around words.
  ['!hello| world!', ' hello world '],
  ['@home', ' home '],
  ['don’t I\'m "ok"', ' dont im ok '],
  // Letters of other alphabets, and signs that nobody sees.
  ['ѕеnd ﬁne Ａｂｃ', ' send fine abc '],
  ['\u03f2ash \u03f9ASH', ' cash cash '],
  ['a\u200bb e\u0301 s\u00e9nd', ' ab e send '],
  // Sentences.
  ['Pay. Now', ' pay . now '],
  ['send.me.money', ' send me money '],
  ['Pay?Now; here', ' pay now . here '],
  ['ok ! then', ' ok . then '],
  ['one\ntwo', ' one . two '],
  ['M-Pesa, hapa', ' m pesa hapa '],
  ['. Pay.', ' pay '],
  ['...', ' '],
  ['', ' '],
])('%j is read as %j', (text, read) => {
  expect(readAs(text)).toBe(read);
});

test('each sign knows where it stood in the original', () => {
  const original = '😀 s e n d  p@y!';
  const { text, origins } = normaliseText(original);
  expect(text).toBe(' send pay ');
  expect(origins).toHaveLength(text.length);
  const found = (word: string) =>
    [...word].map((_, index) => original.charAt(origins[text.indexOf(word) + index] ?? -1)).join('');
  expect([found('send'), found('pay')]).toEqual(['send', 'p@y']);
});
