import { expect, test } from 'vitest';
import { messageRows, notificationRows, pairRows } from './history-rows.ts';

const now = new Date('2026-11-26T09:00:00Z');

test('two people who like each other match at the later like, and others do not match', () => {
  const pairs = pairRows(now);
  for (const { low_swiped_at: low, high_swiped_at: high, matched_at: matched } of pairs) {
    const latest = Math.max(Number(low), Number(high));
    expect(matched?.getTime()).toBe(low && high ? latest : undefined);
  }
  expect(new Set(pairs.map(({ matched_at: matched }) => matched !== null))).toEqual(new Set([true, false]));
});

test('what demo people have done teaches only where it is asked for', () => {
  expect(new Set(pairRows(now).map(({ taught }) => taught))).toEqual(new Set([8]));
  expect(new Set(pairRows(now, true).map(({ taught }) => taught))).toEqual(new Set([0]));
});

test('a notification was read after it had come, and never in the future', () => {
  const read = notificationRows(now).filter((row) => row.read_at !== null);
  expect(read).not.toEqual([]);
  for (const { read_at: at, created_at: createdAt } of read) {
    expect(Number(at)).toBeGreaterThan(createdAt.getTime());
    expect(Number(at)).toBeLessThanOrEqual(now.getTime());
  }
});

test.each([
  ['messages', messageRows(now)],
  ['notifications', notificationRows(now)],
])('the %s come oldest first', (_, rows) => {
  const times = rows.map((row) => row.created_at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
