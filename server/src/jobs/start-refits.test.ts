import { expect, test } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { startRefits } from './start-refits.ts';

/** Looks whether a refit is due, in a database whose answer is this, and returns what was reported. */
function look(answer: Promise<never>) {
  const failures: unknown[] = [];
  const database = { pool: { query: () => answer } } as unknown as Parameters<typeof startRefits>[0]['database'];
  const onFailure = (job: string, error: unknown) => failures.push([job, error]);
  return { refits: startRefits({ database, clock: createTestClock(), onFailure }), failures };
}

test('a refit that fails is reported', async () => {
  const failure = new Error('no such table');
  const { refits, failures } = look(Promise.reject(failure));
  await expect.poll(() => failures).toEqual([['refit the weights', failure]]);
  await refits.stop();
});

test('a refit that a stop ends is waited for, and is no failure', async () => {
  const answer = Promise.withResolvers<never>();
  const { refits, failures } = look(answer.promise);
  const stopping = refits.stop();
  answer.reject(new Error('ended'));
  await stopping;
  expect(failures).toEqual([]);
});
