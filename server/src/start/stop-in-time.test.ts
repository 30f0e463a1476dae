import fastify from 'fastify';
import { expect, test } from 'vitest';
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
