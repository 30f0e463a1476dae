import { expect, test } from 'vitest';
import { endedBy, isHeld, type StoredClaim } from './claim-rules.ts';

const now = new Date('2026-11-25T21:05:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const claim = { moderatorId: 1, kind: 'photo', subjectId: 7 } as const;
const stored = (more: Partial<StoredClaim> = {}): StoredClaim => ({ ...claim, claimedAt: minutesAgo(14), ...more });

test('a case is held for less than 15 minutes, by the reviewer who has claimed it', () => {
  expect(isHeld(claim, [stored()], now)).toBe(true);
  expect(isHeld(claim, [stored({ claimedAt: minutesAgo(15) })], now)).toBe(false);
  expect(isHeld(claim, [stored({ moderatorId: 2 })], now)).toBe(false);
  expect(isHeld(claim, [], now)).toBe(false);
});

test('the claim of another case, or of the same number in another queue, holds nothing', () => {
  expect(isHeld(claim, [stored({ subjectId: 8 })], now)).toBe(false);
  expect(isHeld(claim, [stored({ kind: 'change' })], now)).toBe(false);
});

test('a new claim ends every other claim of the reviewer, whatever its kind', () => {
  expect(endedBy(claim, [stored({ kind: 'report', subjectId: 3 })], now)).toEqual([1]);
  expect(endedBy(claim, [stored()], now)).toEqual([1]);
  expect(endedBy(claim, [], now)).toEqual([]);
});

test("a colleague's claim is taken over once it has lapsed, and not before", () => {
  const theirs = (minutes: number) => stored({ moderatorId: 2, claimedAt: minutesAgo(minutes) });
  expect(endedBy(claim, [stored({ subjectId: 9 }), theirs(14)], now)).toBe(null);
  expect(endedBy(claim, [stored({ subjectId: 9 }), theirs(15)], now)).toEqual([1, 2]);
});
