import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { stopInTime, stopTimes } from './stop-in-time.ts';

const never = new Promise<never>(() => {});

/** Stops a server within a moment, and returns the warnings that it logs. */
async function stop(parts: { stopWork?: () => Promise<void>; stopRest?: () => Promise<void> }): Promise<string[]> {
  const warnings: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void warnings.push(line) } } });
  const { stopWork = async () => {}, stopRest = async () => {} } = parts;
  await stopInTime(app, { acceptMs: 0, finishMs: 10, workMs: 10, allMs: 300 }, { stopWork, stopRest });
  return warnings;
}

test('requests and jobs share one budget, which ends before the supervisor kills the process', () => {
  const times = stopTimes({ drainSeconds: 6, stopSeconds: 10 });
  expect(times).toEqual({ acceptMs: 6000, finishMs: 2000, workMs: 8000, allMs: 9500 });
});

test('what requests and jobs use is stopped after them', async () => {
  const order: string[] = [];
  const finished = Promise.withResolvers<void>();
  const stopping = stop({
    stopWork: () => finished.promise.then(() => void order.push('work')),
    stopRest: async () => void order.push('rest'),
  });
  finished.resolve();
  expect([await stopping, order]).toEqual([[], ['work', 'rest']]);
});

test.each([{ stopWork: () => never }, { stopRest: () => never }])('%o that never ends is given up', async (parts) => {
  expect(await stop(parts)).toEqual([expect.stringContaining('the time to stop is over')]);
});

test.each([
  [1.5, 10, { acceptMs: 1500, finishMs: 6500, workMs: 8000, allMs: 9500 }],
  [0, 3, { acceptMs: 0, finishMs: 1000, workMs: 1000, allMs: 2500 }],
  [7, 10, { acceptMs: 7000, finishMs: 1000, workMs: 8000, allMs: 9500 }],
  [60, 120, { acceptMs: 60_000, finishMs: 58_000, workMs: 118_000, allMs: 119_500 }],
])('with DRAIN_SECONDS=%d and STOP_SECONDS=%d a stop takes these times', (drainSeconds, stopSeconds, times) => {
  expect(stopTimes({ drainSeconds, stopSeconds })).toEqual(times);
});

test('jobs and requests end at the same time, and what both use is stopped after the last of them', async () => {
  const order: string[] = [];
  const [work, requests] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = fastify();
  app.addHook('onClose', async () => {
    order.push('requests');
    await requests.promise;
    order.push('requests ended');
  });
  await app.ready();
  const stopping = stopInTime(
    app,
    { acceptMs: 0, finishMs: 60_000, workMs: 60_000, allMs: 120_000 },
    {
      stopWork: async () => {
        order.push('work');
        await work.promise;
        order.push('work ended');
      },
      stopRest: async () => void order.push('rest'),
    },
  );
  await expect.poll(() => order).toEqual(['work', 'requests']);
  work.resolve();
  await expect.poll(() => order).toContain('work ended');
  expect(order).not.toContain('rest');
  requests.resolve();
  await stopping;
  expect(order).toEqual(['work', 'requests', 'work ended', 'requests ended', 'rest']);
});

test('a stop that fails says so at once, and nothing waits for its time', async () => {
  const failure = new Error('no disk');
  const stopRest = vi.fn();
  const parts = { stopWork: () => Promise.reject(failure), stopRest };
  const times = { acceptMs: 0, finishMs: 10, workMs: 10, allMs: 3_600_000 };
  await expect(stopInTime(fastify(), times, parts)).rejects.toBe(failure);
  expect(stopRest.mock.calls).toEqual([]);
});
