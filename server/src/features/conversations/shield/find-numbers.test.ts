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
