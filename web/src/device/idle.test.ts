import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle } from './idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function waitFor(milliseconds: number) {
  let isIdle = false;
  void idle().then(() => (isIdle = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isIdle;
}

test('a browser that never reports that it is idle counts as idle after two seconds', async () => {
  const requestIdleCallback = (done: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined || setTimeout(done, timeout);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  expect(await waitFor(1999)).toBe(false);
  expect(await waitFor(2000)).toBe(true);
});

test('a browser that reports it is idle when it says so', async () => {
  const requestIdleCallback = (done: () => void) => setTimeout(done, 30);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  expect([await waitFor(29), await waitFor(30)]).toEqual([false, true]);
});

test('a browser without such reports is idle after 200 ms', async () => {
  expect([await waitFor(199), await waitFor(200)]).toEqual([false, true]);
});
