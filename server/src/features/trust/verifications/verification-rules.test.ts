import { expect, test } from 'vitest';
import { decideBy, statusOf, statusAfter } from './verification-rules.ts';

test('a submission is decided within 48 hours', () => {
  expect(decideBy(new Date('2026-11-21T09:00:00Z'))).toEqual(new Date('2026-11-23T09:00:00Z'));
});

test('only an approval approves', () => {
  expect(statusAfter('approve')).toBe('approved');
  expect(statusAfter('reject')).toBe('rejected');
  expect(statusAfter('request_new')).toBe('rejected');
});

test('a verified member stays approved, whatever the newest submission says', () => {
  expect(statusOf({ isVerified: true, status: 'rejected' })).toBe('approved');
  expect(statusOf({ isVerified: true, status: null })).toBe('approved');
  expect(statusOf({ isVerified: false, status: 'pending' })).toBe('pending');
  expect(statusOf({ isVerified: false, status: null })).toBe('none');
});
