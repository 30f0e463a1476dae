import { expect, onTestFinished, test, vi } from 'vitest';
import { redisIsMissing, startRedis } from '../../../server/src/testing/redis-server.ts';
import { createTestDatabase } from '../../../server/src/testing/test-database.ts';
import { proxyIsMissing } from '../proxy.ts';
import { rollRestarts } from './roll-restarts.ts';

vi.setConfig({ testTimeout: 180_000 });

const missing = proxyIsMissing ?? redisIsMissing;

// `npm run drill` plays 20 restarts under more load, and its controls.
test.skipIf(missing !== null)(`members notice nothing of two restarts in turn ${missing ?? ''}`, async () => {
  const redis = await startRedis();
  onTestFinished(redis.kill);
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const people = { couples: 4, uploaders: 1, others: 40 };
  const plan = { database, databaseUrl: url, redisUrl: redis.url, restarts: 2, people, rate: 10 };
  const { faults, ledger, awayMs, compareAgain } = await rollRestarts(plan);
  expect(faults).toEqual([]);
  expect(ledger.messages.size).toBeGreaterThan(20);
  expect(ledger.swipes.size).toBeGreaterThan(5);
  // Every stream of a process that stops has come back.
  expect(awayMs.length).toBeGreaterThanOrEqual(8);
  expect(ledger.cutUploads).toBeGreaterThan(0);

  // A message that no server has acknowledged is found.
  const copy = `insert into messages (low_id, high_id, sender_id, text, created_at)
    select low_id, high_id, sender_id, text, now() from messages order by id desc limit 1 returning id`;
  const { rows } = await database.pool.query<{ id: number }>(copy);
  expect(await compareAgain()).toEqual([
    expect.stringMatching(/^doubled: "Habari za/),
    `never acknowledged: message ${rows[0]?.id}`,
    `not seen by its receiver: message ${rows[0]?.id}`,
  ]);
});
