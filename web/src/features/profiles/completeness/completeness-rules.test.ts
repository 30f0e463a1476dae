import { expect, test } from 'vitest';
import { completenessOf } from './completeness-rules.ts';

const finished = {
  photo: '/media/1.webp',
  location: 'Kilimani, Nairobi',
  bio: 'Beekeeper.',
  interests: ['Hiking', 'Chess', 'Tea'],
  isVerified: true,
};

test('a finished profile misses nothing', () => {
  expect(completenessOf(finished)).toEqual({ done: 5, all: 5, next: undefined });
});

test.each([
  [{ photo: null }, 'photo'],
  [{ location: 'my village' }, 'town'],
  [{ bio: '  ' }, 'bio'],
  [{ interests: ['Hiking', 'Chess'] }, 'interests'],
  [{ isVerified: false }, 'verification'],
] as const)('what is missing is named: %o', (changes, next) => {
  expect(
    completenessOf({
      ...finished,
      ...changes,
      interests: [...(('interests' in changes && changes.interests) || finished.interests)],
    }),
  ).toEqual({ done: 4, all: 5, next });
});

test('of several missing parts only the first is named', () => {
  expect(completenessOf({ photo: null, location: '', bio: '', interests: [], isVerified: false })).toEqual({
    done: 0,
    all: 5,
    next: 'photo',
  });
});
