import { randomUUID } from 'node:crypto';
import { callLimits } from '@mwanzo/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';
import { endDueCalls, tellOfLiveCall } from './index.ts';
import { makeDescription, makeRelayed, relayHost } from './descriptions.fixture.ts';

const turn = createTurnServer({ urls: [`turn:${relayHost}:3478`], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { clock, database, dependencies } = testApp;
const noon = '2026-11-21T09:00:00Z';
clock.set(noon);
const client = createMessageClient(testApp);
const { act, publishedBy, signedIn } = client;
const { availability, start, answer, end, signal, allowCalls, createCallers } = createCallClient(testApp, client);
const [one, other] = await createCallers();
const [hers, his] = [randomUUID(), randomUUID()];
const second = 1000;

beforeEach(async () => {
  clock.set(noon);
  await database.pool.query('delete from calls');
});

const stayAlive = async (who: 'caller' | 'callee', id: string) => {
  const [member, device] = who === 'caller' ? [one, hers] : [other, his];
  return (await act(await signedIn(member), 'POST', `/api/calls/${id}/alive/`, { device })).body;
};

/** Starts a call that is answered 5 seconds later. */
async function talk(): Promise<string> {
  const { body } = await start(one, other, hers);
  clock.advance(5 * second);
  await answer(other, body.id, his);
  return body.id;
}

const reasonsOf = async (work: () => Promise<unknown>) =>
  (await publishedBy(work)).map(({ event }) => 'reason' in event && event.reason);

test.each(['caller', 'callee'] as const)(
  'a call goes on while its %s alone gives signs, and ends 45 seconds after the last one',
  async (who) => {
    const id = await talk();
    for (let signs = 0; signs < 3; signs += 1) {
      clock.advance((callLimits.silenceSeconds - 1) * second);
      expect((await stayAlive(who, id)).state).toBe('answered');
    }
    clock.advance((callLimits.silenceSeconds - 1) * second);
    expect(await reasonsOf(() => endDueCalls(dependencies))).toEqual([]);
    clock.advance(second);
    expect(await reasonsOf(() => endDueCalls(dependencies))).toEqual(['ice_timeout', 'ice_timeout']);
  },
);

test('a call lasts an hour from its answer, and nothing of it is handed out afterwards', async () => {
  const id = await talk();
  expect(await stayAlive('caller', id)).toMatchObject({ lasts_for_ms: callLimits.lastSeconds * second });
  clock.advance((callLimits.lastSeconds - 1) * second);
  const last = await stayAlive('callee', id);
  expect(last).toMatchObject({ state: 'answered', lasts_for_ms: second });
  expect(last.ice_servers).toHaveLength(1);
  await endDueCalls(dependencies);
  expect((await stayAlive('caller', id)).state).toBe('answered');
  clock.advance(second);
  expect(await reasonsOf(() => endDueCalls(dependencies))).toEqual(['time_limit', 'time_limit']);
  for (const who of ['caller', 'callee'] as const)
    expect(await stayAlive(who, id)).toMatchObject({
      state: 'ended',
      reason: 'time_limit',
      lasts_for_ms: 0,
      ice_servers: [],
    });
});

/** Does some work while a server writes that the caller has given a sign at a moment; null is no sign. */
const whileSeen = <Result>(at: Date | null, work: () => Promise<Result>, awaitedBy: number) => {
  const write = 'update calls set caller_seen_at = coalesce($1, caller_seen_at)';
  return commitOnceAwaited(database, (transaction) => transaction.query(write, [at]), work, awaitedBy);
};

test('two servers that end a silent call at once tell its end once, and none of a call that goes on', async () => {
  const id = await talk();
  const endTwice = () => reasonsOf(() => Promise.all([endDueCalls(dependencies), endDueCalls(dependencies)]));
  clock.advance(callLimits.silenceSeconds * second);
  expect(await whileSeen(clock.now(), endTwice, 2)).toEqual([]);
  expect((await stayAlive('caller', id)).state).toBe('answered');
  clock.advance(callLimits.silenceSeconds * second);
  expect(await whileSeen(null, endTwice, 2)).toEqual(['ice_timeout', 'ice_timeout']);
});

test('no other call takes the place of one that gives a sign at that moment', async () => {
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  await allowCalls(one, third);
  const id = await talk();
  clock.advance(callLimits.silenceSeconds * second);
  expect((await whileSeen(clock.now(), () => start(one, third), 1)).body.code).toBe('call_refused');
  expect((await stayAlive('callee', id)).state).toBe('answered');
});

test('calls are listed newest first, and their length counts from the answer', async () => {
  const first = await talk();
  clock.advance(30 * second);
  await end(other, first, his);
  const missed = (await start(other, one, his)).body.id;
  clock.advance(second);
  await end(other, missed, his);
  const listed = [
    { id: missed, mine: false, reason: 'cancelled', started_at: '2026-11-21T09:00:35.000Z', seconds: null },
    { id: first, mine: true, reason: 'user_hangup', started_at: '2026-11-21T09:00:00.000Z', seconds: 30 },
  ];
  expect(await availability(one, other)).toEqual({ talk: 'both', may_call: 'yes', asked_at: null, calls: listed });
  const theirs = listed.map((call) => ({ ...call, mine: !call.mine }));
  expect((await availability(other, one)).calls).toEqual(theirs);
  await database.pool.query(
    `insert into calls (id, client_id, caller_id, callee_id, caller_device, callee_device, started_at, rings_until,
       answered_at, caller_seen_at, callee_seen_at, ended_at, reason)
     select gen_random_uuid(), gen_random_uuid(), $1, $2, $3, $4, at, at, at, at, at, at, 'user_hangup'
     from (select $5::timestamptz - make_interval(secs => number) as at from generate_series(60, 90) number) earlier`,
    [one.id, other.id, hers, his, clock.now()],
  );
  const { calls, may_call } = await availability(one, other);
  expect(calls).toHaveLength(callLimits.listedMax);
  expect(calls[0].id).toBe(missed);
  // Calls that were answered count against no limit.
  expect(may_call).toBe('yes');
});

test('each of the two rates a call that was answered, without a change to what the other said', async () => {
  const unanswered = (await start(one, other, hers)).body.id;
  await end(one, unanswered, hers);
  const rate = async (by: typeof one, id: string, rating: string) =>
    (await act(by, 'POST', `/api/calls/${id}/rating/`, { rating })).status;
  expect(await rate(one, unanswered, 'good')).toBe(404);
  const id = await talk();
  await end(one, id, hers);
  expect([await rate(one, id, 'good'), await rate(other, id, 'not_really')]).toEqual([204, 204]);
  const ratings = async () =>
    (await database.pool.query('select caller_rating, callee_rating from calls where id = $1', [id])).rows;
  expect(await ratings()).toEqual([{ caller_rating: 'good', callee_rating: 'not_really' }]);
  await rate(one, id, 'not_really');
  expect(await ratings()).toEqual([{ caller_rating: 'not_really', callee_rating: 'not_really' }]);
});

test('both are told at once that it rings and that it is answered, once, and no words before that', async () => {
  const about = { type: 'call', call_id: expect.any(String), reason: null };
  const [toCaller, toCallee] = [
    { to: one.id, event: { ...about, partner: other.id, device: hers } },
    { to: other.id, event: { ...about, partner: one.id } },
  ];
  const state = (is: 'ringing' | 'answered', device: string | null) => [
    { ...toCaller, event: { ...toCaller.event, state: is } },
    { ...toCallee, event: { ...toCallee.event, state: is, device } },
  ];
  let id = '';
  const rung = await publishedBy(async () => {
    id = (await start(one, other, hers)).body.id;
  });
  expect(rung).toEqual(state('ringing', null));
  const words = { description: { type: 'offer', sdp: makeDescription() } };
  expect(await publishedBy(() => signal(one, id, hers, words))).toEqual([]);
  // A callee who has not answered has nothing to say.
  expect((await signal(other, id, his, words)).status).toBe(409);
  expect(await publishedBy(() => answer(other, id, his))).toEqual(state('answered', his));
  expect(await publishedBy(() => answer(other, id, his))).toEqual([]);
});

test('once a call is answered, the words of each reach the other alone', async () => {
  const id = await talk();
  const words = { description: { type: 'offer', sdp: makeDescription() }, candidates: [makeRelayed('10.1.1.1')] };
  // Neither learns where the other one is.
  const heard = { type: 'offer', sdp: expect.stringMatching(/^v=0\r\n/) };
  const candidates = [makeRelayed('0.0.0.0').replace('50003', '0')];
  for (const [by, device, to] of [
    [one, hers, other],
    [other, his, one],
  ] as const)
    expect(await publishedBy(() => signal(by, id, device, words))).toEqual([
      { to: to.id, event: { type: 'call_signal', partner: by.id, call_id: id, description: heard, candidates } },
    ]);
  expect(await publishedBy(() => signal(one, id, hers, { candidates: [] }))).toMatchObject([
    { to: other.id, event: { description: null, candidates: [] } },
  ]);
});

test('who calls in the middle of a call gets that call, however long it lasts already', async () => {
  const id = await talk();
  clock.advance(44 * second);
  await stayAlive('caller', id);
  clock.advance(44 * second);
  for (const by of [one, other])
    expect((await start(by, by === one ? other : one)).body).toMatchObject({ id, state: 'answered' });
});

test('a ring that has run out is answered by nobody, and gives way to the next call of the same two', async () => {
  const first = (await start(one, other, hers)).body.id;
  clock.advance(callLimits.ringSeconds * second);
  expect((await answer(other, first, his)).status).toBe(409);
  const next = (await start(one, other, hers)).body;
  expect(next).toMatchObject({ role: 'caller', state: 'ringing' });
  expect(next.id).not.toBe(first);
  expect((await availability(one, other)).calls).toMatchObject([{ id: first, reason: 'invite_timeout' }]);
});

test('an app that is opened in the middle of a call is told which device has it', async () => {
  const id = await talk();
  const told = await publishedBy(() => tellOfLiveCall(dependencies, other.id));
  expect(told).toMatchObject([{ to: other.id, event: { call_id: id, state: 'answered', device: his } }]);
});

test('a ringing call ends when its caller may not use the app any more', async () => {
  const { body } = await start(one, other, hers);
  await database.pool.query(
    `with opened as (
       insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at)
       values ($1, now(), false, 'ban', 'money', 77, now()) returning id
     )
     update users set restriction = 'banned', restriction_case_id = (select id from opened) where id = $1`,
    [one.id],
  );
  expect(await reasonsOf(() => endDueCalls(dependencies))).toEqual(['invite_timeout', 'declined']);
  await database.pool.query('update users set restriction = null, restriction_case_id = null where id = $1', [one.id]);
  expect((await answer(other, body.id, his)).body.code).toBe('call_over');
});

test('a call is not answered any more once one of the two has blocked the other', async () => {
  const [her, him] = await createCallers();
  const { body } = await start(her, him);
  await act(her, 'POST', '/api/blocks/', { user_id: him.id });
  expect(await publishedBy(() => answer(him, body.id))).toEqual([]);
  expect((await answer(him, body.id)).body.code).toBe('call_over');
});
