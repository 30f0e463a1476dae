import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../../config/vapid-keys.ts';
import { createWebPusher } from '../../../gateways/push/web-pusher.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { startPushService } from '../../../testing/push-service.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';
import { endDueCalls, pushCalls } from './index.ts';

const privateKey = makeVapidKey();
const vapid = { publicKey: publicVapidKey(privateKey), privateKey: new Secret(privateKey), subject: 'mailto:a@b.test' };
const turn = createTurnServer({ urls: ['turn:127.0.0.1:3478'], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({ vapid }, { turn });
const { database, clock } = testApp;
clock.set('2026-11-21T09:00:00Z');
const service = await startPushService();
const pusher = createWebPusher(vapid, { mayReach: () => true, ca: service.ca });
const dependencies = { ...testApp.dependencies, pusher };
const client = createMessageClient(testApp);
const { act } = client;
const { start, answer, end, allowCalls, createCallers } = createCallClient(testApp, client);

let browsers = 0;
async function subscribe(member: TestMember): Promise<void> {
  const endpoint = `https://push.example/call-${(browsers += 1)}`;
  await act(member, 'POST', '/api/push/subscriptions/', { endpoint, keys: service.keys });
  const local = service.endpoint(`call-${browsers}`);
  await database.pool.query('update push_subscriptions set endpoint = $2 where endpoint = $1', [endpoint, local]);
}

/** Two members who may call each other. The callee has a browser that takes pushes. */
async function createCalled(): Promise<[TestMember, TestMember]> {
  const couple = await createCallers();
  await subscribe(couple[1]);
  service.answer(201);
  return couple;
}

async function pushed() {
  const before = service.received.length;
  await pushCalls(dependencies);
  return service.received.slice(before);
}

test('a call rings once at a closed browser, at once and without a name, and then it is a missed one', async () => {
  const [one, other] = await createCalled();
  const { body } = await start(one, other);
  const [ringing, ...more] = await pushed();
  expect(more).toEqual([]);
  expect(ringing?.headers).toMatchObject({ ttl: '45', urgency: 'high' });
  const tag = `call-${body.id}`;
  expect(ringing?.shown).toMatchObject({
    body: 'Somebody wants to talk now.',
    tag,
    link: `/chat/${one.id}`,
    rings: true,
  });
  expect(await pushed()).toEqual([]);
  clock.advance(45_000);
  await endDueCalls(dependencies);
  const [missed] = await pushed();
  expect(missed?.shown).toMatchObject({ body: 'You missed a call.', tag, rings: false });
  expect(missed?.headers['topic']).toBe(ringing?.headers['topic']);
  expect(await pushed()).toEqual([]);
});

test('a call that was answered before its push is pushed at no other phone', async () => {
  const [one, other] = await createCalled();
  const { body } = await start(one, other);
  expect((await answer(other, body.id)).status).toBe(200);
  expect(await pushed()).toEqual([]);
});

test('the push of a call shows how many notifications whoever is called, not the caller, has not read', async () => {
  const [one, other] = await createCalled();
  for (const member of [one, other]) await act(member, 'POST', '/api/notifications/mark-all-read/', {});
  await client.send(one, other, 'Niko tayari');
  const { body } = await start(one, other);
  expect((await pushed()).map(({ shown }) => shown)).toMatchObject([{ rings: true, unread: 1 }]);
  await end(one, body.id, body.device);
  expect((await pushed()).map(({ shown }) => shown)).toMatchObject([{ rings: false, unread: 1 }]);
});

test('a member who has the app open is rung there, and at no closed browser', async () => {
  const [one, other] = await createCalled();
  await database.pool.query('insert into presences (user_id, active_at, online_until) values ($1, $2, $3)', [
    other.id,
    clock.now(),
    new Date(clock.now().getTime() + 60_000),
  ]);
  await start(one, other);
  expect(await pushed()).toEqual([]);
});

test('a member who answers or declines is not told that they missed a call', async () => {
  const [one, other] = await createCalled();
  const first = (await start(one, other)).body;
  await pushed();
  await end(other, first.id, crypto.randomUUID());
  expect(await pushed()).toEqual([]);
  // For the caller it rings on.
  clock.advance(45_000);
  await endDueCalls(dependencies);
  expect(await pushed()).toEqual([]);
  const second = (await start(one, other)).body;
  await pushed();
  await answer(other, second.id);
  await end(one, second.id, second.device);
  expect(await pushed()).toEqual([]);
});

test('a member who is in another call is not rung at a closed browser, before or after', async () => {
  const [one, other] = await createCalled();
  const third = await createMember(testApp);
  await createMatch(testApp, third, other);
  await allowCalls(third, other);
  await answer(other, (await start(one, other)).body.id);
  await pushed();
  await start(third, other);
  expect(await pushed()).toEqual([]);
  clock.advance(44_000);
  await endDueCalls(dependencies);
  clock.advance(1000);
  await endDueCalls(dependencies);
  expect(await pushed()).toEqual([]);
});

test('the name of the caller is shown to those alone who allow it on a locked screen', async () => {
  const [one, other] = await createCalled();
  await act(other, 'PATCH', '/api/account/settings/', { shows_names_when_locked: true, language: 'sw' });
  await database.pool.query(`update profiles set name = 'Wanjiru' where user_id = $1`, [one.id]);
  const { body } = await start(one, other);
  expect((await pushed()).map(({ shown }) => shown)).toMatchObject([{ body: 'Wanjiru anataka kuzungumza sasa.' }]);
  await end(one, body.id, body.device);
  expect((await pushed()).map(({ shown }) => shown)).toMatchObject([{ body: 'Hukujibu simu ya Wanjiru.' }]);
});

test('once quiet hours have begun, no closed browser rings, nor tells of a missed call', async () => {
  // It is noon in Nairobi.
  const beQuiet = (member: TestMember) =>
    act(member, 'PATCH', '/api/account/settings/', { quiet_hours: { from: 11 * 60, to: 13 * 60 } });
  const [one, other] = await createCalled();
  const rung = await start(one, other);
  expect(await pushed()).toHaveLength(1);
  await beQuiet(other);
  await end(one, rung.body.id, rung.body.device);
  expect(await pushed()).toEqual([]);

  const [caller, called] = await createCalled();
  expect((await start(caller, called)).status).toBe(201);
  await beQuiet(called);
  expect(await pushed()).toEqual([]);
});

test('a browser that has ended its subscription is forgotten, and a push service that fails is reported', async () => {
  const [one, other] = await createCalled();
  service.answer(500);
  const first = (await start(one, other)).body;
  await expect(pushCalls(dependencies)).rejects.toThrow();
  await end(one, first.id, first.device);
  service.answer(410);
  await start(one, other);
  await pushed();
  const { rows } = await database.pool.query('select from push_subscriptions where user_id = $1', [other.id]);
  expect(rows).toEqual([]);
});
