import { deckSize, planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock, tokens } = testApp;
const { clear, createMen, deckOf, get, swipe } = createDeckClient(testApp);

const profilesMax = planLimits.basic.profilesPerDay ?? 0;

// Fails if the limit depends on the filter, or if a profile counts again that was served before.
test('a day deals a limited number of distinct profiles, whatever the filter, and then only those again', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(profilesMax + 60);
  const seen = new Set<number>();
  for (let age = 31; age < 45; age += 1) {
    const served = await deckOf(viewer, { max_age: String(age) });
    for (const id of served) seen.add(id);
    for (const id of served.slice(0, 15)) await swipe(viewer, id, false);
    await database.pool.query('update daily_usage set swipes = 0');
  }
  expect(seen.size).toBe(profilesMax);
  const again = await deckOf(viewer);
  expect(again.every((id) => seen.has(id))).toBe(true);
  for (const id of again) await swipe(viewer, id, false);
  const used = { status: 200, body: [], end: 'limit' };
  expect(await get(viewer)).toEqual(used);
  expect(await get(viewer, { search: 'nobody' })).toEqual(used);
  const before = clock.now();
  clock.set('2026-11-21T21:00:00Z');
  const token = await tokens.issue({ userId: viewer.id, role: 'member' }, 1);
  expect(await deckOf({ ...viewer, headers: { authorization: `Bearer ${token}` } })).toHaveLength(deckSize);
  clock.set(before);
});

test('a deck says why it has nobody, and only then', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const [man] = await createMen(1);
  expect(await get(viewer)).toMatchObject({ body: [{ id: man?.id }], end: undefined });
  expect(await get(viewer, { search: 'nobody' })).toEqual({ status: 200, body: [], end: 'everyone' });
  await swipe(viewer, man?.id ?? 0, false);
  expect(await get(viewer)).toEqual({ status: 200, body: [], end: 'everyone' });
});

test("many first requests at once do not deal more than the day's limit", async () => {
  await clear();
  const viewer = await createMember(testApp);
  await Promise.all(Array.from({ length: 40 }, (_, year) => createMen(20, { verified: false, age: 20 + year })));
  const decks = await Promise.all(
    Array.from({ length: 40 }, (_, year) => get(viewer, { min_age: String(20 + year), max_age: String(20 + year) })),
  );
  const served = new Set(decks.flatMap(({ body }) => body.map(({ id }: { id: number }) => id))).size;
  for (const { body, end } of decks) expect(end).toBe(body.length === 0 ? 'limit' : undefined);
  expect(served).toBeLessThanOrEqual(profilesMax);
  // A large group at one network does not use up a member's day.
  expect(served).toBeGreaterThan(profilesMax - deckSize);
  const { rows } = await database.pool.query(
    'select cardinality(dealt_ids) as served from daily_usage where user_id = $1',
    [viewer.id],
  );
  expect(rows).toEqual([{ served }]);
});

test('Premium is served everybody', async () => {
  await clear();
  const viewer = await createMember(testApp, { plan: 'premium' });
  await createMen(profilesMax + 10);
  let served = 0;
  for (let deck = await deckOf(viewer); deck.length > 0; deck = await deckOf(viewer)) {
    served += deck.length;
    for (const id of deck) await swipe(viewer, id, false);
  }
  expect(served).toBe(profilesMax + 10);
});

// Fails if a plan influences the rank, either the viewer's or a candidate's.
test('nobody is shown earlier, later or to others because of a plan', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(deckSize - 2);
  const afresh = async () => {
    await database.pool.query('delete from deck_queues');
    return deckOf(viewer);
  };
  const order = await afresh();
  expect(order).toHaveLength(men.length);
  await changePlan(testApp, 'premium', viewer);
  expect(await afresh()).toEqual(order);
  await changePlan(testApp, 'premium', ...men.filter((_, number) => number % 2));
  expect(await afresh()).toEqual(order);
  await changePlan(testApp, 'basic', viewer);
  expect(await afresh()).toEqual(order);
});

test('loads at the same time as a like go on in the same order, and the liked one is never dealt again', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(25);
  const [liked = 0, ...rest] = await deckOf(viewer);
  const [one, , other] = await Promise.all([deckOf(viewer), swipe(viewer, liked, true), deckOf(viewer)]);
  const after = await deckOf(viewer);
  expect(after).toHaveLength(deckSize);
  for (const deck of [one, other, after]) {
    expect(new Set(deck).size).toBe(deckSize);
    expect(deck.filter((id) => id !== liked).slice(0, rest.length)).toEqual(rest);
  }
  expect(after).not.toContain(liked);
});
