import { unverifiedLimits } from '@mwanzo/contract/limits';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

vi.setConfig({ testTimeout: 120_000 });
const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { clear, createMen } = createDeckClient(testApp);
const { profilesPerDay, profilesPerDayAndNetwork } = unverifiedLimits;

/** The ids in a deck for a network, and the reason why it is empty. */
async function look(by: TestMember, from: string, query: Record<string, string> = {}) {
  const response = await inject({ url: '/api/profiles/discover/', headers: by.headers, query, remoteAddress: from });
  expect(response.statusCode).toBe(200);
  const ids: number[] = response.json().map(({ id }: { id: number }) => id);
  return { ids, end: response.headers['x-deck-end'] };
}

/** Everybody whom a member can see by using filters, 20 requests at once. */
async function scrape(by: TestMember, from: string): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    const decks = await Promise.all(
      Array.from({ length: 20 }, (_, year) => look(by, from, { min_age: `${20 + year}`, max_age: `${20 + year}` })),
    );
    for (const id of decks.flatMap(({ ids }) => ids)) seen.add(id);
  }
  return seen;
}

const createCrowd = (each: number) =>
  Promise.all(Array.from({ length: 20 }, (_, year) => createMen(each, { verified: false, age: 20 + year })));

/** Fills a network's usage with invented ids, except for this many. */
const leave = (room: number) =>
  database.pool.query(
    'update network_usage set dealt_ids = dealt_ids || array_fill(0::bigint, array[$1::int - cardinality(dealt_ids)])',
    [profilesPerDayAndNetwork - room],
  );

test('a member without the badge sees 40 profiles a day, with any plan, filter and number of requests', async () => {
  await clear();
  await createCrowd(6);
  for (const plan of ['basic', 'premium'] as const) {
    const viewer = await createMember(testApp, { verified: false, plan });
    const seen = await scrape(viewer, '10.1.0.1');
    expect(seen.size).toBeLessThanOrEqual(profilesPerDay);
    expect(seen.size).toBeGreaterThan(profilesPerDay - 20);
    const { rows } = await database.pool.query('select dealt_ids from daily_usage where user_id = $1', [viewer.id]);
    expect(new Set(rows[0].dealt_ids.map(Number))).toEqual(seen);
  }
});

test('a badge that comes in the middle of the day brings the day of the plan', async () => {
  await clear();
  await createCrowd(6);
  const viewer = await createMember(testApp, { verified: false });
  expect((await scrape(viewer, '10.1.0.2')).size).toBeLessThanOrEqual(profilesPerDay);
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [viewer.id]);
  expect((await scrape(viewer, '10.1.0.2')).size).toBeGreaterThan(profilesPerDay);
});

// Fails if the budget is per account: hundreds of new accounts would see everybody.
test('fresh accounts of one network share a budget of distinct profiles, and others have their own', async () => {
  await clear();
  await database.pool.query('truncate network_usage');
  await createCrowd(6);
  const from = '10.1.0.3';
  const first = await createMember(testApp, { verified: false });
  const before = await scrape(first, from);
  const { rows: dealtBefore } = await database.pool.query('select dealt_ids from network_usage');
  expect(new Set(dealtBefore[0].dealt_ids.map(Number))).toEqual(before);
  const room = 25;
  await leave(room);
  const seen = new Set<number>();
  const fresh = [];
  for (let account = 0; account < 5; account += 1) fresh.push(await createMember(testApp, { verified: false }));
  const looks = await Promise.all(fresh.map((member) => scrape(member, from)));
  for (const id of looks.flatMap((ids) => [...ids])) if (!before.has(id)) seen.add(id);
  expect(seen.size).toBeLessThanOrEqual(room);
  expect(seen.size).toBeGreaterThan(0);
  const { rows } = await database.pool.query('select cardinality(dealt_ids) as served from network_usage');
  expect(rows[0].served).toBeLessThanOrEqual(profilesPerDayAndNetwork);

  const late = await createMember(testApp, { verified: false });
  // Profiles that others at the network have seen may still be shown, but no new ones.
  expect([...(await scrape(late, from))].filter((id) => !before.has(id) && !seen.has(id))).toEqual([]);
  const elsewhere = await createMember(testApp, { verified: false });
  expect((await look(elsewhere, '10.1.0.4', { min_age: '39' })).ids.length).toBeGreaterThan(0);
  const verified = await createMember(testApp);
  expect((await scrape(verified, from)).size).toBeGreaterThan(profilesPerDay);
});

test('a deck that a used-up budget empties says so, until the next day', async () => {
  await clear();
  const viewer = await createMember(testApp, { verified: false });
  await createMen(profilesPerDay + 5, { age: 30 });
  const served = new Set<number>();
  for (let deck = await look(viewer, '10.1.0.5'); deck.ids.length > 0; deck = await look(viewer, '10.1.0.5')) {
    for (const id of deck.ids) {
      served.add(id);
      await database.pool.query(
        `insert into pairs (low_id, high_id, ${viewer.id < id ? 'low' : 'high'}_liked,
          ${viewer.id < id ? 'low' : 'high'}_swiped_at)
         values (least($1::bigint, $2), greatest($1::bigint, $2), false, $3)`,
        [viewer.id, id, clock.now()],
      );
    }
  }
  expect(served.size).toBe(profilesPerDay);
  expect(await look(viewer, '10.1.0.5')).toEqual({ ids: [], end: 'limit' });
});

test('a used-up budget of a network says so, until the next day', async () => {
  await clear();
  await database.pool.query('truncate network_usage');
  const from = '10.1.0.6';
  const men = await createMen(5);
  const [first, second] = [
    await createMember(testApp, { verified: false }),
    await createMember(testApp, { verified: false }),
  ];
  expect((await look(first, from)).ids).toHaveLength(5);
  await leave(0);
  expect((await look(second, from)).ids).toHaveLength(5);
  await database.pool.query('delete from users where id = any($1)', [men.map(({ id }) => id)]);
  await createMen(5);
  expect(await look(second, from)).toEqual({ ids: [], end: 'limit' });
  expect((await look(second, '10.1.0.7')).ids).toHaveLength(5);
  const before = clock.now();
  clock.set('2026-11-21T21:00:00Z');
  const token = await testApp.tokens.issue({ userId: first.id, role: 'member' }, 1);
  const awake = { ...first, headers: { authorization: `Bearer ${token}` } };
  expect((await look(awake, from)).ids).toHaveLength(5);
  clock.set(before);
});
