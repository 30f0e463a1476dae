import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { sendMessage } from './send-message.ts';
import { writeCounted } from './sending.repository.ts';

const testApp = await buildTestApp();
const hashText = createKeyedHash(testApp.config.secretKey, 'mwanzo held messages 1');
const sending = { ...testApp, hashText };
const { database, clock } = testApp;

async function createCouple(): Promise<[TestMember, TestMember]> {
  const couple: [TestMember, TestMember] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, ...couple);
  return couple;
}

/** Sends in a transaction that is still open. */
async function sendUncommitted(
  client: PoolClient,
  by: TestMember,
  to: TestMember,
  clientId: string | null,
): Promise<number> {
  await client.query('begin');
  const words = { text: 'first', warning: null, replyTo: null, promptId: null, promptAnswer: null, mediaKind: null };
  const counted = { me: by.id, them: to.id, day: '2026-11-21', limit: 50 };
  const written = await getRow(client, writeCounted, { ...counted, ...words, clientId, at: clock.now() });
  return written?.id ?? 0;
}

async function countWaiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

/** Runs `second` while the transaction of `client` is open, and commits that transaction once `second` is waiting. */
async function commitWhileWaiting<Result>(client: PoolClient, second: () => Promise<Result>): Promise<Result> {
  const response = second();
  try {
    await expect.poll(countWaiting, { timeout: 5000 }).toBe(1);
    await client.query('commit');
  } finally {
    // A connection that is not returned would make the whole file wait for its time-out.
    await client.query('rollback');
    client.release();
  }
  return response;
}

// Fails without the lock on the pair: the second id is committed first, and a reader who has it misses the first.
test('the ids of a conversation are committed in order', async () => {
  const [one, other] = await createCouple();
  const client = await database.pool.connect();
  const firstId = await sendUncommitted(client, one, other, null);
  const second = await commitWhileWaiting(client, () =>
    sendMessage(sending, other.id, { sender: other.id, receiver: one.id, text: 'second' }),
  );
  expect(second.id).toBeGreaterThan(firstId);
});

// Fails if a message that lost to its twin does not take its count back.
test('a message that waited for its twin returns the twin and is not counted', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  const client = await database.pool.connect();
  const firstId = await sendUncommitted(client, one, other, clientId);
  const second = await commitWhileWaiting(client, () =>
    sendMessage(sending, one.id, { sender: one.id, receiver: other.id, text: 'first', client_id: clientId }),
  );
  expect(second).toMatchObject({ id: firstId, text: 'first' });
  const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([{ messages: 1 }]);
});

test('a conversation does not wait for another one', async () => {
  const [[one, other], [third, fourth]] = [await createCouple(), await createCouple()];
  const client = await database.pool.connect();
  await sendUncommitted(client, one, other, null);
  try {
    await expect(
      sendMessage(sending, third.id, { sender: third.id, receiver: fourth.id, text: 'meanwhile' }),
    ).resolves.toMatchObject({ text: 'meanwhile' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
