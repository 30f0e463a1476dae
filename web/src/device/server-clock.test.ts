import { beforeEach, expect, test, vi } from 'vitest';
import { clockError, noteServerTime, realNow } from './server-clock.ts';

const now = Date.parse('2026-11-28T11:00:00Z');
const day = 86_400_000;

beforeEach(() => {
  clockError.write(0);
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => void vi.useRealTimers();
});

/** Receives a response that the server has sent now, on a phone whose clock is so far ahead. */
function receive(ahead: number, { took = 100, date = new Date(now).toUTCString() as string | null } = {}) {
  vi.setSystemTime(now + ahead);
  noteServerTime(new Response(null, { headers: date === null ? {} : { date } }), now + ahead - took);
}

test.each([-day, day])('a clock that is wrong by %d ms does not matter', (ahead) => {
  receive(ahead);
  expect(realNow()).toBe(now);
});

test('a clock that jumps during a visit is noticed with the next response, and so is one that is set right', () => {
  receive(0);
  receive(day);
  expect(realNow()).toBe(now);
  receive(0);
  expect([realNow(), clockError.read()]).toEqual([now, 0]);
});

test('a clock that is wrong by more than a minute is noticed, and so is that it was set right', () => {
  receive(61_000);
  expect(realNow()).toBe(now);
  receive(0);
  expect(clockError.read()).toBe(0);
});

test('a difference of a minute counts, and so does a response that took half a minute', () => {
  receive(60_000, { took: 30_000 });
  expect(realNow()).toBe(now);
});

test('clocks that differ by less than a minute agree', () => {
  receive(59_000);
  expect(clockError.read()).toBe(0);
  receive(-59_000);
  expect(clockError.read()).toBe(0);
});

test.each([
  ['without a date', { date: null }],
  ['with a date that is none', { date: 'yesterday' }],
  ['that took too long', { took: 30_001 }],
  ['during which the clock was set back', { took: -1 }],
])('a response %s says nothing about the time', (_, response) => {
  receive(day, response);
  expect(clockError.read()).toBe(0);
});

test.each([
  [30_000, 0],
  [30_001, 30_001],
  [-30_000, 0],
  [-30_001, -30_001],
])('a known difference that moves by %d ms moves the time by %d ms', (moved, expected) => {
  receive(day);
  receive(day + moved);
  expect(clockError.read() + day).toBe(-expected || 0);
});

test('small differences between responses notify nobody again', () => {
  receive(day);
  const told = vi.fn();
  const stop = clockError.subscribe(told);
  receive(day + 900);
  receive(day - 20_000);
  stop();
  expect(told).not.toHaveBeenCalled();
});
