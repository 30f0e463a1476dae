import { expect, test } from 'vitest';
import { keepWords, keptWords } from './kept-words.ts';

test('the words of a like that failed are kept for their writer and their person only', () => {
  keepWords(1, 17, 'Sugar too?');
  expect([keptWords(1, 17), keptWords(2, 17), keptWords(1, 7), keptWords(11, 7)]).toEqual(['Sugar too?', '', '', '']);
});
