import { expect, test } from 'vitest';
import { inReviewText } from './in-review.ts';
import { renderInLanguage } from './language.ts';

test('the note says which of the values others do not see yet', () => {
  expect(inReviewText({ name: true, gender: false, photo: false })).toMatch(/^Others see your old name/);
  expect(inReviewText({ name: false, gender: false, photo: true })).toMatch(/your new first photo/);
  expect(inReviewText({ name: true, gender: false, photo: true })).toMatch(/your new name and first photo/);
  const text = (values: object) => inReviewText({ name: false, gender: true, photo: false, ...values });
  expect(text({})).toMatch(/^Others see your old gender/);
  for (const more of [{ name: true }, { photo: true }, { name: true, photo: true }])
    expect(text(more)).toMatch(/your new gender and other changes/);
  expect(renderInLanguage('sw', () => inReviewText({ name: true, gender: false, photo: false }))).toMatch(
    /jina lako la zamani/,
  );
});

test('there is no note when nothing is in review', () => {
  expect(inReviewText({ name: false, gender: false, photo: false })).toBeNull();
});
