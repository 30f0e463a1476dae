import { expect, test } from 'vitest';
import { needsSecondReviewer } from './second-reviewer.ts';

const now = new Date('2026-11-25T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('a ban and a suspension of more than 30 days need a second reviewer', () => {
  expect(needsSecondReviewer({ decision: 'ban', until: null }, now)).toBe(true);
  expect(needsSecondReviewer({ decision: 'suspend', until: inDays(31) }, now)).toBe(true);
  expect(needsSecondReviewer({ decision: 'suspend', until: inDays(3650) }, now)).toBe(true);
});

test('30 days by a clock that is a minute fast, a warning and a dismissal need one reviewer', () => {
  expect(needsSecondReviewer({ decision: 'suspend', until: inDays(30 + 1 / 1440) }, now)).toBe(false);
  expect(needsSecondReviewer({ decision: 'warn', until: null }, now)).toBe(false);
  expect(needsSecondReviewer({ decision: 'dismiss', until: null }, now)).toBe(false);
});
