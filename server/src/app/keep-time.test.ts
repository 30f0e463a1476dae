import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepTime } from './keep-time.ts';

/** A server with three streams, whose parts count what the time-keeping asks of them. */
async function setUp({ drainSeconds = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    vi.useRealTimers();
  });
  const state = { isDraining: false };
  const catchUp = { sessions: vi.fn(async () => {}), switches: vi.fn(async () => {}) };
  const streams = { tick: vi.fn(), drain: vi.fn<(share: number) => void>() };
  const logFailure = vi.fn<(error: unknown, message: string) => void>();
  const start = () =>
    keepTime(app, {
      endedSessions: { catchUp: catchUp.sessions },
      switches: { catchUp: catchUp.switches },
      streams,
      logFailure,
      isDraining: () => state.isDraining,
      config: { drainSeconds },
    } as unknown as Parameters<typeof keepTime>[1]);
  return { app, state, catchUp, streams, logFailure, start };
}

test.each(['switches', 'sessions'] as const)('a server does not start before it has read its %s', async (what) => {
  const { catchUp, start } = await setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  catchUp[what].mockReturnValueOnce(promise);
  const steps: string[] = [];
  const started = start().then(() => steps.push('started'));
  await new Promise(setImmediate);
  steps.push('read');
  resolve();
  await started;
  expect(steps).toEqual(['read', 'started']);
});

test('a server starts without its switches if they cannot be read, and says so', async () => {
  const { catchUp, logFailure, start } = await setUp();
  const failure = new Error('the database is away');
  catchUp.switches.mockRejectedValueOnce(failure);
  await start();
  expect(logFailure.mock.calls).toEqual([[failure, 'could not read the switches']]);
});

test('the switches are read each second, the streams and sessions are checked twice as often', async () => {
  const { catchUp, streams, start } = await setUp();
  await start();
  await vi.advanceTimersByTimeAsync(3000);
  expect([catchUp.switches, catchUp.sessions].map(({ mock }) => mock.calls.length)).toEqual([1 + 3, 1 + 6]);
  expect([streams.tick.mock.calls.length, streams.drain.mock.calls.length]).toEqual([6, 0]);
});

test('the streams of a stopping server end one after another in the second half of its time', async () => {
  const { state, streams, start } = await setUp({ drainSeconds: 4 });
  await start();
  state.isDraining = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.drain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.drain.mock.calls).toEqual([[1 / 4], [1 / 3], [1 / 2], [1]]);
  expect(streams.tick).toHaveBeenCalledTimes(8);
});

test('a server that cannot look after its streams says so, and looks again', async () => {
  const { app, catchUp, streams, start } = await setUp();
  await start();
  const logged = vi.spyOn(app.log, 'error');
  const failure = new Error('the database is away');
  catchUp.sessions.mockRejectedValueOnce(failure);
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged.mock.calls).toEqual([[{ err: failure }, 'could not look after the streams']]);
  expect(streams.tick).toHaveBeenCalledTimes(1);
});

test('a server that closes ends all its streams, and reads nothing any more', async () => {
  const { app, catchUp, streams, start } = await setUp();
  await start();
  await app.close();
  await vi.advanceTimersByTimeAsync(3000);
  expect(streams.drain.mock.calls).toEqual([[1]]);
  expect([catchUp.switches, catchUp.sessions].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
