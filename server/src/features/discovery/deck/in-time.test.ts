import { expect, onTestFinished, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

test('a part that takes longer than a second is late, and what fails later is nobody’s error', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const work = Promise.withResolvers<string>();
  const outcome = inTime('likes', work.promise);
  await vi.advanceTimersByTimeAsync(1000);
  work.reject(new Error('the database is away'));
  expect(await outcome).toEqual({ value: null, failure: { part: 'likes', reason: 'late', error: null } });
});

test('a part that comes in time leaves no timer, and one that fails says why', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await inTime('order', Promise.resolve(7))).toEqual({ value: 7, failure: null });
  const error = new Error('no states');
  const failure = { part: 'order', reason: 'failed', error };
  expect(await inTime('order', Promise.reject(error))).toEqual({ value: null, failure });
  expect(vi.getTimerCount()).toBe(0);
});
