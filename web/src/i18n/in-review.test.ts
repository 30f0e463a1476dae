import { expect, test } from 'vitest';
import { inReviewText } from './in-review.ts';
import { renderInLanguage } from './language.ts';

test('the note says which of the values others do not see yet', () => {
  expect(inReviewText({ name: true, photo: false })).toMatch(/^Others see your old name/);
  expect(inReviewText({ name: false, photo: true })).toMatch(/your new first photo/);
  expect(inReviewText({ name: true, photo: true })).toMatch(/your new name and first photo/);
  expect(renderInLanguage('sw', () => inReviewText({ name: true, photo: false }))).toMatch(/jina lako la zamani/);
});

test('there is no note when nothing is in review, nor for a profile that an earlier release has stored', () => {
  expect(inReviewText({ name: false, photo: false })).toBeNull();
  expect(inReviewText(undefined)).toBeNull();
});
