import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/connect.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMatch, createMember } from '../testing/factories.ts';
import { startLookingForLessons } from './start-looking-for-lessons.ts';

const testApp = await buildTestApp();
const minuteMs = 60 * 1000;

test('a look that fails is made up for by the next one that succeeds, however late', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, one, other);
  const [low, high] = [one.id, other.id].toSorted((first, second) => first - second);
  await testApp.database.pool.query(
    `insert into messages (id, low_id, high_id, sender_id, text, created_at)
     select (extract(epoch from now() - interval '8 minutes') * 1000000)::bigint + n, $1, $2,
       case when n % 2 = 0 then $1::bigint else $2 end, 'Habari', now() - interval '8 minutes'
     from generate_series(1, 6) n`,
    [low, high],
  );
  const taught = async () =>
    (await testApp.database.pool.query<{ taught: number }>('select taught from pairs where low_id = $1', [low])).rows;

  const away = { pool: { connect: () => Promise.reject(new Error('The database is away')) } } as unknown as Database;
  const failed: unknown[] = [];
  const on = {
    clock: testApp.clock,
    database: away,
    onFailure: (_: string, error: unknown) => failed.push(error),
  };
  const now = performance.now.bind(performance);
  const clock = { passedMs: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => now() + clock.passedMs);
  const loop = startLookingForLessons(on);
  onTestFinished(() => loop.stop());
  await expect.poll(() => failed.length).toBe(1);
  clock.passedMs = 5 * minuteMs;
  loop.hurry(0);
  await expect.poll(() => failed.length).toBe(2);
  clock.passedMs = 10 * minuteMs;
  on.database = testApp.database;
  loop.hurry(0);
  await expect.poll(taught).toEqual([{ taught: 1 }]);
});
