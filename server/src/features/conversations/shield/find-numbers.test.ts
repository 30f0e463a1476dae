import { expect, test } from 'vitest';
import { findPhoneNumber } from './find-numbers.ts';

const numberIn = (text: string) => {
  const found = findPhoneNumber(text);
  return found && text.slice(found.from, found.to);
};

test.each([
  ['a double date, 712 345 678 is mine', '712 345 678'],
  ['a triple treat, then 0712345678', '0712345678'],
  ['call oh seven double two triple three five five six', 'oh seven double two triple three five five six'],
  ['I am 30, ok? 0712-345-678', '0712-345-678'],
  ['it is +254 712 345 678, or 0700 000 000', '254 712 345 678'],
])('in "%s" the number is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test.each([['a double room for 3, 12 345'], ['0712 345 of 678'], ['12 712 345 678'], ['seven and twelve']])(
  'there is no number in "%s"',
  (text) => {
    expect(numberIn(text)).toBeNull();
  },
);

test.each([
  ['0', 'zero oh o sufuri sifuri ziro'],
  ['1', 'one moja'],
  ['2', 'two mbili'],
  ['3', 'three tatu'],
  ['4', 'four nne'],
  ['5', 'five tano'],
  ['6', 'six sita'],
  ['7', 'seven saba'],
  ['8', 'eight nane'],
  ['9', 'nine tisa'],
])('the digit %s may be said as each of "%s"', (digit, words) => {
  for (const word of words.split(' ')) {
    const number = `0 7 ${word} 2 3 4 5 6 7 8`;
    expect(numberIn(`My number: ${number}`)).toBe(number);
    // Twice the same, as in "double seven", is two digits and no more.
    expect(numberIn(`07 double ${word} 2 3 4 5 6 7`)).toBe(`07 double ${word} 2 3 4 5 6 7`);
    expect(numberIn(`07 ${word} ${digit} 2 3 4 5 6`)).toBeNull();
  }
});

/** Of these, some may stand between the parts of a number, and the others end it. */
const separators = [
  '',
  ' ',
  '.',
  ',',
  '-',
  '(',
  ')',
  '/',
  '_',
  '*',
  '+',
  ' - ',
  '    ',
  '     ',
  '\n',
  ':',
  ' x ',
  '#',
];
const lengths = [
  '712345678',
  '71234567',
  '7123456789',
  '112345678',
  '0712345678',
  '0112345678',
  '0212345678',
  '071234567',
  '07123456789',
  '254712345678',
  '254112345678',
  '+254 (0)712 345 678',
  '25471234567',
  '99254712345678',
  '5 0712345678',
  '30 years, 712345678',
  '0712345678 or 0798765432',
];
const spoken = [
  'oh7one2three4five6seven8',
  '07 double 1 triple 2 3456',
  '07 double12345678',
  'double 0712345678',
  'zero doubleseven 1234567',
  'double triple 07 12 34 56 78',
  '07 1 double. 2 34 56 78',
  '07 1 double of 2 34 56 78 90',
  '07 1 double of 0712345678',
  'double you: 0712345678',
  'seven one two three four five six seven eight',
  'sufuri saba moja mbili tatu nne tano sita saba nane',
  'sevens one two three four five six seven eight',
  '0712345678k',
  'no 0712345678',
  '😀 0712 345 678.',
  '٠٧١٢٣٤٥٦٧٨',
];

test('a number is found in each of its forms, from its first digit to its last one', async () => {
  const texts = [...separators.map((sign) => `0712${sign}345${sign}678`), ...lengths, ...spoken];
  const lines = texts.map((text) => {
    const found = findPhoneNumber(text);
    return `${JSON.stringify(text)}: ${found ? `${found.from}-${found.to} ${JSON.stringify(numberIn(text))}` : 'none'}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/phone-numbers.txt');
});
