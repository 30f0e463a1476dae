import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { planLimits } from '@mwanzo/contract/limits';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { createAccessTokens } from '../../server/src/http/access-tokens.ts';
import { createMatch, createMember, type TestMember } from '../../server/src/testing/factories.ts';
import { testConfig } from '../../server/src/testing/test-config.ts';
import { setUpTestDatabase } from '../../server/src/testing/test-database.ts';
import { createHttpClient, type HttpRequest } from '../load/http-client.ts';
import { createFloorServer } from './serve.ts';

const { database } = await setUpTestDatabase();
const { secretKey } = testConfig('');
const people = { database, clock: systemClock, tokens: createAccessTokens(secretKey, systemClock) };
const server = createFloorServer(database.pool, secretKey.reveal()).listen(0, '127.0.0.1');
await once(server, 'listening');
const client = createHttpClient((server.address() as AddressInfo).port, 8);
afterAll(() => {
  client.close();
  server.close();
});

const swipe = (by: TestMember, target: TestMember, matched = true): HttpRequest => ({
  method: 'POST',
  path: '/api/profiles/like-pass/',
  token: by.token,
  body: { target_profile_id: target.id, matched },
});

const message = (by: TestMember, to: TestMember, clientId: string = randomUUID()): HttpRequest => ({
  method: 'POST',
  path: '/api/messages/send/',
  token: by.token,
  body: { sender: by.id, receiver: to.id, text: 'Habari?', client_id: clientId },
});

const get = (by: TestMember, path: string): HttpRequest => ({ method: 'GET', path, token: by.token });

async function usageOf({ id }: TestMember): Promise<{ swipes: number; messages: number }[]> {
  return (await database.pool.query('select swipes, messages from daily_usage where user_id = $1', [id])).rows;
}

async function idsOf(request: HttpRequest): Promise<number[]> {
  const response = await client.send(request);
  expect(response.status).toBe(200);
  return (response.json() as { id: number }[]).map(({ id }) => id);
}

test('likes at the same time make one match, of which both are notified once, and count once each', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await createMember(people), await createMember(people)];
    const swipes = [swipe(one, other), swipe(other, one), swipe(one, other)];
    const responses = await Promise.all(swipes.map((request) => client.send(request)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await client.send(swipe(one, other))).json()).toEqual({ matched: true, match: null });
    const { rows } = await database.pool.query(
      `select user_id from notifications where kind = 'match' and actor_id = any ($1::bigint[]) order by user_id`,
      [[one.id, other.id]],
    );
    expect(rows.map(({ user_id: id }) => id)).toEqual([one.id, other.id].sort((a, b) => a - b));
    expect(await idsOf(get(one, '/api/profiles/matches/'))).toEqual([other.id]);
    expect(await usageOf(one)).toEqual([{ swipes: 1, messages: 0 }]);
  }
});

test('a message that is sent twice, also at once, is stored and counted once', async () => {
  const [one, other] = [await createMember(people), await createMember(people)];
  await createMatch(people, one, other);
  const clientId = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => client.send(message(one, other, clientId))));
  const again = await client.send(message(one, other, clientId));
  expect([...sent, again].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const ids = new Set([...sent, again].map((response) => (response.json() as { id: number }).id));
  expect(await idsOf(get(other, `/api/messages/conversation/${one.id}/?limit=50`))).toEqual([...ids]);
  expect(ids.size).toBe(1);
  expect(await usageOf(one)).toEqual([{ swipes: 0, messages: 1 }]);
});

test("the day's limit holds for swipes and messages that come at once, and refused ones are not counted", async () => {
  const { swipesPerDay, messagesPerDay } = planLimits.basic;
  const [me, partner, target] = [await createMember(people), await createMember(people), await createMember(people)];
  await createMatch(people, me, partner);
  const usedUp = 'update daily_usage set swipes = $2, messages = $3 where user_id = $1';
  await client.send(swipe(me, target));
  await database.pool.query(usedUp, [me.id, (swipesPerDay ?? 0) - 1, (messagesPerDay ?? 0) - 1]);
  const targets = await Promise.all(Array.from({ length: 4 }, () => createMember(people)));
  const swipes = await Promise.all(targets.map((each) => client.send(swipe(me, each))));
  const messages = await Promise.all([1, 2, 3, 4].map(() => client.send(message(me, partner))));
  expect(swipes.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  expect(messages.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  expect(await usageOf(me)).toEqual([{ swipes: swipesPerDay, messages: messagesPerDay }]);
});

test('a deck has nobody whom the member has answered, and no more than the day has room for', async () => {
  const me = await createMember(people, { gender: 'female', orientation: 'straight', town: 'Mombasa' });
  const men = await Promise.all(
    Array.from({ length: 5 }, () => createMember(people, { gender: 'male', orientation: 'straight', town: 'Mombasa' })),
  );
  const deck = get(me, '/api/profiles/discover/');
  expect((await idsOf(deck)).sort()).toEqual(men.map(({ id }) => id).sort());
  const [passed, ...left] = men;
  if (passed) await client.send(swipe(me, passed, false));
  expect((await idsOf(deck)).sort()).toEqual(left.map(({ id }) => id).sort());
  const limit = planLimits.basic.profilesPerDay ?? 0;
  await database.pool.query(
    'update daily_usage set dealt_ids = $2::bigint[] || array(select generate_series(1, $3::int)) where user_id = $1',
    [me.id, [left[0]?.id], limit - 2],
  );
  expect(await idsOf(deck)).toHaveLength(2);
});

test('strangers and requests without a token of the app get nothing', async () => {
  const [one, other] = [await createMember(people), await createMember(people)];
  const conversation = get(one, `/api/messages/conversation/${other.id}/?limit=50`);
  expect((await client.send(conversation)).status).toBe(404);
  expect((await client.send(message(one, other))).status).toBe(404);
  expect((await client.send({ ...conversation, token: `${one.token}x` })).status).toBe(401);
});
