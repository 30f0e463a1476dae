import { expect, test } from 'vitest';
import { decidedByOf, decisionMomentOf, inReviewTexts } from './review-status.ts';

const sent = '2026-11-22T11:20:00.000Z';
const decideBy = '2026-11-24T11:20:00.000Z';
const pending = { status: 'pending', submitted_at: sent, decide_by: decideBy };
const texts = (now: string) => inReviewTexts(pending, Date.parse(now));

test('on the same day the time says since when, and the weekday until when', () => {
  expect(texts('2026-11-22T13:00:00Z')).toEqual({
    title: 'Your documents are in review',
    text: 'Since 14:20, decided by Tuesday. Until then you can look around and pass.',
    short: 'Your documents are in review, decided by Tuesday',
  });
});

test('after midnight in Nairobi it was yesterday', () => {
  expect(texts('2026-11-22T21:05:00Z')?.text).toMatch(/^Since yesterday, 14:20, decided by Tuesday\./);
});

test('the first hour of a day is 00 and not 24', () => {
  const early = { ...pending, submitted_at: '2026-11-22T21:05:00Z' };
  expect(inReviewTexts(early, Date.parse('2026-11-22T22:00:00Z'))?.text).toMatch(/^Since 00:05, decided by Tuesday\./);
});

test('on the last day the day becomes the time', () => {
  expect(texts('2026-11-24T06:00:00Z')?.text).toMatch(/^Since Sunday, decided by 14:20 today\./);
  // The last day begins at midnight in Nairobi.
  expect(texts('2026-11-23T21:05:00Z')?.text).toMatch(/decided by 14:20 today\./);
  expect(texts('2026-11-23T20:55:00Z')?.text).toMatch(/decided by Tuesday\./);
});

test('past the promise it says so', () => {
  expect(texts('2026-11-24T11:20:01Z')?.text).toBe('Taking longer than we said. A person is on it.');
});

test('only a pending verification has such a text', () => {
  expect(inReviewTexts(pending, Date.parse(sent))?.title).toBe('Your documents are in review');
  expect(inReviewTexts({ ...pending, status: 'rejected' }, Date.parse(sent))).toBeNull();
  expect(inReviewTexts(undefined, 0)).toBeNull();
});

test('the promise is a day and a time in Nairobi, up to its last moment', () => {
  const said = (now: number) => [decidedByOf(pending, now), decisionMomentOf(pending, now)];
  expect(said(Date.parse(sent))).toEqual(['decided by Tuesday', 'Tuesday, 14:20']);
  expect(said(Date.parse(decideBy))).toEqual(['decided by 14:20 today', 'Tuesday, 14:20']);
  expect(said(Date.parse(decideBy) + 1)).toEqual([null, null]);
  expect(decisionMomentOf({ ...pending, status: 'approved' }, Date.parse(sent))).toBeNull();
});
