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
