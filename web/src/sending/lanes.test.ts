import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { letter, openQueue } from './open-queue.fixture.ts';

test('a lost item is tried again after 5 s, then after twice as long, and at once with another', async () => {
  const { page, queue, start, take, underWay, lost, holdTimers } = await openQueue();
  holdTimers();
  start();
  queue.add(letter('a'));
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    (await take()).fail(lost());
    await page.requestsUnderWay();
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(await underWay()).toEqual([]);
    vi.advanceTimersByTime(1);
  }
  (await take()).fail(lost());
  await page.requestsUnderWay();
  queue.add(letter('b'));
  const again = await take();
  // An attempt that fails is not repeated at once because something was added during it.
  queue.add(letter('c'));
  again.fail(lost());
  expect(await underWay()).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(await underWay()).toEqual(['a']);
});

test('a loss in one lane does not slow down another one', async () => {
  const { queue, start, take, lost, states } = await openQueue();
  start();
  queue.add(letter('a', '7'));
  (await take()).fail(lost());
  queue.add(letter('b', '8'));
  (await take()).arrive();
  await until(() => expect(states()).toEqual(['a lost']));
});

test('a kind may ask to be tried more often, and an attempt that breaks is made again', async () => {
  const { page, start, holdTimers } = await openQueue();
  const { createLanes } = await import('./lanes.ts');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const empty = vi.fn(() => Promise.reject(new Error('it broke')));
  const lanes = createLanes({ longest: 5000, hasSome: () => true, empty });
  const stop = start();
  holdTimers();
  lanes.go('7', false);
  for (let attempts = 1; attempts < 4; attempts += 1) {
    await page.requestsUnderWay();
    expect(empty).toHaveBeenCalledTimes(attempts);
    vi.advanceTimersByTime(5000);
  }
  stop();
  await page.requestsUnderWay();
  vi.advanceTimersByTime(5000);
  await page.requestsUnderWay();
  expect([empty.mock.calls.length, vi.getTimerCount()]).toEqual([4, 0]);
  expect(logged.mock.calls).toEqual(Array.from({ length: 4 }, () => ['A queue stopped', new Error('it broke')]));
});

test('news of other tabs make no attempt of their own beside the one that is due', async () => {
  const { page, start, holdTimers } = await openQueue();
  const { createLanes } = await import('./lanes.ts');
  const waiting = new Set(['7', '8']);
  const empty = vi.fn(async (name: string) => waiting.delete(name));
  const lanes = createLanes({ longest: undefined, hasSome: (name) => waiting.has(name), empty });
  holdTimers();
  start();
  for (const name of ['7', '7', '7', '8']) lanes.wait(name);
  for (const seconds of [5, 5, 60]) {
    vi.advanceTimersByTime(seconds * 1000);
    await page.requestsUnderWay();
  }
  expect([empty.mock.calls, vi.getTimerCount()]).toEqual([[['7'], ['8']], 0]);
});

test('an outage that is over does not slow down what another tab leaves later', async () => {
  const { page, start, holdTimers } = await openQueue();
  const { createLanes } = await import('./lanes.ts');
  let [isWaiting, isBack] = [true, false];
  const empty = vi.fn(async () => {
    if (isBack) isWaiting = false;
    return isBack;
  });
  const lanes = createLanes({ longest: undefined, hasSome: () => isWaiting, empty });
  const countAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000);
    await page.requestsUnderWay();
    return empty.mock.calls.length;
  };
  holdTimers();
  start();
  lanes.go('7', false);
  expect([await countAfter(0), await countAfter(5)]).toEqual([1, 2]);
  isBack = true;
  expect(await countAfter(10)).toBe(3);
  isWaiting = true;
  lanes.wait('7');
  expect(await countAfter(5)).toBe(4);
});

test('what is added after a run has looked for the last time is sent at once', async () => {
  const { page, start } = await openQueue();
  const { createLanes } = await import('./lanes.ts');
  const left = [true, false];
  const empty = vi.fn(async () => true);
  const lanes = createLanes({ longest: undefined, hasSome: () => left.shift() ?? false, empty });
  start();
  lanes.go('7', false);
  await page.requestsUnderWay();
  expect(empty).toHaveBeenCalledTimes(2);
});

test('a network that comes back during a run is tried once at once, also if something is added meanwhile', async () => {
  const { page, start, holdTimers } = await openQueue();
  const { createLanes } = await import('./lanes.ts');
  const runs: PromiseWithResolvers<boolean>[] = [];
  const empty = () => {
    const run = Promise.withResolvers<boolean>();
    runs.push(run);
    return run.promise;
  };
  const lanes = createLanes({ longest: undefined, hasSome: () => true, empty });
  holdTimers();
  start();
  for (const isDue of [false, true, false]) lanes.go('7', isDue);
  for (const run of [0, 1]) {
    runs[run]?.resolve(false);
    await page.requestsUnderWay();
    expect(runs).toHaveLength(2);
  }
});
