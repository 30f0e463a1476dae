import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';
import { endDueCalls } from './index.ts';
import { personalCalls } from './personal-data.repository.ts';

const turn = createTurnServer({ urls: ['turn:127.0.0.1:3478'], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { clock, dependencies, database } = testApp;
clock.set('2026-11-21T09:00:00Z');
const client = createMessageClient(testApp);
const { act, publishedBy } = client;
const { availability, start, answer, end, signal, allowCalls, createCallers } = createCallClient(testApp, client);

type Couple = readonly [caller: TestMember, callee: TestMember];

/** The callee of another call of theirs. */
async function occupy(callee: TestMember): Promise<void> {
  const third = await createMember(testApp);
  await createMatch(testApp, third, callee);
  await allowCalls(third, callee);
  const { body } = await start(third, callee);
  await answer(callee, body.id);
}

/** The ways in which a callee does not answer. `before` runs before the call, `after` while it rings. */
const ways = {
  unanswered: {},
  declined: { after: ([, callee]: Couple, id: string) => end(callee, id, randomUUID()) },
  busy: { before: ([, callee]: Couple) => occupy(callee) },
} satisfies Record<string, { before?: (couple: Couple) => unknown; after?: (couple: Couple, id: string) => unknown }>;
type Way = { before?: (couple: Couple) => unknown; after?: (couple: Couple, id: string) => unknown };

const exported = async (member: TestMember) => {
  const { exported: export_ } = personalCalls['calls'] ?? {};
  if (!export_ || !('rows' in export_)) throw new Error('Calls are not exported');
  return (await database.pool.query(export_.rows(sql`$1::bigint`), [member.id])).rows;
};

/** Everything that the caller can see of a call, from the ring to the day after, without ids. */
async function seenByCaller(way: Way, finish: 'wait' | 'cancel') {
  clock.set('2026-11-21T09:00:00Z');
  const couple = await createCallers();
  const [caller, callee] = couple;
  const device = randomUUID();
  await way.before?.(couple);
  const seen: unknown[] = [];
  const see = async () => {
    const live = await act(caller, 'GET', `/api/calls/live/?device=${device}`);
    seen.push(live.body, await availability(caller, callee), await exported(caller));
  };
  let id = '';
  const toCaller = async (work: () => Promise<unknown>) => {
    const published = await publishedBy(work);
    seen.push(published.filter(({ to }) => to === caller.id).map(({ event }) => event));
  };
  await toCaller(async () => {
    const { body } = await start(caller, callee, device);
    id = body.id;
    seen.push(body);
  });
  await toCaller(async () => way.after?.(couple, id));
  await see();
  const third = await createMember(testApp);
  await createMatch(testApp, caller, third);
  await allowCalls(caller, third);
  seen.push((await start(caller, third)).body.code, (await start(caller, callee, device)).body);
  clock.advance(20_000);
  await toCaller(() => endDueCalls(dependencies));
  seen.push((await act(caller, 'POST', `/api/calls/${id}/alive/`, { device })).body);
  seen.push((await signal(caller, id, device, {})).status);
  await see();
  if (finish === 'cancel') await toCaller(() => end(caller, id, device));
  clock.advance(25_000);
  await toCaller(() => endDueCalls(dependencies));
  await see();
  const names: readonly [string, string][] = [
    [id, 'CALL'],
    [device, 'DEVICE'],
    [`"partner":${callee.id}`, '"partner":0'],
    [`"match_id":${callee.id}`, '"match_id":0'],
  ];
  const text = names.reduce((all, [name, stands]) => all.replaceAll(name, stands), JSON.stringify(seen));
  // Credentials are of the member.
  return JSON.parse(text.replaceAll(/"(username|credential)":"[^"]+"/g, '"$1":"…"'));
}

test.each([
  ['wait', 'invite_timeout'],
  ['cancel', 'cancelled'],
] as const)(
  'a caller who chooses to %s sees the same of a busy, a declined and an unanswered call',
  async (finish, told) => {
    const unanswered = await seenByCaller(ways.unanswered, finish);
    expect(JSON.stringify(unanswered)).toContain(told);
    expect(await seenByCaller(ways.declined, finish)).toEqual(unanswered);
    expect(await seenByCaller(ways.busy, finish)).toEqual(unanswered);
  },
);

test('a callee who has declined is free at once, knows it, and is told no more', async () => {
  const [one, other] = await createCallers();
  const [hers, his] = [randomUUID(), randomUUID()];
  const { body } = await start(one, other, hers);
  const published = await publishedBy(() => end(other, body.id, his));
  expect(published).toMatchObject([{ to: other.id, event: { type: 'call', state: 'ended', reason: 'declined' } }]);
  expect((await act(other, 'GET', `/api/calls/live/?device=${his}`)).body.call).toBeNull();
  expect((await availability(other, one)).calls).toMatchObject([{ id: body.id, mine: false, reason: 'declined' }]);
  expect((await answer(other, body.id, his)).body.code).toBe('call_over');
  // Declining again changes nothing, on any device and for any reason.
  expect(await publishedBy(() => end(other, body.id, his, 'user_media_failed'))).toEqual([]);
  expect((await act(one, 'GET', `/api/calls/live/?device=${hers}`)).body.call.state).toBe('ringing');
  clock.advance(45_000);
  expect((await publishedBy(() => endDueCalls(dependencies))).map(({ to }) => to)).toEqual([one.id]);
  expect((await availability(other, one)).calls).toMatchObject([{ reason: 'declined' }]);
  expect(await exported(other)).toMatchObject([{ reason: 'declined' }]);
});

test('a callee who has declined calls back, which ends the first call for its caller', async () => {
  const [one, other] = await createCallers();
  const { body } = await start(one, other);
  await end(other, body.id, randomUUID());
  const back = await start(other, one);
  expect(back.body).toMatchObject({ role: 'caller', state: 'ringing' });
  expect(back.body.id).not.toBe(body.id);
  const answered = await answer(one, back.body.id);
  expect(answered.body.state).toBe('answered');
  expect((await availability(one, other)).calls).toMatchObject([{ mine: true, reason: 'invite_timeout' }]);
});

test('calls that ended as busy or declined before are unanswered ones for their caller', async () => {
  const [one, other] = await createCallers();
  for (const reason of ['declined', 'user_busy']) {
    const { body } = await start(one, other);
    await database.pool.query('delete from members_in_calls where call_id = $1', [body.id]);
    await database.pool.query('update calls set ended_at = started_at, reason = $2 where id = $1', [body.id, reason]);
  }
  const reasons = async (by: TestMember, to: TestMember) =>
    (await availability(by, to)).calls.map(({ reason }: { reason: string }) => reason).toSorted();
  expect(await reasons(one, other)).toEqual(['invite_timeout', 'invite_timeout']);
  expect(await reasons(other, one)).toEqual(['declined', 'user_busy']);
  for (const { reason, started_at, ended_at } of await exported(one))
    expect([reason, ended_at - started_at]).toEqual(['invite_timeout', 45_000]);
});
