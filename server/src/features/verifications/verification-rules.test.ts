import { expect, test } from 'vitest';
import { decideBy, standingOf, statusAfter } from './verification-rules.ts';

test('a submission is decided within 48 hours', () => {
  expect(decideBy(new Date('2026-11-21T09:00:00Z'))).toEqual(new Date('2026-11-23T09:00:00Z'));
});

test('only an approval approves', () => {
  expect(statusAfter('approve')).toBe('approved');
  expect(statusAfter('reject')).toBe('rejected');
  expect(statusAfter('request_new')).toBe('rejected');
});

test('who is verified stands approved, whatever the newest submission says', () => {
  expect(standingOf({ isVerified: true, status: 'rejected' })).toBe('approved');
  expect(standingOf({ isVerified: true, status: null })).toBe('approved');
  expect(standingOf({ isVerified: false, status: 'pending' })).toBe('pending');
  expect(standingOf({ isVerified: false, status: null })).toBe('none');
});
