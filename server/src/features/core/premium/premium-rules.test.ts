import { expect, test } from 'vitest';
import { currentPlan, moveForward, nextPeriod } from './premium-rules.ts';

const hourMs = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * hourMs);
const period = (starts: number, ends: number, stops = ends) => ({
  startsAt: at(starts),
  endsAt: at(ends),
  stopsAt: at(stops),
});
const movedHours = (periods: readonly ReturnType<typeof period>[], now: Date) =>
  moveForward(periods, now).map((moved) => [periods.indexOf(moved.period), moved.earlierByMs / hourMs]);

test('a first period starts now, and a later one when the last one ends, not when its grace does', () => {
  const day = { hours: 24, graceHours: 3 };
  expect(nextPeriod([], day, at(1))).toEqual(period(1, 25, 28));
  expect(nextPeriod([period(24, 48, 96), period(0, 24)], day, at(1))).toEqual(period(48, 72, 75));
  expect(nextPeriod([period(0, 24, 96)], day, at(50))).toEqual(period(50, 74, 77));
});

test('periods behind one that was taken back begin now, whole and in their order', () => {
  expect(movedHours([period(168, 192), period(192, 912, 984)], at(10))).toEqual([
    [0, 158],
    [1, 158],
  ]);
});

test('periods behind the one that runs begin when it ends, not when its grace does', () => {
  expect(movedHours([period(0, 168, 192), period(888, 912)], at(10))).toEqual([[1, 720]]);
});

test('a period that has begun, or that follows without a gap, stays', () => {
  expect(movedHours([period(0, 24), period(24, 48)], at(0))).toEqual([]);
  expect(movedHours([period(10, 34)], at(10))).toEqual([]);
});

test('a period that overlaps the one before it does not begin later', () => {
  expect(movedHours([period(0, 48), period(24, 72), period(100, 124)], at(1))).toEqual([[2, 4]]);
});

test('Premium lasts through its days of grace, and is none before and after them', () => {
  const paid = [period(0, 24, 48)];
  expect(currentPlan(paid, at(-1))).toBeNull();
  expect(currentPlan(paid, at(0))).toEqual({ until: at(24), stopsAt: at(48) });
  expect(currentPlan(paid, at(47))).toEqual({ until: at(24), stopsAt: at(48) });
  expect(currentPlan(paid, at(48))).toBeNull();
});

test('periods that follow each other count as one, also in the grace of the earlier one, up to a gap', () => {
  const periods = [period(0, 24, 48), period(48, 72, 75), period(75, 99), period(100, 124)];
  expect(currentPlan(periods, at(1))).toEqual({ until: at(99), stopsAt: at(99) });
});

test('a period that is over does not lengthen a later one, and the longest grace counts', () => {
  expect(currentPlan([period(0, 24), period(25, 49)], at(30))).toEqual({ until: at(49), stopsAt: at(49) });
  expect(currentPlan([period(0, 24, 96), period(24, 48)], at(30))).toEqual({ until: at(48), stopsAt: at(96) });
});
