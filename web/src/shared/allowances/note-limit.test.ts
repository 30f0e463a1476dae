import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, RequestError } from '../../api/request-error.ts';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { dayLimits, refusedReceivers } from './day-limits.ts';
import { liftLimit, limitEnd, noteLimit } from './note-limit.ts';

const refusal = (code: 'daily_limit_reached' | 'too_many_requests', retryAfterSeconds?: number) =>
  new RequestError({ status: 429, code, detail: '', fields: {}, retryAfterSeconds });

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  dayLimits.write({});
  vi.unstubAllGlobals();
});

const evening = Date.parse('2026-11-22T20:20:00+03:00');

test('a used-up limit is back when the server says', () => {
  expect(limitEnd(refusal('daily_limit_reached', 600), evening)).toBe(evening + 600_000);
});

test('without a word from the server it is back at midnight in Nairobi', () => {
  expect(limitEnd(refusal('daily_limit_reached'), evening)).toBe(Date.parse('2026-11-23T00:00:00+03:00'));
});

test('any other error is no limit', () => {
  expect(limitEnd(refusal('too_many_requests', 600), evening)).toBeUndefined();
  expect(limitEnd(new NetworkError('cut'), evening)).toBeUndefined();
  expect(noteLimit('swipes', new NetworkError('cut'))).toBe(false);
  expect(dayLimits.read()).toEqual({});
});

test('a lifted limit of messages forgets whom it refused, and another limit leaves that', () => {
  dayLimits.write({ messages: evening, swipes: evening });
  refusedReceivers.write(new Set([7]));
  liftLimit('swipes');
  expect([...refusedReceivers.read()]).toEqual([7]);
  liftLimit('messages');
  expect([...refusedReceivers.read()]).toEqual([]);
});

test('each limit is noted and lifted by itself', () => {
  vi.useFakeTimers({ now: evening });
  expect(noteLimit('swipes', refusal('daily_limit_reached', 60))).toBe(true);
  expect(noteLimit('messages', refusal('daily_limit_reached', 120))).toBe(true);
  expect(dayLimits.read()).toEqual({ swipes: evening + 60_000, messages: evening + 120_000 });
  liftLimit('swipes');
  expect(dayLimits.read()).toEqual({ messages: evening + 120_000 });
});
