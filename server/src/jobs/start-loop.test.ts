import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { startLoop } from './start-loop.ts';
import { watchRun } from './watch-run.ts';

const hourMs = 3_600_000;

/** A loop that only a hurry runs again within the test. */
function setUp(run: () => Promise<void> = async () => {}) {
  const runs = { begun: 0, failures: [] as unknown[] };
  const on = { onFailure: (name: string, error: unknown) => runs.failures.push([name, error]) };
  const loop = startLoop({ name: 'look', pauseMs: hourMs, on }, () => {
    runs.begun += 1;
    return run();
  });
  const until = (begun: number) => expect.poll(() => runs.begun).toBe(begun);
  return { loop, runs, until };
}

test('each hurry starts a run, not only the first one', async () => {
  const { loop, until } = setUp();
  for (let begun = 1; begun < 5; begun += 1) {
    await until(begun);
    loop.hurry(0);
  }
  await until(5);
  await loop.stop();
});

test('several hurries in one pause are one run', async () => {
  const { loop, runs, until } = setUp();
  await until(1);
  for (let times = 0; times < 5; times += 1) loop.hurry(10);
  await until(2);
  loop.hurry(0);
  await until(3);
  await loop.stop();
  expect(runs.begun).toBe(3);
});

test('a hurry during a run starts the next one as soon as it has ended', async () => {
  const running = Promise.withResolvers<void>();
  const { loop, until } = setUp(() => running.promise);
  loop.hurry(0);
  // Timers of the same length end in their order.
  setTimeout(running.resolve, 0);
  await until(2);
  await loop.stop();
});

test('a hurry whose time has not come when the run ends shortens the pause after it', async () => {
  const running = Promise.withResolvers<void>();
  const { loop, until } = setUp(() => running.promise);
  loop.hurry(10);
  running.resolve();
  await until(2);
  await loop.stop();
});

test('a run that fails is reported, and the next one starts as usual', async () => {
  const failure = new Error('no disk');
  const { loop, runs, until } = setUp(() => Promise.reject(failure));
  await until(1);
  loop.hurry(0);
  await until(2);
  await loop.stop();
  expect(runs.failures).toEqual([
    ['look', failure],
    ['look', failure],
  ]);
});

test.each([
  [1000, []],
  [5000, ['look']],
])('each run is among the metrics; with a pause of %d ms it has these spans: %j', async (pauseMs, spans) => {
  const begun: string[] = [];
  const span = { rename() {}, add() {}, fail() {}, end() {} };
  const begin = (name: string) => {
    begun.push(name);
    return span;
  };
  const tracing = { begin, within: <Result>(_: unknown, work: () => Result) => work(), isInside: () => false };
  const metrics = createMetrics();
  const on = { onFailure: () => {}, metrics, tracing: { ...tracing, stop: async () => {} } };
  let runs = 0;
  const loop = startLoop({ name: 'look', pauseMs, on }, async () => {
    runs += 1;
    if (runs === 1) throw new Error('no disk');
  });
  loop.hurry(0);
  await expect.poll(() => runs).toBe(2);
  await loop.stop();
  const text = await metrics.text();
  for (const outcome of ['done', 'failed'])
    expect(text).toContain(`mwanzo_job_seconds_count{name="look",outcome="${outcome}"} 1\n`);
  expect(begun).toEqual([...spans, ...spans]);
});

test('a stop waits for the run under way, and no other one starts', async () => {
  const running = Promise.withResolvers<void>();
  const { loop, runs } = setUp(() => running.promise);
  let isOver = false;
  const stopping = loop.stop().then(() => (isOver = true));
  loop.hurry(0);
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  running.resolve();
  await stopping;
  expect(runs.begun).toBe(1);
});

test('a run gives back what it has made, or its failure, and its time is noted', async () => {
  const watch = { ms: 1000 };
  const now = vi.spyOn(performance, 'now').mockImplementation(() => watch.ms);
  onTestFinished(() => now.mockRestore());
  const noted: unknown[] = [];
  const metrics = { observeJob: (reading: unknown) => void noted.push(reading) };
  const failure = new Error('no disk');
  const looking = watchRun({ metrics }, 'look', async () => {
    watch.ms += 250;
    return 7;
  });
  expect(await looking).toBe(7);
  const failing = watchRun({ metrics }, 'look', async () => {
    watch.ms += 7;
    throw failure;
  });
  await expect(failing).rejects.toBe(failure);
  expect(noted).toEqual([
    { name: 'look', outcome: 'done', ms: 250 },
    { name: 'look', outcome: 'failed', ms: 7 },
  ]);
  for (const lacking of [{}, { metrics: null, tracing: null }])
    expect(await watchRun(lacking, 'look', async () => 8)).toBe(8);
});
