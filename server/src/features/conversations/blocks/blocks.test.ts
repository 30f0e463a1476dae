import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { getRows, valuesOf } from '../../../database/sql.ts';
import { blockNew, listBlocked } from '../../core/pairs/separations.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, send, read, textsOf, act, publishedBy } = createMessageClient(testApp);

const block = (by: TestMember, { id }: { id: number }) => act(by, 'POST', '/api/blocks/', { user_id: id });
const unblock = (by: TestMember, { id }: { id: number }) => act(by, 'DELETE', `/api/blocks/${id}/`);
const unmatch = (by: TestMember, { id }: { id: number }) => act(by, 'DELETE', `/api/profiles/matches/${id}/`);
const listBlocks = async (by: TestMember) => (await act(by, 'GET', '/api/blocks/')).body;
const like = (by: TestMember, { id }: { id: number }) =>
  act(by, 'POST', '/api/profiles/like-pass/', { target_profile_id: id, matched: true });
const sees = async (by: TestMember, { id }: { id: number }) =>
  (await act(by, 'GET', `/api/profiles/${id}/`)).status === 200;
const noContent = { status: 204, body: null };

test('a block is listed only for the one who blocked, latest first, and repeating it changes nothing', async () => {
  const me = await createMember(testApp);
  const [first, second] = [
    await createMember(testApp, { id: 801, name: 'Kiptoo' }),
    await createMember(testApp, { id: 802 }),
  ];
  const blockedAt = clock.now().toISOString();
  expect(await block(me, first)).toEqual(noContent);
  clock.advance(1000);
  expect(await block(me, second)).toEqual(noContent);
  expect(await block(me, first)).toEqual(noContent);
  expect(await listBlocks(me)).toEqual([
    { user_id: second.id, name: `Member ${second.id}`, blocked_at: clock.now().toISOString() },
    { user_id: first.id, name: 'Kiptoo', blocked_at: blockedAt },
  ]);
  const latest = await getRows(database, listBlocked, { userId: me.id, limit: 1 });
  expect(latest).toMatchObject([{ userId: second.id }]);
  expect(await listBlocks(first)).toEqual([]);
  for (const [one, other] of [
    [me, first],
    [first, me],
  ] as const)
    expect(await sees(one, other)).toBe(false);
});

test('nobody blocks themselves, and a member who does not exist is blocked in vain', async () => {
  const me = await createMember(testApp);
  expect(await block(me, me)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', detail: 'user_id: is yourself', fields: { user_id: ['is yourself'] } },
  });
  expect(await unmatch(me, me)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  for (const act_ of [block, unblock, unmatch]) expect(await act_(me, { id: 77 })).toEqual(noContent);
  expect(await listBlocks(me)).toEqual([]);
});

test('an unblocked match is a stranger: the match does not come back, and both may like each other again', async () => {
  const [one, other] = await createCouple();
  await send(one, other, 'Habari');
  await block(one, other);
  expect(await unblock(other, one)).toEqual(noContent);
  expect(await sees(one, other)).toBe(false);
  expect(await unblock(one, other)).toEqual(noContent);
  expect(await sees(one, other)).toBe(true);
  expect((await read(one, other.id)).status).toBe(404);
  expect((await send(one, other, 'Uko?')).status).toBe(404);
  expect((await like(one, other)).body).toMatchObject({ matched: false });
  // Taking the like back keeps the data that belongs to the pair.
  expect((await act(one, 'POST', '/api/profiles/rewind/', {})).status).toBe(200);
  expect((await like(other, one)).body).toMatchObject({ matched: false });
  expect((await like(one, other)).body).toMatchObject({ matched: true });
  expect(textsOf(await read(other, one.id))).toEqual(['Habari']);
});

test('a match that was parted twice has its conversation again when it becomes a match again', async () => {
  const [one, other] = await createCouple();
  await send(one, other, 'Habari');
  for (const leaver of [one, other]) {
    const them = leaver === one ? other : one;
    await block(leaver, them);
    await unblock(leaver, them);
  }
  await like(one, other);
  expect((await like(other, one)).body).toMatchObject({ matched: true });
  expect(textsOf(await read(one, other.id))).toEqual(['Habari']);
});

test('who was liked and blocked is a stranger after that: the like does not come back', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await like(other, one);
  await block(one, other);
  await unblock(one, other);
  expect((await like(one, other)).body).toMatchObject({ matched: false });
});

test('of two who have blocked each other neither sees the other until both have taken it back', async () => {
  const [one, other] = await createCouple();
  await Promise.all([block(one, other), block(other, one)]);
  expect([await listBlocks(one), await listBlocks(other)]).toEqual([[], []]);
  await unblock(one, other);
  expect(await sees(one, other)).toBe(false);
  expect(await listBlocks(other)).toHaveLength(1);
  await unblock(other, one);
  expect([await sees(one, other), await sees(other, one)]).toEqual([true, true]);
});

// Between strangers only the blocks keep the pair's row.
test('of two strangers who have blocked each other neither sees the other until both have taken it back', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    await block(first, second);
    await block(second, first);
    await unblock(first, second);
    expect([await sees(first, second), await sees(second, first)]).toEqual([false, false]);
    expect([(await like(first, second)).status, (await like(second, first)).status]).toEqual([404, 404]);
    expect(await listBlocks(second)).toMatchObject([{ user_id: first.id }]);
    await unblock(second, first);
    expect([await sees(first, second), await sees(second, first)]).toEqual([true, true]);
  }
});

test('an ended match stays ended: no block and unblock by the other member brings it back', async () => {
  const [one, other] = await createCouple();
  expect(await unmatch(one, other)).toEqual(noContent);
  expect(await unmatch(other, one)).toEqual(noContent);
  // It is no block, which could be taken back.
  expect([await listBlocks(one), await listBlocks(other)]).toEqual([[], []]);
  await block(other, one);
  await unblock(other, one);
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await sees(me, them)).toBe(false);
    expect((await like(me, them)).status).toBe(404);
    expect((await act(me, 'GET', '/api/profiles/matches/')).body).toEqual([]);
  }
});

test('both are told at once of the end of a match, and nobody of a block without one', async () => {
  const [one, other] = await createCouple();
  const ended = [
    { to: other.id, event: { type: 'match_ended', partner: one.id } },
    { to: one.id, event: { type: 'match_ended', partner: other.id } },
  ];
  expect(await publishedBy(() => block(one, other))).toEqual(ended);
  expect(await publishedBy(() => block(one, other))).toEqual([]);
  expect(await publishedBy(() => block(other, one))).toEqual([]);
  const stranger = await createMember(testApp);
  expect(await publishedBy(() => block(one, stranger))).toEqual([]);
});

test('two who block each other at the same moment both get through, and the match ends once (50 duels)', async () => {
  for (let duel = 0; duel < 50; duel += 1) {
    const [one, other] = await createCouple();
    const published = await publishedBy(() => Promise.all([block(one, other), block(other, one), unmatch(one, other)]));
    expect(published).toHaveLength(2);
    const { rows } = await database.pool.query(
      `select low_blocked_at is not null and high_blocked_at is not null as both from pairs
        where $1 in (low_id, high_id)`,
      [one.id],
    );
    expect(rows).toEqual([{ both: true }]);
  }
});

test('a message at the time of a block is stored before it or refused, without a notification (50 duels)', async () => {
  const outcomes = new Set<number>();
  for (let duel = 0; duel < 50; duel += 1) {
    const [one, other] = await createCouple();
    const sends = Array.from({ length: 4 }, (_, at) => send(other, one, `Habari ${at}`));
    const [, ...sent] = await Promise.all([block(one, other), ...sends]);
    for (const { status } of sent) outcomes.add(status);
    const stored = await database.pool.query('select count(*)::integer as n from messages where sender_id = $1', [
      other.id,
    ]);
    expect(stored.rows[0].n).toBe(sent.filter(({ status }) => status === 201 || status === 200).length);
    const notices = await database.pool.query('select from notifications where user_id in ($1, $2)', [
      one.id,
      other.id,
    ]);
    expect(notices.rowCount).toBe(0);
  }
  expect(outcomes).toContain(404);
});

test('a like on its way leaves no answer behind, and no notification that names one of them (50 duels)', async () => {
  for (let duel = 0; duel < 50; duel += 1) {
    const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
    const likes = Promise.all([like(other, one), like(one, other)]);
    await Promise.all([block(one, other), likes]);
    const { rows } = await database.pool.query(
      'select is_parted, low_liked, high_liked, matched_at from pairs where $1 in (low_id, high_id)',
      [one.id],
    );
    expect(rows).toEqual([{ is_parted: true, low_liked: null, high_liked: null, matched_at: null }]);
    const notices = await database.pool.query('select from notifications where actor_id in ($1, $2)', [
      one.id,
      other.id,
    ]);
    expect(notices.rowCount).toBe(0);
  }
});

test('a like that waits for a block to be written finds nobody, as it would a moment later', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  const blocking = valuesOf(blockNew, { me: one.id, them: other.id, at: clock.now() });
  const waited = await commitOnceAwaited(
    database,
    (transaction) => transaction.query(blockNew.text, blocking),
    () => like(other, one),
  );
  expect(waited).toEqual(await like(other, one));
  expect(waited.status).toBe(404);
});

test('many blocks are listed and written by indexes alone', async () => {
  await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
    select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 2001) id on conflict do nothing`);
  await database.pool.query(`insert into pairs (low_id, high_id, low_liked, low_blocked_at)
    select 1, id, case when id % 20 > 0 then true end, case when id % 20 = 0 then now() end
      from generate_series(2, 2001) id`);
  await database.pool.query('analyze pairs');
  const plan = await explain(database, listBlocked.text, [1, 50]);
  expect(plan).toContain('pairs_blocked_by_low');
  expect(plan).not.toContain('Seq Scan on pairs');
});

test('a match that was made again after an unblock is told', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, one, other);
  await block(one, other);
  await unblock(one, other);
  await like(one, other);
  const published = await publishedBy(() => like(other, one));
  expect(published.map(({ event }) => event.type)).toContain('match');
});
