import { expect, test } from 'vitest';
import { countedSince, exportsPerHour, secondsToWait } from './export-rules.ts';

const now = new Date('2026-11-21T21:30:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test('a download waits until the first of the hour is an hour old, once all of the hour are taken', () => {
  expect(exportsPerHour).toBe(2);
  expect(countedSince(now)).toEqual(minutesAgo(60));
  expect(secondsToWait({ count: 0, first: null }, now)).toBeNull();
  expect(secondsToWait({ count: exportsPerHour - 1, first: minutesAgo(1) }, now)).toBeNull();
  expect(secondsToWait({ count: exportsPerHour, first: minutesAgo(45) }, now)).toBe(900);
  // Nobody who comes back after that many seconds is a moment too early.
  expect(secondsToWait({ count: 2, first: new Date(minutesAgo(45).getTime() + 1) }, now)).toBe(901);
  expect(secondsToWait({ count: 2, first: null }, now)).toBeNull();
  expect(secondsToWait({ count: exportsPerHour + 1, first: new Date(minutesAgo(60).getTime() + 1) }, now)).toBe(1);
});
