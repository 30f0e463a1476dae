import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';
import { endDueCalls } from './index.ts';
import { makeDescription, relayHost } from './descriptions.fixture.ts';

const turn = createTurnServer({ urls: [`turn:${relayHost}:3478`], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { clock, dependencies } = testApp;
const client = createMessageClient(testApp);
const { createCouple, send, act, publishedBy } = client;

const { say, availability, start, answer, end, allowCalls, createCallers } = createCallClient(testApp, client);

test('a call rings, is answered by one device, and is over for both when one of them ends it', async () => {
  const [one, other] = await createCallers();
  const [hers, his, second] = [randomUUID(), randomUUID(), randomUUID()];
  const { status, body } = await start(one, other, hers);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    partner: other.id,
    role: 'caller',
    state: 'ringing',
    device: hers,
    rings_for_ms: 45_000,
  });
  expect(body.ice_servers).toHaveLength(1);
  const rung = await act(other, 'GET', `/api/calls/live/?device=${his}`);
  expect(rung.body.call).toMatchObject({
    id: body.id,
    role: 'callee',
    state: 'ringing',
    device: null,
    ice_servers: [],
  });
  await act(one, 'POST', `/api/calls/${body.id}/signal/`, {
    device: hers,
    description: { type: 'offer', sdp: makeDescription() },
  });
  const answered = await answer(other, body.id, his);
  expect(answered.body).toMatchObject({ state: 'answered', offer: expect.stringContaining('typ relay') });
  expect((await answer(other, body.id, his)).status).toBe(200);
  expect((await answer(other, body.id, second)).body).toMatchObject({ code: 'call_over' });
  clock.advance(65_000);
  // A device that does not take part cannot end the call.
  await end(other, body.id, second);
  expect((await act(one, 'POST', `/api/calls/${body.id}/alive/`, { device: hers })).body.state).toBe('answered');
  const published = await publishedBy(() => end(other, body.id, his));
  expect(published.map(({ event }) => event)).toMatchObject([
    { type: 'call', state: 'ended', reason: 'user_hangup', partner: other.id },
    { type: 'call', state: 'ended', reason: 'user_hangup', partner: one.id },
  ]);
  // The device that had answered does not get the call back, and neither of the two ends it a second time.
  expect((await answer(other, body.id, his)).body).toMatchObject({ code: 'call_over' });
  expect(await publishedBy(() => end(one, body.id, hers, 'ice_timeout'))).toEqual([]);
  expect((await availability(one, other)).calls).toMatchObject([{ mine: true, reason: 'user_hangup', seconds: 65 }]);
  expect((await act(one, 'POST', `/api/calls/${body.id}/rating/`, { rating: 'good' })).status).toBe(204);
});

test('a call needs a match, the words of both, the yes of both, and Premium of the caller alone', async () => {
  const [one, other] = await createCouple();
  expect((await start(one, await createMember(testApp))).status).toBe(404);
  const may = async () => (await availability(one, other)).may_call;
  const verify = ({ id }: { id: number }, isVerified: boolean) =>
    testApp.database.pool.query('update profiles set is_verified = $2 where user_id = $1', [id, isVerified]);
  for (const either of [one, other]) {
    await verify(either, false);
    expect(await may()).toBe('needs_verification');
    await verify(either, true);
  }
  expect(await may()).toBe('needs_messages');
  for (const text of ['Habari', 'Uko?']) {
    await send(one, other, text);
    await send(other, one, text);
  }
  expect(await may()).toBe('needs_talk');
  expect((await say(one, other)).body.talk).toBe('asked');
  expect((await availability(other, one)).talk).toBe('asked_me');
  // The answer "not yet" is never announced.
  expect(await publishedBy(() => say(other, one, false))).toMatchObject([{ to: other.id }]);
  expect([(await availability(one, other)).talk, (await availability(other, one)).talk]).toEqual(['asked', 'none']);
  await say(other, one);
  expect(await may()).toBe('needs_premium');
  expect((await start(one, other)).body.code).toBe('premium_required');
  await changePlan(testApp, 'premium', one);
  expect(await may()).toBe('yes');
  expect((await start(one, other)).status).toBe(201);
});

/** GLARE_PAIRS=10000 plays that many pairs. */
const pairs = Number(process.env['GLARE_PAIRS'] ?? 60);

test(
  'of two who call each other at the same moment one calls and the other is called',
  { timeout: 600_000 },
  async () => {
    const [one, other] = await createCallers();
    for (let pair = 0; pair < pairs; pair += 1) {
      const [hers, his] = [randomUUID(), randomUUID()];
      const started: Awaited<ReturnType<typeof start>>[] = [];
      const rung = await publishedBy(async () => {
        started.push(...(await Promise.all([start(one, other, hers), start(other, one, his)])));
      });
      const [first, second] = started;
      // It rings once for each.
      expect(rung.map(({ to }) => to).toSorted()).toEqual([one.id, other.id].toSorted());
      expect([first?.status, second?.status]).toEqual([201, 201]);
      expect(first?.body.id).toBe(second?.body.id);
      expect([first?.body.role, second?.body.role].toSorted()).toEqual(['callee', 'caller']);
      await end(one, first?.body.id, hers);
      await testApp.database.pool.query('delete from calls');
    }
  },
);

test('of several devices that answer at once one has the call, and several ends are told once', async () => {
  const [one, other] = await createCallers();
  const hers = randomUUID();
  const { body } = await start(one, other, hers);
  const statuses: number[] = [];
  const answers = () => Promise.all(Array.from({ length: 8 }, () => answer(other, body.id)));
  const answered = await publishedBy(async () => statuses.push(...(await answers()).map(({ status }) => status)));
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(answered.map(({ to }) => to)).toEqual([one.id, other.id]);
  const ended = await publishedBy(() => Promise.all(Array.from({ length: 8 }, () => end(one, body.id, hers))));
  expect(ended.map(({ to }) => to)).toEqual([one.id, other.id]);
});

test('nobody is in two calls: one to a busy member rings for its caller alone, one by them is refused', async () => {
  const [one, other] = await createCallers();
  const third = await createMember(testApp);
  await createMatch(testApp, third, other);
  await allowCalls(third, other);
  const device = randomUUID();
  const { body } = await start(one, other, device);
  // Only those who are in a call learn of it.
  expect((await availability(other, third)).may_call).toBe('in_call');
  expect((await availability(third, other)).may_call).toBe('yes');
  const thirds = randomUUID();
  const busy = (await start(third, other, thirds)).body;
  expect(busy).toMatchObject({ state: 'ringing', reason: null, rings_for_ms: 45_000 });
  expect((await availability(other, third)).calls).toMatchObject([{ mine: false, reason: 'user_busy', seconds: null }]);
  expect((await start(other, third)).body.code).toBe('call_refused');
  expect((await act(other, 'GET', `/api/calls/live/?device=${device}`)).body.call.id).toBe(body.id);
  await end(one, body.id, device);
  await end(third, busy.id, thirds);
  // It counts like every call that is not answered.
  expect((await start(third, other)).body.state).toBe('ringing');
  await endDueCalls({ ...dependencies, clock: { now: () => new Date(clock.now().getTime() + 45_000) } });
  expect((await availability(third, other)).may_call).toBe('unanswered');
  // The other one has called nobody.
  expect((await availability(other, third)).may_call).toBe('yes');
});

test.each(['caller', 'callee'] as const)(
  'a call that its %s had with somebody else, and that has run out, is over for the next one, as both are told',
  async (who) => {
    const [one, other] = await createCallers();
    const [busy, third] = [who === 'caller' ? one : other, await createMember(testApp)];
    await createMatch(testApp, third, busy);
    await allowCalls(third, busy);
    const first = (await start(third, busy)).body.id;
    clock.advance(45_000);
    const published = await publishedBy(() => start(one, other));
    const over = { type: 'call', call_id: first, state: 'ended', reason: 'invite_timeout' };
    for (const to of [third.id, busy.id])
      expect(published).toContainEqual({ to, event: expect.objectContaining(over) });
    const { call } = (await act(other, 'GET', `/api/calls/live/?device=${randomUUID()}`)).body;
    expect(call).toMatchObject({ partner: one.id, state: 'ringing' });
    expect(call.id).not.toBe(first);
    await testApp.database.pool.query('delete from calls');
  },
);

test('a block, silence and time end a call, and nobody can tell a block from an end', async () => {
  const [one, other] = await createCallers();
  const ended = async () => {
    const published = await publishedBy(() => endDueCalls(dependencies));
    return published.map(({ event }) => 'reason' in event && event.reason);
  };
  await testApp.database.pool.query('delete from calls');
  await start(one, other);
  expect(await ended()).toEqual([]);
  clock.advance(45_000);
  expect(await ended()).toEqual(['invite_timeout', 'invite_timeout']);
  const call = (await start(one, other)).body.id;
  await answer(other, call);
  clock.advance(44_000);
  expect(await ended()).toEqual([]);
  clock.advance(1000);
  expect(await ended()).toEqual(['ice_timeout', 'ice_timeout']);
  const last = (await start(one, other)).body.id;
  await answer(other, last);
  await act(other, 'POST', '/api/blocks/', { user_id: one.id });
  expect(await ended()).toEqual(['user_hangup', 'user_hangup']);
});
