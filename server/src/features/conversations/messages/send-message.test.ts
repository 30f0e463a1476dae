import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
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

/** Sends in a transaction. */
async function sendUncommitted(
  client: PoolClient,
  by: TestMember,
  to: TestMember,
  clientId: string | null,
): Promise<number> {
  const words = { text: 'first', warning: null, replyTo: null, promptId: null, promptAnswer: null, mediaKind: null };
  const counted = { me: by.id, them: to.id, day: '2026-11-21', limit: 50 };
  const written = await getRow(client, writeCounted, { ...counted, ...words, clientId, at: clock.now() });
  return written?.id ?? 0;
}

// Fails without the lock on the pair: the second id is committed first, and a reader who has it misses the first.
test('the ids of a conversation are committed in order', async () => {
  const [one, other] = await createCouple();
  let firstId = 0;
  const second = await commitOnceAwaited(
    database,
    async (transaction) => (firstId = await sendUncommitted(transaction, one, other, null)),
    () => sendMessage(sending, other.id, { sender: other.id, receiver: one.id, text: 'second' }),
  );
  expect(second.id).toBeGreaterThan(firstId);
});

// Fails if a message that lost to its twin does not take its count back.
test('a message that waited for its twin returns the twin and is not counted', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  let firstId = 0;
  const second = await commitOnceAwaited(
    database,
    async (transaction) => (firstId = await sendUncommitted(transaction, one, other, clientId)),
    () => sendMessage(sending, one.id, { sender: one.id, receiver: other.id, text: 'first', client_id: clientId }),
  );
  expect(second).toMatchObject({ id: firstId, text: 'first' });
  const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([{ messages: 1 }]);
});

test('a conversation does not wait for another one', async () => {
  const [[one, other], [third, fourth]] = [await createCouple(), await createCouple()];
  const client = await database.pool.connect();
  await client.query('begin');
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
