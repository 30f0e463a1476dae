import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { expireUndecided, publishDecision, recordDecision } from '../verifications/index.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../testing/factories.ts';
import { openStream, type TestStream } from '../../testing/stream-client.ts';

const testApp = await buildTestApp();
const { app, events, inject, database } = testApp;
/** The server's side of each connection. */
const sockets: Socket[] = [];
app.server.on('connection', (socket: Socket) => sockets.push(socket));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** A stream that has got its first event. */
async function open({ token }: { token: string }, lastEventId?: string): Promise<TestStream> {
  const stream = await openStream(address, token, { lastEventId });
  await stream.until(({ text }) => text().includes('"sync"'));
  return stream;
}
const typing = (partner: number) => ({ type: 'typing', partner }) as const;
const hasCount = (count: number) => (stream: TestStream) => stream.events().length >= count;

test('a stream is one that nothing on the way holds back, and begins with a hint and a sync', async () => {
  const stream = await open(await createMember(testApp));
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  expect(stream.text()).toMatch(/^retry: 3000\n\nid: [\w-]+\ndata: {"type":"sync","refetch":true}\n\n$/);
});

test('HEAD has the headers of the stream and ends', async () => {
  const { headers } = await createMember(testApp);
  const response = await inject({ method: 'HEAD', url: '/api/events/', headers });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    '',
  ]);
});

test('an event reaches every stream of its members, and nobody else', async () => {
  const [one, other, stranger] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  const streams = [await open(one), await open(one), await open(other)];
  const elsewhere = await open(stranger);
  events.publish({ to: [one.id, other.id], event: typing(7) });
  events.publish({ to: [stranger.id], event: typing(8) });
  await elsewhere.until(hasCount(1));
  for (const stream of streams) {
    await stream.until(hasCount(1));
    expect(stream.events()).toEqual([typing(7)]);
  }
  expect(elsewhere.events()).toEqual([typing(8)]);
});

test('a stream goes on after the last event that its client has seen, without a gap and without a duplicate', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp);
  const first = await open(member);
  for (const partner of [1, 2]) events.publish({ to: [member.id], event: typing(partner) });
  await first.until(hasCount(2));
  const seen = first.lastId();
  first.close();
  await first.ended();
  events.publish({ to: [other.id], event: typing(99) });
  for (const partner of [3, 4]) events.publish({ to: [member.id], event: typing(partner) });
  const second = await open(member, seen);
  expect(second.text()).toContain('data: {"type":"sync","refetch":false}');
  expect(second.events()).toEqual([typing(3), typing(4)]);
  events.publish({ to: [member.id], event: typing(5) });
  await second.until(hasCount(3));
  expect(second.events()).toEqual([typing(3), typing(4), typing(5)]);
  // The id of another member's event is a place in the same order, and gives nothing of it.
  const third = await open(member, second.lastId());
  expect(third.events()).toEqual([]);
  expect(third.text()).toContain('"refetch":false');
});

test.each([
  'unknown',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'a'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
  'é',
  "' or 1=1 --",
  '{"$gt":""}',
  '%00',
])('a client with the last id %j is told to fetch again', async (lastEventId) => {
  const stream = await open(await createMember(testApp), lastEventId);
  expect([stream.status, stream.events()]).toEqual([200, []]);
  expect(stream.text()).toContain('{"type":"sync","refetch":true}');
});

test('of 50 streams of one member the five newest stay, and the others are told to come back later', async () => {
  const member = await createMember(testApp);
  const streams = [];
  for (let count = 0; count < 50; count += 1) streams.push(await open(member));
  const [ended, left] = [streams.slice(0, 45), streams.slice(45)];
  for (const stream of ended) {
    await stream.ended();
    expect(stream.text()).toMatch(/retry: 60000\n\n$/);
  }
  events.publish({ to: [member.id], event: typing(1) });
  for (const stream of left) await stream.until(hasCount(1));
  expect(ended.flatMap((stream) => stream.events())).toEqual([]);
});

test('a reader who does not read is cut off, and gets what it missed or is told to fetch when it comes back', async () => {
  const member = await createMember(testApp);
  const attentive = await open(member);
  const slow = await open(member);
  const seen = slow.lastId();
  slow.pause();
  const text = 'x'.repeat(4000);
  const message = {
    id: 1,
    sender: 1,
    receiver: member.id,
    text,
    timestamp: '2026-11-21T09:00:00.000Z',
    client_id: null,
    reply_to: null,
    reactions: [],
    is_deleted: false,
    seen_at: null,
  };
  const isCut = () => sockets.at(-1)?.destroyed === true;
  let sent = 0;
  while (sent < 20_000 && !isCut()) {
    for (let batch = 0; batch < 10; batch += 1)
      events.publish({ to: [member.id], event: { type: 'message', partner: 1, message } });
    sent += 10;
    await attentive.until(hasCount(sent));
  }
  expect(isCut()).toBe(true);
  const again = await open(member, seen);
  expect(again.text()).toContain('{"type":"sync","refetch":true}');
  expect(attentive.events()).toHaveLength(sent);
});

async function signIn(email: string): Promise<{ access: string; refresh: string; user: { id: number } }> {
  const payload = { full_name: 'Test', email, password: 'karibu-mwanzo', birthday: '1996-05-05' };
  const response = await inject({ method: 'POST', url: '/api/signup/', payload });
  const { token, user } = response.json();
  return { ...token, user };
}
const revoke = (access: string, payload: object) =>
  inject({
    method: 'POST',
    url: '/api/token/revoke/',
    headers: { authorization: `Bearer ${access}` },
    payload,
  });
const statusWith = async (access: string) =>
  (await inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } })).statusCode;

test('an ended session has no stream and no access, and the member’s other session keeps both', async () => {
  const phone = await signIn('phone@mwanzo.test');
  const laptop = (
    await inject({
      method: 'POST',
      url: '/api/token/',
      payload: { email: 'phone@mwanzo.test', password: 'karibu-mwanzo' },
    })
  ).json();
  const [onPhone, onLaptop] = [await open({ token: phone.access }), await open({ token: laptop.access })];
  const response = await revoke(laptop.access, { refresh: phone.refresh });
  expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([204, '', undefined]);
  expect(await statusWith(phone.access)).toBe(401);
  await onPhone.ended();
  expect((await inject({ method: 'POST', url: '/api/token/refresh/', payload: phone })).statusCode).toBe(401);
  expect((await revoke(laptop.access, { refresh: phone.refresh })).statusCode).toBe(204);
  expect(await statusWith(laptop.access)).toBe(200);
  events.publish({ to: [phone.user.id], event: typing(1) });
  await onLaptop.until(hasCount(1));
  expect((await revoke(laptop.access, { all: true })).statusCode).toBe(204);
  await onLaptop.ended();
  expect(await statusWith(laptop.access)).toBe(401);
});

test('nobody ends a session of somebody else, whatever token they have found', async () => {
  const owner = await signIn('owner@mwanzo.test');
  const thief = await signIn('thief@mwanzo.test');
  expect((await revoke(thief.access, { refresh: owner.refresh })).statusCode).toBe(204);
  expect((await revoke(thief.access, { all: true })).statusCode).toBe(204);
  expect(await statusWith(owner.access)).toBe(200);
});

test.each([{}, { all: false }, { refresh: '' }, { refresh: 1 }, { all: 'true' }])(
  '%j revokes nothing',
  async (body) => {
    const { access } = await signIn(`body-${JSON.stringify(body).replaceAll(/\W/g, '')}@mwanzo.test`);
    expect((await revoke(access, body)).statusCode).toBe(400);
    expect(await statusWith(access)).toBe(200);
  },
);

test('a session that was ended before the process started is refused', async () => {
  const { access } = await signIn('restarted@mwanzo.test');
  const { rows } = await database.pool.query(
    `update sessions set ended_at = $1 where user_id = (select id from users where email = 'restarted@mwanzo.test') returning id`,
    [testApp.clock.now()],
  );
  expect([rows.length, await statusWith(access)]).toEqual([1, 200]);
  const restarted = await testApp.buildAgain();
  const response = await restarted.inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } });
  expect(response.statusCode).toBe(401);
});

test('a stream ends when its token expires, with a hint to come back at once', async () => {
  const start = testApp.clock.now();
  const stream = await open(await createMember(testApp));
  testApp.clock.advance(15 * 60_000);
  await stream.ended();
  expect(stream.text()).toMatch(/retry: 0\n\n$/);
  testApp.clock.set(start);
});

test('a match tells both of it, and each of a notification', async () => {
  const amina = await createMember(testApp);
  const brian = await createMember(testApp, { gender: 'male' });
  const [hers, his] = [await open(amina), await open(brian)];
  const like = (by: TestMember, { id }: TestMember) =>
    inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: by.headers,
      payload: { target_profile_id: id, matched: true },
    });
  await like(amina, brian);
  await his.until(hasCount(1));
  expect([his.events(), hers.events()]).toEqual([[{ type: 'notification', kind: 'like' }], []]);
  await like(brian, amina);
  await hers.until(hasCount(2));
  await his.until(hasCount(3));
  expect(hers.events()).toEqual([
    { type: 'match', partner: brian.id },
    { type: 'notification', kind: 'match' },
  ]);
  expect(his.events().slice(1)).toEqual([
    { type: 'match', partner: amina.id },
    { type: 'notification', kind: 'match' },
  ]);
  // The same like again is no news.
  await like(brian, amina);
  events.publish({ to: [amina.id], event: typing(1) });
  await hers.until(hasCount(3));
  expect(hers.events()).toHaveLength(3);
});

test('a message reaches the partner and the sender’s other streams once, also when it is sent twice', async () => {
  const [amina, brian] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, amina, brian);
  const [hers, his] = [await open(amina), await open(brian)];
  const payload = {
    sender: amina.id,
    receiver: brian.id,
    text: 'Habari?',
    client_id: '0b8f1b9e-52f5-4c1e-9f0c-111111111111',
  };
  const send = () => inject({ method: 'POST', url: '/api/messages/send/', headers: amina.headers, payload });
  const message = (await send()).json();
  await send();
  events.publish({ to: [amina.id, brian.id], event: typing(1) });
  await his.until(hasCount(3));
  await hers.until(hasCount(2));
  expect(his.events()).toEqual([
    { type: 'message', partner: amina.id, message },
    { type: 'notification', kind: 'message' },
    typing(1),
  ]);
  expect(hers.events()).toEqual([{ type: 'message', partner: brian.id, message }, typing(1)]);
});

test('reading notifications is told to the member’s other streams, and only when there was something to read', async () => {
  const member = await createMember(testApp);
  const other = await createMember(testApp, { gender: 'male' });
  await inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: other.headers,
    payload: { target_profile_id: member.id, matched: true },
  });
  const stream = await open(member);
  const markAll = () => inject({ method: 'POST', url: '/api/notifications/mark-all-read/', headers: member.headers });
  await markAll();
  await markAll();
  events.publish({ to: [member.id], event: typing(1) });
  await stream.until(hasCount(2));
  expect(stream.events()).toEqual([{ type: 'notifications_read' }, typing(1)]);
});

test('a decision and an expired submission are told to the member alone', async () => {
  const { clock } = testApp;
  const members = [await createMember(testApp, { verified: false }), await createMember(testApp, { verified: false })];
  const streams = await Promise.all(members.map((member) => open(member)));
  const ids = [];
  for (const { id } of members) {
    const { rows } = await database.pool.query(
      `insert into verifications (user_id, selfie_key, document_key, submitted_at) values ($1, 'a', 'b', $2) returning id`,
      [id, new Date(clock.now().getTime() - 80 * 3_600_000)],
    );
    ids.push(rows[0].id);
  }
  const approval = { verificationId: ids[0], decision: 'approve', moderatorId: null } as const;
  publishDecision(events, (await recordDecision(database, approval, clock.now())) ?? []);
  expect(await expireUndecided({ database, clock, events })).toBe(1);
  for (const stream of streams) {
    await stream.until(hasCount(2));
    expect(stream.events()).toEqual([{ type: 'verification' }, { type: 'notification', kind: 'verification' }]);
  }
});

test('closing the server ends every stream, with hints that are spread over seconds', async () => {
  const closing = await testApp.buildAgain();
  await closing.listen({ port: 0, host: '127.0.0.1' });
  const where = `http://127.0.0.1:${(closing.server.address() as AddressInfo).port}`;
  const streams = await Promise.all(
    Array.from({ length: 20 }, async () => openStream(where, (await createMember(testApp)).token)),
  );
  await closing.close();
  await Promise.all(streams.map((stream) => stream.ended()));
  const hints = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]));
  expect(Math.min(...hints)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...hints)).toBeLessThanOrEqual(6000);
  expect(Math.max(...hints) - Math.min(...hints)).toBeGreaterThan(1000);
});
