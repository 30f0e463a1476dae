import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { useNow } from './use-now.ts';
import { timeOnPage, useSeconds } from './use-seconds.ts';

async function holdTime() {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: 1_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  /** Lets time pass, and React render. */
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
  };
  return { page, pass };
}

test('relative times are counted again each minute, also after the clock was set a day back', async () => {
  const { page, pass } = await holdTime();
  const now = page.run(() => useNow(), undefined);
  const start = now.now();
  await pass(59_999);
  expect(now.now()).toBe(start);
  await pass(1);
  expect(now.now()).toBe(start + 60_000);
  vi.setSystemTime(start - 86_400_000);
  await pass(60_000);
  expect(now.now()).toBe(start - 86_400_000 + 60_000);
  now.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('seconds run while they are wanted, and none is counted otherwise', async () => {
  const { page, pass } = await holdTime();
  const seconds = page.run((runs: boolean) => useSeconds(runs), false);
  const start = seconds.now();
  await pass(5000);
  expect([seconds.now(), vi.getTimerCount()]).toEqual([start, 0]);
  seconds.change(true);
  await pass(2000);
  expect(seconds.now()).toBe(start + 7000);
  seconds.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([-86_400_000, 86_400_000])('the time on the page counts on when the clock is set by %d ms', async (jump) => {
  const { page, pass } = await holdTime();
  const seconds = page.run(() => useSeconds(true, timeOnPage), undefined);
  const start = seconds.now();
  vi.setSystemTime(Date.now() + jump);
  await pass(3000);
  expect(seconds.now() - start).toBe(3000);
});
