import { expect, test } from 'vitest';
import { forgetWords, keepWords, keptWords } from './kept-words.ts';

test('the words of a like that failed are kept for their writer and their person only', () => {
  keepWords(1, 17, 'Sugar too?');
  expect([keptWords(1, 17), keptWords(2, 17), keptWords(1, 7), keptWords(11, 7)]).toEqual(['Sugar too?', '', '', '']);
});

test('the words to somebody are forgotten for every writer, and those to others stay', () => {
  for (const [owner, person] of [
    [1, 7],
    [2, 7],
    [1, 17],
  ] as const)
    keepWords(owner, person, 'Sugar too?');
  forgetWords(7);
  expect([keptWords(1, 7), keptWords(2, 7), keptWords(1, 17)]).toEqual(['', '', 'Sugar too?']);
});
