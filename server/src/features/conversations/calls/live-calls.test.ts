import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { startCallEnds } from '../../../jobs/start-calls.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import type { TestStream } from '../../../testing/stream-client.ts';
import { listenForStreams } from '../../notices/events/streams.fixture.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';
import {
  findCallByClientId,
  findLiveCall,
  listLiveCalls,
  listPastCalls,
  takeEnded,
  takeRinging,
} from './calls.repository.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import { endDueCalls } from './index.ts';
import { makeDescription, makeRelayed, relayHost } from './descriptions.fixture.ts';

const turn = createTurnServer({ urls: [`turn:${relayHost}:3478`], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { dependencies, database } = testApp;
const client = createMessageClient(testApp);
const { act } = client;
const { say, availability, start, answer, end, signal, allowCalls, createCallers } = createCallClient(testApp, client);
const open = await listenForStreams(testApp.app);

const callsIn = (stream: TestStream) => stream.events().filter(({ type }) => type === 'call');
const rings = (stream: TestStream) => callsIn(stream).length > 0;

test('an app that is opened while it rings is told of the call, and of none when there is none', async () => {
  const [one, other] = await createCallers();
  const { body } = await start(one, other);
  const stream = await open(other);
  await stream.until(rings);
  expect(callsIn(stream)).toEqual([
    { type: 'call', partner: one.id, call_id: body.id, state: 'ringing', reason: null, device: null },
  ]);
  await end(one, body.id, body.device);
  await stream.until((all) => callsIn(all).length === 2);
  // The stream sends a typing event after everything that it sends at its beginning.
  const later = await open(other);
  await act(one, 'POST', '/api/messages/typing/', { receiver: other.id });
  await later.until((all) => all.events().length > 0);
  expect(callsIn(later)).toEqual([]);
});

test('what a device says reaches the other member once the call is answered, without an address', async () => {
  const [one, other] = await createCallers();
  const [hers, his] = [randomUUID(), randomUUID()];
  const { body } = await start(one, other, hers);
  const offer = { type: 'offer', sdp: makeDescription() };
  expect((await signal(one, body.id, hers, { description: offer })).status).toBe(204);
  await answer(other, body.id, his);
  const stream = await open(one);
  const candidate = makeRelayed('41.90.1.2');
  await signal(other, body.id, his, {
    description: { type: 'answer', sdp: makeDescription() },
    candidates: [candidate],
  });
  const isSignal = ({ type }: { type: string }) => type === 'call_signal';
  await stream.until((all) => all.events().some(isSignal));
  const said = JSON.stringify(stream.events().find(isSignal));
  expect(said).toContain('typ relay');
  expect(said).not.toContain('41.90.1.2');
  // Another device of his, and somebody who is in another call, send nothing.
  expect((await signal(other, body.id, randomUUID(), { candidates: [candidate] })).body.code).toBe('call_over');
  const [stranger] = await createCallers();
  expect((await signal(stranger, body.id, his, { candidates: [candidate] })).status).toBe(404);
});

test('a candidate that is not relayed is refused, and nothing is passed on', async () => {
  const [one, other] = await createCallers();
  const device = randomUUID();
  const { body } = await start(one, other, device);
  await answer(other, body.id);
  const candidates = ['candidate:1 1 udp 2122260223 192.168.1.5 50000 typ host generation 0'];
  const refused = await signal(one, body.id, device, { candidates });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  expect(JSON.stringify(refused.body)).not.toContain('192.168');
});

test('what a caller says before the answer is kept up to a length', async () => {
  const [one, other] = await createCallers();
  const device = randomUUID();
  const { body } = await start(one, other, device);
  const candidates = Array.from({ length: 20 }, () => makeRelayed());
  const codes = [];
  for (let times = 0; times < 30; times += 1) codes.push((await signal(one, body.id, device, { candidates })).status);
  expect([codes.at(0), codes.at(-1)]).toEqual([204, 409]);
  const answered = await answer(other, body.id);
  expect(answered.body.offer.length).toBeLessThanOrEqual(32_768);
});

test('the running server ends the call of two separated members, and tells the one who was left', async () => {
  const [one, other] = await createCallers();
  const { body } = await start(one, other);
  await answer(other, body.id);
  const stream = await open(one);
  const failures: unknown[] = [];
  const calls = startCallEnds({ ...dependencies, onFailure: (...failure) => failures.push(failure) }, 20);
  await act(other, 'POST', '/api/blocks/', { user_id: one.id });
  await stream.until((all) => all.events().some(({ type }) => type === 'match_ended'));
  await expect.poll(async () => (await act(one, 'GET', `/api/calls/live/?device=${body.device}`)).body.call).toBeNull();
  await calls.stop();
  expect(failures).toEqual([]);
  // Signalling has ended too. If the two match again, neither has agreed to calls.
  expect((await signal(one, body.id, body.device, {})).body.code).toBe('call_over');
  const { rows } = await database.pool.query('select from call_talks where member_id in ($1, $2)', [one.id, other.id]);
  expect(rows).toEqual([]);
});

test('while calls are switched off nobody can start one, one that rings ends, and one that runs goes on', async () => {
  const [[one, other], [third, fourth]] = [await createCallers(), await createCallers()];
  const ringing = (await start(one, other)).body;
  const running = (await start(third, fourth)).body;
  await answer(fourth, running.id);
  const { switches } = dependencies;
  const move = async (isOn: boolean) => {
    await moveSwitch(dependencies, null, { name: 'calls', isOn, because: 'a test' });
    await switches.catchUp();
  };
  await move(false);
  await endDueCalls(dependencies);
  const live = async (by: typeof one, { device }: { device: string }) =>
    (await act(by, 'GET', `/api/calls/live/?device=${device}`)).body.call?.state;
  expect([await live(one, ringing), await live(third, running)]).toEqual([undefined, 'answered']);
  expect(await availability(one, other)).toMatchObject({ may_call: 'off', calls: [{ reason: 'invite_timeout' }] });
  expect(await start(one, other)).toMatchObject({ status: 503, body: { code: 'unavailable', switch: 'calls' } });
  await move(true);
  expect((await start(one, other)).status).toBe(201);
});

test('a call to somebody who may not use the app rings like any other, and one with them ends', async () => {
  const [one, other] = await createCallers();
  const { body } = await start(one, other);
  await database.pool.query(
    `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at)
     values ($1, now(), false, 'ban', 'money', 77, now())`,
    [other.id],
  );
  const restrict = (to: string | null) =>
    database.pool.query(
      `update users set restriction = $2::text, restriction_case_id = case when $2::text is null then null else
         (select id from report_cases where reported_id = $1) end where id = $1`,
      [other.id, to],
    );
  const state = async () => (await act(one, 'GET', `/api/calls/live/?device=${body.device}`)).body.call?.state;
  await restrict('banned');
  await endDueCalls(dependencies);
  expect(await state()).toBe('ringing');
  await restrict(null);
  await answer(other, body.id);
  await restrict('banned');
  await endDueCalls(dependencies);
  expect(await state()).toBeUndefined();
  expect((await availability(one, other)).calls).toMatchObject([{ reason: 'user_hangup' }]);
});

test('two calls that nobody answered are enough for a day, and quiet hours are kept', async () => {
  const { clock } = testApp;
  clock.set('2026-11-21T09:00:00Z');
  const [one, other] = await createCallers();
  const ask = async (by: TestMember, to: TestMember) => (await availability(by, to)).may_call;
  const requests = [randomUUID(), randomUUID()];
  for (const request of requests) {
    const { body } = await start(one, other, randomUUID(), request);
    await end(one, body.id, body.device);
  }
  expect(await ask(one, other)).toBe('unanswered');
  expect((await start(one, other)).body.code).toBe('call_refused');
  // A device that repeats its request learns how its call has ended.
  const repeated = await start(one, other, randomUUID(), requests[1]);
  expect(repeated).toMatchObject({ status: 201, body: { state: 'ended', reason: 'cancelled' } });
  // The other member may still call.
  expect(await ask(other, one)).toBe('yes');
  clock.set('2026-11-21T21:00:00Z');
  const signedIn = createMessageClient(testApp).signedIn;
  const [late, also] = [await signedIn(one), await signedIn(other)];
  expect(await ask(late, other)).toBe('quiet_hours');
  await act(also, 'PATCH', '/api/account/settings/', { quiet_hours: null });
  expect(await ask(late, other)).toBe('yes');
  const { status, body: next } = await start(late, other);
  expect(status).toBe(201);
  await end(late, next.id, next.device);
  expect((await say(also, one, false)).body.talk).toBe('none');
  expect(await ask(late, other)).toBe('needs_talk');
  clock.set('2026-11-21T09:00:00Z');
});

test.each(['free', 'busy'])('a %s member is called twice a day at most, also by calls at the same time', async (as) => {
  const [one, other] = await createCallers();
  if (as === 'busy') {
    const third = await createMember(testApp);
    await createMatch(testApp, third, other);
    await allowCalls(third, other);
    await answer(other, (await start(third, other)).body.id);
  }
  const ringTwice = async () => {
    for (const _ of [1, 2]) {
      const { body } = await start(one, other);
      if (body.id) await end(one, body.id, body.device);
    }
  };
  await Promise.all(Array.from({ length: 30 }, ringTwice));
  const stored = 'select from calls where caller_id = $1 and callee_id = $2';
  expect((await database.pool.query(stored, [one.id, other.id])).rowCount).toBe(2);
});

test.each([
  ['a call is ended, pushed and found by indexes', listLiveCalls, [], 'calls_under_way'],
  ['rung', takeRinging, [], 'calls_under_way'],
  ['told of', takeEnded, [], 'calls_to_tell'],
  ['found', findLiveCall, [1], 'members_in_calls_pkey'],
  [
    'found again',
    findCallByClientId,
    valuesOf(findCallByClientId, { userId: 1, clientId: randomUUID() }),
    'calls_client_id_unique',
  ],
  ['listed', listPastCalls, valuesOf(listPastCalls, { me: 1, them: 2, limit: 10 }), 'calls_between'],
])('%s: an index serves it', async (_, { text }, values, index) => {
  expect(await explain(database, text, values)).toContain(index);
});
