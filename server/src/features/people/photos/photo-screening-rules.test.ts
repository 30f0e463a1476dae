import { expect, test } from 'vitest';
import { isExplicit, judgePhoto } from './photo-screening-rules.ts';

test.each([
  [0, false, null],
  [0.349, false, null],
  [0.35, false, 'perhaps_explicit'],
  [0.699, false, 'perhaps_explicit'],
  [0.7, true, 'explicit'],
  [1, true, 'explicit'],
])('a score of %f is held: %s, and a person looks because of: %s', (explicit, isHeld, why) => {
  expect(judgePhoto({ isScreened: true, result: { explicit } })).toEqual({ isHeld, why });
});

test('a photo counts as nude from the score on that holds it, and as neither unless it was screened', () => {
  expect([null, 0, 0.699, 0.7, 1].map(isExplicit)).toEqual([null, false, false, true, true]);
});

test.each([
  ['crashed', true],
  ['timeout', true],
  ['busy', true],
  ['no_model', false],
] as const)('a photo that was not screened (%s) is for a person, and held: %s', (why, isHeld) => {
  expect(judgePhoto({ isScreened: false, why })).toEqual({ isHeld, why: 'not_screened' });
});
