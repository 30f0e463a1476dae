import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { taskTurns } from '../testing/run-hook.tsx';

const dayMs = 24 * 3_600_000;
const serverTime = Date.parse('2026-11-24T09:00:00Z');

test('both clocks move once a minute, and stop with their screen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: serverTime });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { useDeviceNow, useNow } = await import('./use-now.ts');
  const clocks = page.run(() => [useNow() - serverTime, useDeviceNow() - serverTime], undefined);
  const after = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await taskTurns();
    return clocks.now();
  };
  expect([await after(59_999), await after(1), await after(60_000)]).toEqual([
    [0, 0],
    [60_000, 60_000],
    [120_000, 120_000],
  ]);
  clocks.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('seconds are counted by the given clock as long as they run', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { useSeconds } = await import('./use-seconds.ts');
  let time = 5000;
  const read = () => time;
  const seconds = page.run((runs: boolean) => useSeconds(runs, read), false);
  const after = async (ms: number) => {
    time += ms;
    vi.advanceTimersByTime(ms);
    await taskTurns();
    return seconds.now();
  };
  const idle = [seconds.now(), await after(1000)];
  seconds.change(true);
  const running = [await after(999), await after(1), await after(1000)];
  seconds.change(false);
  const stopped = await after(1000);
  expect([idle, running, stopped, vi.getTimerCount()]).toEqual([[5000, 5000], [5000, 7000, 8000], 8000, 0]);
});

test.each([
  ['fast', dayMs],
  ['slow', -dayMs],
])(
  'with a clock that is a day %s, times count by the server’s, and what the device noted by its own',
  async (_, ahead) => {
    vi.useFakeTimers({ toFake: ['Date'], now: serverTime + ahead });
    onTestFinished(() => void vi.useRealTimers());
    const page = await openPage();
    const { noteServerTime } = await import('./server-clock.ts');
    const { useDeviceNow, useNow } = await import('./use-now.ts');
    const { relativeTime } = await import('../i18n/times.ts');
    const now = page.run(useNow, undefined);
    const own = page.run(useDeviceNow, undefined);
    noteServerTime(new Response(null, { headers: { date: new Date(serverTime).toUTCString() } }), Date.now());
    await page.settled();
    expect([now.now(), own.now()]).toEqual([serverTime, serverTime + ahead]);
    expect(relativeTime(new Date(serverTime).toISOString(), now.now())).toBe('Just now');
  },
);
