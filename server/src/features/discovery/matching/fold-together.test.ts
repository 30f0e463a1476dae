import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listTalkedCalls } from '../../conversations/calls/index.ts';
import { listMadePlans } from '../../conversations/dates/index.ts';
import { listGrownConversations } from '../../conversations/messages/index.ts';
import { getRows } from '../../../database/sql.ts';
import { planOf } from '../../../testing/explain.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { foldTogether } from './fold-together.ts';
import { lessonOf } from './model/lessons.ts';

const testApp = await buildTestApp();
const { database, inject, clock } = testApp;
const daySeconds = 24 * 60 * 60;
const look = (withinSeconds = daySeconds) => foldTogether(testApp, withinSeconds);

async function match(): Promise<[TestMember, TestMember]> {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, one, other);
  return [one, other];
}

async function write(from: TestMember, to: TestMember, times: number): Promise<void> {
  for (let written = 0; written < times; written += 1) {
    const request = { method: 'POST', url: '/api/messages/send/', headers: from.headers } as const;
    expect(
      (await inject({ ...request, payload: { sender: from.id, receiver: to.id, text: 'Habari' } })).statusCode,
    ).toBe(201);
  }
}

async function call(caller: TestMember, callee: TestMember, seconds: number | null, isOver = true): Promise<void> {
  const at = new Date(clock.now().getTime() - 3_600_000);
  const endsAt = isOver ? new Date(at.getTime() + (seconds ?? 0) * 1000) : null;
  await database.pool.query(
    `insert into calls (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until, caller_seen_at,
       callee_device, answered_at, callee_seen_at, ended_at, reason)
     values ($1, $1, $2, $3, $1, $4, $4, $4, $5, $6, $6, $7, $8)`,
    [
      randomUUID(),
      caller.id,
      callee.id,
      at,
      ...(seconds === null ? [null, null] : [randomUUID(), at]),
      endsAt,
      isOver ? 'user_hangup' : null,
    ],
  );
}

async function planDate(owner: TestMember, partner: TestMember): Promise<void> {
  const now = clock.now();
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  await database.pool.query(
    `insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
       nonce, secret_hash, created_at)
     values ($1, $2, $3, 'Brian', 'Java House', $4, $5, $6, '', sha256($8), $7)`,
    [owner.id, randomUUID(), partner.id, later(1), later(2), later(24), now, randomBytes(16)],
  );
}

/** The means of a member's generosity and attractiveness; null if nothing was learned. */
async function numbersOf({ id }: TestMember): Promise<[number, number] | null> {
  const { rows } = await database.pool.query(
    'select generosity_mean as a, attractiveness_mean as b from matching_states where user_id = $1',
    [id],
  );
  return rows[0] ? [rows[0].a, rows[0].b] : null;
}

const both = async (two: readonly TestMember[]) => Promise.all(two.map(numbersOf));

async function talk([one, other]: readonly [TestMember, TestMember]): Promise<void> {
  await write(one, other, 3);
  await write(other, one, 3);
}

test('a conversation in which both have written three messages teaches both directions once', async () => {
  const two = await match();
  const [one, other] = two;
  await write(one, other, 4);
  await write(other, one, 2);
  await look();
  expect(await both(two)).toEqual([null, null]);
  await write(other, one, 1);
  await look();
  const learned = await both(two);
  expect(learned.flat().every((number) => Number(number) > 0.1)).toBe(true);
  await write(one, other, 3);
  await look();
  expect(await both(two)).toEqual(learned);
});

test('more than one batch is learned in one look', async () => {
  const pairs = [await match(), await match()];
  for (const two of pairs) await talk(two);
  await foldTogether(testApp, daySeconds, 1);
  expect((await Promise.all(pairs.map(both))).flat()).not.toContain(null);
});

test.each([
  ['that is over', true],
  ['that is going on', false],
])('a call %s teaches both directions once', async (_, isOver) => {
  const two = await match();
  await call(...two, isOver ? 30 : 0, isOver);
  if (isOver) await write(...two, 1);
  await look();
  const learned = await both(two);
  expect(learned.flat().every((number) => Number(number) > 0.1)).toBe(true);
  await call(...two, 60);
  await look();
  expect(await both(two)).toEqual(learned);
});

test.each([
  ['that nobody answered', null],
  ['of less than half a minute', 29],
])('a call %s teaches nothing', async (_, seconds) => {
  const two = await match();
  await call(...two, seconds);
  await write(...two, 1);
  await look();
  expect(await both(two)).toEqual([null, null]);
});

test('a plan for a date teaches once, whoever of the two makes it, and more than a call', async () => {
  const [two, callers] = [await match(), await match()];
  await planDate(two[1], two[0]);
  await call(...callers, 0, false);
  await look();
  const learned = await both(two);
  expect(learned[0]?.[0]).toBeGreaterThan((await numbersOf(callers[0]))?.[0] ?? NaN);
  await planDate(...two);
  await look();
  expect(await both(two)).toEqual(learned);
});

test('what two do together counts from the moment at which it was complete, however much follows', async () => {
  const [talkers, callers, planners] = [await match(), await match(), await match()];
  const begun = clock.now().getTime();
  await write(...talkers, 3);
  await call(...callers, 40);
  await planDate(...planners);
  clock.advance(60_000);
  await write(talkers[1], talkers[0], 3);
  await call(callers[1], callers[0], 40);
  await planDate(planners[1], planners[0]);
  clock.advance(60_000);
  await write(...talkers, 1);
  await write(...callers, 1);
  const wanted = { withinSeconds: daySeconds, now: clock.now(), limit: 1000 };
  const found = [
    ...(await getRows(database, listGrownConversations, wanted)),
    ...(await getRows(database, listTalkedCalls, wanted)),
    ...(await getRows(database, listMadePlans, wanted)),
  ];
  const momentOf = (two: readonly TestMember[]) =>
    found.filter(({ lowId }) => two.some(({ id }) => id === lowId)).map(({ at }) => at.getTime() - begun);
  expect([talkers, callers, planners].map(momentOf)).toEqual([[60_000], [-3_600_000], [0]]);
});

test('what is older than a look goes back to is left to the look before', async () => {
  const two = await match();
  await talk(two);
  await database.pool.query('update messages set id = id - 3600000000 where low_id = $1', [
    Math.min(two[0].id, two[1].id),
  ]);
  await look(3590);
  expect(await both(two)).toEqual([null, null]);
  await look(3700);
  expect(await both(two)).not.toContain(null);
});

test.each([23, 25])('a plan that was made %i hours ago is found if that is less than a day', async (hours) => {
  const two = await match();
  await planDate(...two);
  await database.pool.query('update date_plans set id = id - $2 where user_id = $1', [two[0].id, hours * 3.6e9]);
  const found = await getRows(database, listMadePlans, { limit: 1000 });
  expect(found.filter(({ lowId }) => two.some(({ id }) => id === lowId))).toHaveLength(hours < 24 ? 1 : 0);
});

test.each(['the first', 'the second'])('nothing is learned of two of whom %s has stopped the learning', async (who) => {
  const two = await match();
  const stopped = two[who === 'the first' ? 0 : 1];
  const change = async (learns_from_swipes: boolean) => {
    const url = '/api/account/settings/';
    const response = await inject({ method: 'PATCH', url, headers: stopped.headers, payload: { learns_from_swipes } });
    expect(response.statusCode).toBe(200);
  };
  await change(false);
  await talk(two);
  await planDate(...two);
  await look();
  expect(await both(two)).toEqual([null, null]);
  // It is never learned later.
  await change(true);
  await look();
  expect(await both(two)).toEqual([null, null]);
});

test('nothing is learned of two of whom one is not verified', async () => {
  const two = await match();
  await database.pool.query('update profiles set is_verified = false where user_id = $1', [two[1].id]);
  await planDate(...two);
  await look();
  expect(await both(two)).toEqual([null, null]);
});

test.each(['unmatch', 'block'])('an end of contact changes neither member for others: %s', async (how) => {
  const [one, other] = await match();
  await talk([one, other]);
  await look();
  const before = await both([one, other]);
  const request = how === 'block' ? { url: '/api/blocks/', payload: { user_id: other.id } } : null;
  const response = await (request
    ? inject({ method: 'POST', headers: one.headers, ...request })
    : inject({ method: 'DELETE', headers: one.headers, url: `/api/profiles/matches/${other.id}/` }));
  expect(response.statusCode).toBeLessThan(300);
  await look();
  expect(await both([one, other])).toEqual(before);
});

const look180 = { withinSeconds: 180, now: clock.now(), limit: 1000 };
const byKey =
  /Index (Only )?Scan (Backward )?using pairs_\w+ on pairs[^\n]*\n\s+Index Cond: \(\((low|high)_id = .*AND \(/;
test.each([
  [
    'conversations',
    () => planOf(database, listGrownConversations, look180),
    ['messages_pkey', 'messages_conversation'],
  ],
  ['calls', () => planOf(database, listTalkedCalls, look180), ['messages_pkey', 'calls_between']],
  ['plans', () => planOf(database, listMadePlans, look180), ['date_plans_pkey']],
])('a look finds %s by indexes alone', async (_, plan, indexes) => {
  const text = await plan();
  expect(text).not.toContain('Seq Scan');
  expect(text).toMatch(byKey);
  for (const index of indexes) expect(text).toContain(index);
});

test('the weights are those of the table', () => {
  const { conversation, call: called, datePlan } = lessonOf;
  expect([conversation, called, datePlan].map(({ weight, directions }) => [weight, directions])).toEqual([
    [2, 'both'],
    [2, 'both'],
    [3, 'both'],
  ]);
});
