import type { PromptAnswer } from '@mwanzo/contract/prompts';
import { expect, test } from 'vitest';
import { moveAnswer, putAnswer, removeAnswer } from './prompt-rules.ts';

const chai: PromptAnswer = { prompt_id: 'chai-rules', answer: 'Milk first.' };
const proud: PromptAnswer = { prompt_id: 'quietly-proud', answer: 'My beans.' };
const teach: PromptAnswer = { prompt_id: 'teach-me', answer: 'To swim.' };
const ask: PromptAnswer = { prompt_id: 'ask-me-about', answer: 'Bees.' };

test('a new answer comes behind the others, without the blanks around it', () => {
  expect(putAnswer([chai], 1, { ...proud, answer: '  My beans. ' })).toEqual([chai, proud]);
});

test('an answer is changed in its place, also to another question', () => {
  expect(putAnswer([chai, proud], 0, teach)).toEqual([teach, proud]);
  expect(putAnswer([chai, proud], 1, { ...proud, answer: 'New' })).toEqual([chai, { ...proud, answer: 'New' }]);
});

test('a blank answer, a question that is answered elsewhere and a fourth answer change nothing', () => {
  const full = [chai, proud, teach];
  expect(putAnswer(full, 0, { ...chai, answer: ' \n' })).toBe(full);
  expect(putAnswer(full, 0, proud)).toBe(full);
  expect(putAnswer(full, 3, ask)).toBe(full);
});

test('an answer moves by one place, and stays at either end', () => {
  expect(moveAnswer([chai, proud, teach], 2, -1)).toEqual([chai, teach, proud]);
  expect(moveAnswer([chai, proud, teach], 0, 1)).toEqual([proud, chai, teach]);
  expect(moveAnswer([chai, proud], 0, -1)).toEqual([chai, proud]);
  expect(moveAnswer([chai, proud], 1, 1)).toEqual([chai, proud]);
});

test('an answer can be removed', () => {
  expect(removeAnswer([chai, proud, teach], 1)).toEqual([chai, teach]);
});
