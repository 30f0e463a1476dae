import { expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from '../../../database/connect.ts';
import { startingWeights } from './model/starting-weights.ts';
import { refitInThread } from './refit-in-thread.ts';

const { database } = await setUpTestDatabase();
const task = { now: new Date('2026-11-21T09:00:00Z'), active: startingWeights, drawnTo: startingWeights };

test('the thread reads the lessons itself, and tells of too few', async () => {
  const result = await refitInThread(database, task, new AbortController().signal);
  expect(result).toEqual({ tooFew: '0 of 2000 lessons to fit' });
});

test('a database that cannot be reached ends the refit with an error', async () => {
  const unreachable = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(refitInThread(unreachable, task, new AbortController().signal)).rejects.toThrow();
  await unreachable.close();
});

test('a refit ends when it is asked to', async () => {
  const stopping = new AbortController();
  const running = refitInThread(database, task, stopping.signal);
  stopping.abort(new Error('The server stops'));
  await expect(running).rejects.toThrow('The server stops');
});
