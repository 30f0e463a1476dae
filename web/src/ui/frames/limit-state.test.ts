import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { LimitState } from './limit-state.tsx';

const hour = 3_600_000;
/** The limit ends between two looks at the clock, which come every minute. */
const left = hour - 30_000;
const start = Date.parse('2026-11-28T20:00:00Z');

/** Shows a limit. */
async function showLimit() {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const onOver = vi.fn();
  const given = { kind: 'swipes', waiting: 0, actions: null, until: start + left, onOver } as const;
  const limit = page.run(() => LimitState(given), undefined);
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
  };
  return { limit, onOver, pass };
}

test('a limit is over when its time comes, and not before', async () => {
  const { onOver, pass } = await showLimit();
  await pass(left - 1);
  expect(onOver).not.toHaveBeenCalled();
  await pass(1);
  expect(onOver).toHaveBeenCalled();
});

test('a phone that slept through the end, or was set a day ahead, notices within a minute', async () => {
  const { onOver, pass } = await showLimit();
  vi.setSystemTime(start + 24 * hour);
  await pass(60_000);
  expect(onOver).toHaveBeenCalled();
});

test('a clock that is set a day back does not end a limit', async () => {
  const { onOver, pass } = await showLimit();
  vi.setSystemTime(start - 24 * hour);
  await pass(2 * 60_000);
  expect(onOver).not.toHaveBeenCalled();
});

test('a deck that is left waits for nothing', async () => {
  const { limit, onOver, pass } = await showLimit();
  limit.unmount();
  await pass(2 * hour);
  expect([onOver.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
