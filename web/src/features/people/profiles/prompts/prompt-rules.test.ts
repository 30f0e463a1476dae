import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { expect, test } from 'vitest';
import { findBegun, keepBegun, moveAnswer, putAnswer, removeAnswer, type BegunAnswer } from './prompt-rules.ts';

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

const fresh: BegunAnswer = { replaces: '', prompt_id: 'ask-me-about', answer: 'Bees and' };
const change: BegunAnswer = { replaces: 'chai-rules', prompt_id: 'chai-rules', answer: 'Milk last' };

test('a new answer and a change of an old one are kept apart, each with its latest text', () => {
  const both = keepBegun(keepBegun([], fresh, undefined), change, chai);
  const later = keepBegun(both, { ...fresh, answer: 'Bees and trains' }, undefined);
  expect(findBegun(later, [chai], undefined)).toEqual({ ...fresh, answer: 'Bees and trains' });
  expect(findBegun(later, [chai], chai)).toEqual(change);
  expect(findBegun(later, [chai, proud], proud)).toBeUndefined();
});

test('a blank text is forgotten, and so is a change that was typed back', () => {
  expect(keepBegun([fresh], { ...fresh, answer: ' \n' }, undefined)).toEqual([]);
  expect(keepBegun([change], { ...change, answer: chai.answer }, chai)).toEqual([]);
  const turned: BegunAnswer = { ...change, prompt_id: 'teach-me', answer: chai.answer };
  expect(keepBegun([], turned, chai)).toEqual([turned]);
});

test('a begun text outlives its question, if that was answered elsewhere or is no longer known', () => {
  for (const answers of [[ask], [chai, ask]])
    expect(findBegun([fresh], answers, undefined)).toEqual({ ...fresh, prompt_id: '' });
  expect(findBegun([change], [chai, ask], chai)).toEqual(change);
  const unknown = { ...fresh, prompt_id: 'gone' } as unknown as BegunAnswer;
  expect(findBegun([unknown], [], undefined)).toEqual({ ...fresh, prompt_id: '' });
});
