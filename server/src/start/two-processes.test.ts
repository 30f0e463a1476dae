import { randomBytes } from 'node:crypto';
import { createClient } from '@redis/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { systemClock } from '../gateways/clock.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { createMatch, createMember, type TestMember } from '../testing/factories.ts';
import { redisIsMissing, startRedis } from '../testing/redis-server.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { openStream, type TestStream } from '../testing/stream-client.ts';
import { createTestDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const testIfRedis = test.skipIf(redisIsMissing !== null);

interface Server {
  readonly at: string;
  readonly output: () => string;
}

/** Two server processes on one database and one Redis, and the members who use them. */
async function startTwo() {
  const redis = await startRedis();
  onTestFinished(redis.kill);
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const secretKey = randomBytes(32).toString('hex');
  const variables = {
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    SECRET_KEY: secretKey,
    VAULT_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeDataDir(),
    DEMO: '0',
  };
  const processes = [
    startProcess('server/src/main.ts', variables),
    startProcess('server/src/main.ts', variables),
  ] as const;
  const [one, other]: [Server, Server] = [
    { at: await processes[0].address(), output: processes[0].output },
    { at: await processes[1].address(), output: processes[1].output },
  ];
  const tokens = createAccessTokens(new Secret(secretKey), systemClock);
  const people = { database, clock: systemClock, tokens };
  return { redis, database, people, one, other };
}

async function call({ at }: Server, method: string, path: string, token: string, body?: object) {
  const response = await fetch(new URL(path, at), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
const like = (on: Server, by: TestMember, { id }: TestMember) =>
  call(on, 'POST', '/api/profiles/like-pass/', by.token, { target_profile_id: id, matched: true });
const send = (on: Server, by: TestMember, { id }: TestMember, text: string) =>
  call(on, 'POST', '/api/messages/send/', by.token, { sender: by.id, receiver: id, text });
const statusOn = async (on: Server, token: string) => (await call(on, 'GET', '/api/profiles/me', token)).status;

const hasSynced = (stream: TestStream) => stream.text().includes('"sync"');
const has = (type: string) => (stream: TestStream) => stream.events().some((event) => event.type === type);
const hasText = (text: string) => (stream: TestStream) => stream.text().includes(`"text":"${text}"`);

async function open({ at }: Server, { token }: { token: string }, lastEventId?: string): Promise<TestStream> {
  const stream = await openStream(at, token, { lastEventId });
  await stream.until(hasSynced);
  return stream;
}

async function signUp(on: Server, email: string): Promise<{ access: string; refresh: string }> {
  const body = { full_name: 'Test', email, password: 'karibu-mwanzo', birthday: '1996-05-05' };
  return (await call(on, 'POST', '/api/signup/', 'none', body)).body.token;
}

testIfRedis('what happens in one process is told by the other, and a stream can go on there', async () => {
  const { people, one, other, redis } = await startTwo();
  const [amina, brian] = [await createMember(people), await createMember(people, { gender: 'male' })];
  const [hers, his] = [await open(one, amina), await open(other, brian)];

  await like(one, amina, brian);
  await his.until(has('notification'));
  await like(other, brian, amina);
  await Promise.all([hers.until(has('match')), his.until(has('match'))]);

  const second = await open(other, amina);
  await send(one, amina, brian, 'Habari?');
  await Promise.all([his, second, hers].map((stream) => stream.until(hasText('Habari?'))));
  await call(one, 'POST', '/api/notifications/mark-all-read/', brian.token);
  await his.until(has('notifications_read'));

  const seen = his.lastId();
  his.close();
  await his.ended();
  await send(one, amina, brian, 'Uko wapi?');
  await second.until(hasText('Uko wapi?'));
  await hers.until(hasText('Uko wapi?'));
  const resumed = await open(one, brian, seen);
  expect(resumed.text()).toContain('"refetch":false');
  // The first notification of the conversation was read, so a second one is written.
  expect(resumed.events().map(({ type }) => type)).toEqual(['message', 'notification']);

  const session = await signUp(one, 'crossing@mwanzo.test');
  const own = await open(other, { token: session.access });
  const started = performance.now();
  expect((await call(one, 'POST', '/api/token/revoke/', session.access, { all: true })).status).toBe(204);
  await own.ended();
  expect(await statusOn(other, session.access)).toBe(401);
  // This is the guarantee itself, with a margin for a busy machine.
  expect(performance.now() - started).toBeLessThan(5000);

  const intruder = createClient({ url: redis.url });
  await intruder.connect();
  for (const text of ['', 'nonsense', '{}', '{"kind":"event","id":"x","to":["1"],"event":{}}', '[1]', 'null'])
    await intruder.publish('mwanzo:events', text);
  intruder.destroy();
  await send(other, brian, amina, 'Bado?');
  await hers.until(hasText('Bado?'));
  expect(one.output()).toContain('dropped a message of the bus that does not parse');
});

testIfRedis('a Redis that dies and comes back costs no message: everybody is told to fetch again', async () => {
  const { people, one, other, redis } = await startTwo();
  const [amina, brian] = [await createMember(people), await createMember(people, { gender: 'male' })];
  await createMatch(people, amina, brian);
  const [hers, his] = [await open(one, amina), await open(other, brian)];
  const session = await signUp(one, 'while-away@mwanzo.test');
  const own = await open(other, { token: session.access });
  const syncs = (stream: TestStream) => stream.text().split('"sync"').length - 1;
  const before = syncs(his);

  await redis.kill();
  expect((await send(one, amina, brian, 'Hapa')).status).toBe(201);
  // Members of the same process are told at once.
  await hers.until(hasText('Hapa'));
  // He may have heard before that she is there.
  expect(his.events().filter(({ type }) => type !== 'presence')).toEqual([]);
  expect((await call(one, 'POST', '/api/token/revoke/', session.access, { refresh: session.refresh })).status).toBe(
    204,
  );
  await own.ended();
  expect(await statusOn(other, session.access)).toBe(401);

  await redis.start();
  await his.until((stream) => syncs(stream) > before);
  expect(his.text().trimEnd().split('\n').at(-1)).toBe('data: {"type":"sync","refetch":true}');
  const conversation = await call(other, 'GET', `/api/messages/conversation/${amina.id}/`, brian.token);
  expect(conversation.body.map(({ text }: { text: string }) => text)).toEqual(['Hapa']);
  // When a message of each process reaches the other process, both are connected to Redis again.
  await vi.waitFor(
    async () => {
      await send(one, amina, brian, 'Tena');
      expect(hasText('Tena')(his)).toBe(true);
    },
    { timeout: 30_000, interval: 200 },
  );
});
