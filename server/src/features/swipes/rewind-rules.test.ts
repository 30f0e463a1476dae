import { expect, test } from 'vitest';
import { rewindRefusalOf } from './rewind-rules.ts';

test('a pass that was taken back now or before is not refused', () => {
  expect(rewindRefusalOf({ isThere: true, isTaken: true, isAnswered: true })).toBeNull();
  expect(rewindRefusalOf({ isThere: true, isTaken: false, isAnswered: false })).toBeNull();
});

test('who is not there is told before what cannot be taken back', () => {
  expect(rewindRefusalOf({ isThere: false, isTaken: false, isAnswered: true })).toBe('not_found');
  expect(rewindRefusalOf({ isThere: true, isTaken: false, isAnswered: true })).toBe('nothing_to_rewind');
});
