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
  const hourMore = inDays(30 + 1 / 24).getTime();
  const asksUntil = (ms: number) => needsSecondReviewer({ decision: 'suspend', until: new Date(ms) }, now);
  expect([asksUntil(hourMore), asksUntil(hourMore + 1)]).toEqual([false, true]);
  expect(needsSecondReviewer({ decision: 'warn', until: null }, now)).toBe(false);
  expect(needsSecondReviewer({ decision: 'dismiss', until: null }, now)).toBe(false);
});

const asks = (days: number, alone: readonly (readonly [number, number])[]) =>
  needsSecondReviewer(
    { decision: 'suspend', until: inDays(days) },
    now,
    alone.map(([from, until]) => ({ from: inDays(from), until: inDays(until) })),
  );

test('suspensions in a row count together, with pauses of up to 30 days left out', () => {
  expect(asks(30, [])).toBe(false);
  expect(asks(30, [[-30, 0]])).toBe(true);
  expect(asks(7, [[-20, 3]])).toBe(false);
  expect(asks(10, [[-20, 3]])).toBe(false);
  expect(asks(11, [[-20, 3]])).toBe(true);
  expect(asks(20, [[-41, -30]])).toBe(true);
  expect(asks(30, [[-41, -31]])).toBe(false);
});

test('each suspension of a chain is linked to the next one, in whatever order they come', () => {
  const chain = [
    [-80, -70],
    [-10, 0],
    [-45, -35],
  ] as const;
  expect(asks(1, chain)).toBe(true);
  expect(asks(10, chain.slice(0, 2))).toBe(false);
  expect(asks(10, chain.slice(1))).toBe(false);
  expect(asks(11, chain.slice(1))).toBe(true);
});

test('time that two suspensions cover counts once', () => {
  expect(
    asks(5, [
      [-20, 4],
      [-25, -2],
      [-10, -9],
    ]),
  ).toBe(false);
  expect(asks(6, [[-25, 100]])).toBe(true);
});

test('a suspension that ended long ago hides no longer one around it', () => {
  const long = [-60, 0] as const;
  expect(asks(1, [[-50, -40], long])).toBe(true);
  expect(asks(1, [[-50, -40]])).toBe(false);
});
