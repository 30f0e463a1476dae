import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { expect, test } from 'vitest';
import { completenessOf } from './completeness-rules.ts';

const answers: PromptAnswer[] = [
  { prompt_id: 'after-work', answer: 'One' },
  { prompt_id: 'ask-me-about', answer: 'Two' },
  { prompt_id: 'best-at-home', answer: 'Three' },
];
const finished = {
  photo: '/media/1.webp',
  photos: ['/media/1.webp', '/media/2.webp', '/media/3.webp'],
  bio: 'Beekeeper.',
  prompts: answers,
  interests: ['Hiking', 'Chess', 'Tea'],
};

test('a finished profile misses nothing', () => {
  expect(completenessOf(finished)).toEqual({ done: 5, all: 5, next: undefined });
});

test.each([
  [{ photos: ['/media/1.webp', '/media/2.webp'] }, 'photos'],
  [{ bio: '  ' }, 'bio'],
  [{ prompts: answers.slice(2) }, 'answers'],
  [{ prompts: answers.slice(1) }, 'lastAnswer'],
  [{ interests: ['Hiking', 'Chess'] }, 'interests'],
])('what is missing is named: %o', (changes, next) => {
  expect(completenessOf({ ...finished, ...changes })).toEqual({ done: 4, all: 5, next });
});

test('of several missing parts only the first is named', () => {
  expect(completenessOf({ photo: null, photos: [], bio: '', prompts: [], interests: [] })).toEqual({
    done: 0,
    all: 5,
    next: 'photo',
  });
});
