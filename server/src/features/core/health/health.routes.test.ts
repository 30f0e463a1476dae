import { expect, test, vi } from 'vitest';
import { version } from '../../../config/version.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const { inject, serving: database, clock } = await buildTestApp();
const ready = async (times: number) => {
  const responses = await Promise.all(Array.from({ length: times }, () => inject('/health/ready')));
  return [...new Set(responses.map(({ statusCode }) => statusCode))];
};

test('however often anybody asks whether the server is ready, the database is asked once a second', async () => {
  const query = vi.spyOn(database.pool, 'query');
  // The clock also queries the ended sessions.
  const asked = () => query.mock.calls.filter(([what]) => typeof what === 'string').length;
  expect(await ready(64)).toEqual([200]);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(1);
  clock.advance(1000);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(2);
  // A clock that was set back does not keep an old reply.
  clock.advance(-60_000);
  expect(await ready(64)).toEqual([200]);
  expect(asked()).toBe(3);
  query.mockRestore();
});

test('a server that is ready says which release it is', async () => {
  expect((await inject('/health/ready')).json()).toEqual({ ready: true, version });
});

test('a server whose database is gone says within a second that it is not ready, and that it is alive', async () => {
  expect(await ready(1)).toEqual([200]);
  await database.close();
  clock.advance(1000);
  expect(await ready(1)).toEqual([503]);
  expect((await inject('/health/live')).json()).toEqual({ live: true });
});
