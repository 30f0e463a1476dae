import { expect, test } from 'vitest';
import { isAppealPossible } from './appeal-rules.ts';

const now = new Date('2026-11-25T21:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const decided = (days: number, more: object = {}) => ({
  decidedAt: daysAgo(days),
  answeredAt: null,
  appealedAt: null,
  ...more,
});

test('a decision can be appealed against once, within 180 days', () => {
  expect(isAppealPossible(decided(179.99), now)).toBe(true);
  expect(isAppealPossible(decided(180), now)).toBe(false);
  expect(isAppealPossible(decided(1, { appealedAt: daysAgo(0) }), now)).toBe(false);
});

test('the days count from the answer of a second reviewer, if there is one', () => {
  expect(isAppealPossible(decided(200, { answeredAt: daysAgo(10) }), now)).toBe(true);
  expect(isAppealPossible(decided(400, { answeredAt: daysAgo(180) }), now)).toBe(false);
});
