import { expect, test } from 'vitest';
import { completenessOf } from './completeness-rules.ts';

const finished = {
  photo: '/media/1.webp',
  location: 'Kilimani, Nairobi',
  bio: 'Beekeeper.',
  prompts: (['chai-rules', 'teach-me', 'never-ask'] as const).map((prompt_id) => ({ prompt_id, answer: 'Yes.' })),
  interests: ['Hiking', 'Chess', 'Tea'],
  isVerified: true,
};

test('a finished profile misses nothing', () => {
  expect(completenessOf(finished)).toEqual({ done: 6, all: 6, next: undefined });
});

test.each([
  [{ photo: null }, 'photo'],
  [{ location: 'my village' }, 'town'],
  [{ bio: '  ' }, 'bio'],
  [{ prompts: finished.prompts.slice(1) }, 'prompts'],
  [{ interests: ['Hiking', 'Chess'] }, 'interests'],
  [{ isVerified: false }, 'verification'],
] as const)('what is missing is named: %o', (changes, next) => {
  expect(
    completenessOf({
      ...finished,
      ...changes,
      prompts: [...(('prompts' in changes && changes.prompts) || finished.prompts)],
      interests: [...(('interests' in changes && changes.interests) || finished.interests)],
    }),
  ).toEqual({ done: 5, all: 6, next });
});

test('of several missing parts only the first is named', () => {
  expect(completenessOf({ photo: null, location: '', bio: '', interests: [], isVerified: false })).toEqual({
    done: 0,
    all: 6,
    next: 'photo',
  });
});
