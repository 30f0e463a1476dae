import { expect, test } from 'vitest';
import { rewindRefusalOf } from './rewind-rules.ts';

test('taking back a swipe is not refused, whether it happens now or happened before', () => {
  expect(rewindRefusalOf({ isThere: true, isTaken: true, isAnswered: true })).toBeNull();
  expect(rewindRefusalOf({ isThere: true, isTaken: false, isAnswered: false })).toBeNull();
});

test('a missing target comes before a swipe that cannot be taken back', () => {
  expect(rewindRefusalOf({ isThere: false, isTaken: false, isAnswered: true })).toBe('not_found');
  expect(rewindRefusalOf({ isThere: true, isTaken: false, isAnswered: true })).toBe('nothing_to_rewind');
});
