import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { startJobs } from './start-jobs.ts';

test('a stop waits for the cleanup under way, which needs the database, and none follows', async () => {
  const rounds: PromiseWithResolvers<never>[] = [];
  const connect = () => {
    const round = Promise.withResolvers<never>();
    rounds.push(round);
    return round.promise;
  };
  const onFailure = vi.fn();
  const dependencies = { database: { pool: { connect } }, clock: createTestClock(), onFailure };
  const jobs = startJobs(dependencies as unknown as Parameters<typeof startJobs>[0], 0);
  rounds[0]?.reject(new Error('The database is away'));
  await vi.waitUntil(() => rounds.length === 2);
  const onStopped = vi.fn();
  const stopping = jobs.stop().then(onStopped);
  await turn();
  expect(onStopped).not.toHaveBeenCalled();
  rounds[1]?.reject(new Error('The database is away'));
  await stopping;
  await turn();
  expect([rounds.length, onFailure.mock.calls.map(([job]) => job)]).toEqual([2, ['take the lock', 'take the lock']]);
});
