import { expect, test } from 'vitest';
import {
  decideBy,
  isOpenForLooks,
  mayDecide,
  mayReopen,
  statusAfter,
  statusOf,
  undecidedSince,
  unfinishedUntil,
} from './verification-rules.ts';

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

const seen = { name: 'Amina', photoId: 5 };
const looks = ['view_selfie', 'view_id_document'] as const;
const facts = { status: 'pending', reviewer: { mayReview: true, looks }, seen, profile: seen } as const;

test('a pending submission is decided by a reviewer who has seen both pictures and the profile as it is', () => {
  expect(mayDecide(facts)).toBe(true);
  expect(mayDecide({ ...facts, status: 'approved' })).toBe(false);
  expect(mayDecide({ ...facts, reviewer: { mayReview: false, looks } })).toBe(false);
  for (const look of looks) expect(mayDecide({ ...facts, reviewer: { mayReview: true, looks: [look] } })).toBe(false);
  for (const profile of [{ ...seen, name: 'Ann' }, { ...seen, photoId: 6 }, { ...seen, photoId: null }, null])
    expect(mayDecide({ ...facts, profile })).toBe(false);
});

test('a refusal needs no looks and no profile, and an automatic approval no reviewer', () => {
  expect(mayDecide({ ...facts, reviewer: { mayReview: true, looks: null }, seen: null, profile: null })).toBe(true);
  expect(mayDecide({ ...facts, reviewer: null, seen: null, profile: null })).toBe(true);
});

test('a decision is taken back by who made it, while the pictures are there and no others were sent', () => {
  const at = new Date('2026-11-22T08:00:00Z');
  const submission = {
    userId: 1,
    status: 'approved',
    decidedAt: at,
    decidedBy: 7,
    selfieKey: 'selfie',
    documentKey: 'document',
    isNewest: true,
  } as const;
  const decided = { by: 7, at: new Date(at) };
  expect(mayReopen(submission, decided)).toBe(true);
  expect(mayReopen(submission, { ...decided, by: 8 })).toBe(false);
  expect(mayReopen(submission, { ...decided, at: new Date(at.getTime() + 1) })).toBe(false);
  for (const since of [{ selfieKey: null }, { documentKey: null }, { isNewest: false }])
    expect(mayReopen({ ...submission, ...since }, decided)).toBe(false);
});

test('documents are open to every reviewer before the decision, and for a day after it to the one who decided', () => {
  const now = new Date('2026-11-22T21:05:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const opens = (decidedAt: Date | null, decidedBy: number | null) => isOpenForLooks({ decidedAt, decidedBy }, 7, now);
  expect(opens(null, null)).toBe(true);
  expect([opens(hoursAgo(23.99), 7), opens(hoursAgo(24), 7)]).toEqual([true, false]);
  expect([opens(hoursAgo(1), 8), opens(hoursAgo(1), null)]).toEqual([false, false]);
});

test('documents wait three days for a decision, and an hour for a submission that holds them', () => {
  const now = new Date('2026-11-22T21:05:00Z');
  expect(undecidedSince(now)).toEqual(new Date('2026-11-19T21:05:00Z'));
  expect(unfinishedUntil(now)).toEqual(new Date('2026-11-22T22:05:00Z'));
});
