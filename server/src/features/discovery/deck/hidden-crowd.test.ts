import { hiddenCrowdMin } from '@mwanzo/contract/limits';
import type { Orientation } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { bringForward, clear, createMan, createMen, deckOf } = createDeckClient(testApp);

type Query = Record<string, string>;

/** A woman who looks for men, and so many men who fit. The first, Juma, hides the orientation and is ranked first. */
async function createCrowd(men: number, verified = true) {
  await clear();
  const viewer = await createMember(testApp, { verified });
  await createMen(men - 1);
  const juma = await createMan({ name: 'Juma', orientationVisibility: 'nobody' });
  await bringForward(juma);
  return { viewer, juma };
}

/** The same database with another hidden orientation of one member, as if nobody had looked yet. */
async function enterWorld(member: TestMember, orientation: Orientation): Promise<void> {
  await database.pool.query('update profiles set orientation = $2 where user_id = $1', [member.id, orientation]);
  await database.pool.query('delete from deck_queues; delete from daily_usage');
}

/** The deck byte for byte, in the world of each orientation. */
async function decksInWorlds(member: TestMember, viewer: TestMember, query: Query): Promise<string[]> {
  const decks: string[] = [];
  for (const orientation of ['straight', 'gay', 'bisexual'] as const) {
    await enterWorld(member, orientation);
    const response = await inject({ url: '/api/profiles/discover/', headers: viewer.headers, query });
    expect(response.statusCode).toBe(200);
    decks.push(response.payload);
  }
  return decks;
}

const narrow = { looking_for: ['men'], min_age: 30, max_age: 31, near: 'town', intent: [], verified_only: true };

async function prefer({ headers }: TestMember, payload: object): Promise<void> {
  const response = await inject({ method: 'PUT', url: '/api/profiles/me/preferences/', headers, payload });
  expect(response.statusCode).toBe(200);
}

const doors: readonly { door: string; query: Query; verified?: boolean; preferences?: object }[] = [
  { door: 'the plain deck', query: {} },
  { door: 'a filter by age', query: { min_age: '30', max_age: '30' } },
  { door: 'narrow preferences', query: {}, preferences: narrow },
  { door: 'a filter by gender', query: { gender: 'male' } },
  { door: 'a filter by town', query: { location: 'Nairobi' } },
  { door: 'a search', query: { search: 'Juma' } },
  { door: 'a deck without the badge', query: {}, verified: false },
];

// Fails with a smaller threshold.
test.each(doors)('$door of 99 people shows nothing of what one of them hides', async (asked) => {
  const { viewer, juma } = await createCrowd(99, asked.verified);
  if (asked.preferences) await prefer(viewer, asked.preferences);
  const [straight, ...others] = await decksInWorlds(juma, viewer, asked.query);
  expect(straight).toContain('"Juma"');
  for (const other of others) expect(other).toBe(straight);
});

// Fails if a filter that looks somebody up, or a member without the badge, uses hidden values among many people.
test.each(doors.slice(3))('$door of 100 people shows nothing either', async (asked) => {
  const { viewer, juma } = await createCrowd(100, asked.verified);
  const [straight, ...others] = await decksInWorlds(juma, viewer, asked.query);
  expect(straight).toContain('"Juma"');
  for (const other of others) expect(other).toBe(straight);
});

test.each(doors.slice(0, 3))('$door of 100 people may depend on what one of them hides', async (asked) => {
  const { viewer, juma } = await createCrowd(100);
  if (asked.preferences) await prefer(viewer, asked.preferences);
  const [straight, gay, bisexual] = await decksInWorlds(juma, viewer, asked.query);
  expect(straight).toContain('"Juma"');
  expect(gay).not.toContain('"Juma"');
  expect(bisexual).toBe(straight);
});

test.each([
  ['an age', { min_age: '52', max_age: '52' }],
  ['ages around it', { min_age: '50', max_age: '54' }],
])('a filter by %s that few people have shows nothing of what one of them hides', async (_title, query) => {
  const { viewer, juma } = await createCrowd(hiddenCrowdMin + 100);
  await database.pool.query(`update profiles set age = 52, birthday = '1974-01-01' where user_id = $1`, [juma.id]);
  const [straight, gay] = await decksInWorlds(juma, viewer, query);
  expect(straight).toContain('"Juma"');
  expect(gay).toBe(straight);
});

// Fails if the people who fit are counted by the genders that they seek in secret.
test('what the hundredth person hides does not decide about another', async () => {
  const { viewer, juma } = await createCrowd(hiddenCrowdMin - 1);
  const kamau = await createMan({ orientation: 'gay', orientationVisibility: 'matches' });
  await bringForward(kamau);
  await enterWorld(juma, 'straight');
  expect(await deckOf(viewer)).not.toContain(kamau.id);
  await enterWorld(juma, 'gay');
  expect(await deckOf(viewer)).not.toContain(kamau.id);
});

// Fails if the people who fit are counted without those on whom the viewer has decided, or who are separated from them.
test('passes and blocks of the viewer do not change whether hidden values decide', async () => {
  const { viewer, juma } = await createCrowd(hiddenCrowdMin);
  await enterWorld(juma, 'gay');
  const men = await deckOf(viewer);
  expect(men).not.toContain(juma.id);
  const [blocked, ...passed] = men;
  const block = { user_id: blocked };
  const response = await inject({ method: 'POST', url: '/api/blocks/', headers: viewer.headers, payload: block });
  expect(response.statusCode).toBeLessThan(300);
  await database.pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked)
      select least($1, other), greatest($1, other), case when $1 < other then false end,
        case when $1 > other then false end from unnest($2::bigint[]) other`,
    [viewer.id, passed],
  );
  await enterWorld(juma, 'gay');
  expect(await deckOf(viewer)).not.toContain(juma.id);
});

// Fails if accounts without the badge count, of which an attacker can make as many as are missing.
test('accounts without the badge do not make a crowd', async () => {
  const { viewer, juma } = await createCrowd(hiddenCrowdMin - 1);
  await createMen(50, { verified: false });
  const [straight, gay] = await decksInWorlds(juma, viewer, {});
  expect(straight).toContain('"Juma"');
  expect(gay).toBe(straight);
});

// Fails if the viewer counts, who seeks people like themselves.
test('the viewer is nobody of the crowd', async () => {
  await clear();
  const women = { gender: 'female', orientation: 'gay' } as const;
  const viewer = await createMember(testApp, women);
  await createMen(hiddenCrowdMin - 2, women);
  const wanjiku = await createMan({ ...women, name: 'Wanjiku', orientationVisibility: 'nobody' });
  await bringForward(wanjiku);
  const [straight, gay] = await decksInWorlds(wanjiku, viewer, {});
  expect(straight).toContain('"Wanjiku"');
  expect(gay).toBe(straight);
});

// Fails if it is decided again at each filling: a complete queue is filled for each request.
test('a request is judged in one way for ten minutes, whoever comes or goes meanwhile', async () => {
  const { viewer, juma } = await createCrowd(hiddenCrowdMin);
  const before = clock.now();
  const after = (minutes: number) => clock.set(new Date(before.getTime() + minutes * 60_000).toISOString());
  await enterWorld(juma, 'gay');
  const [other] = await deckOf(viewer);
  const pause = (isActive: boolean) =>
    database.pool.query('update profiles set is_active = $2 where user_id = $1', [other, isActive]);
  await pause(false);
  after(9);
  expect(await deckOf(viewer)).not.toContain(juma.id);
  after(11);
  expect(await deckOf(viewer)).toContain(juma.id);
  await pause(true);
  after(14);
  expect(await deckOf(viewer)).toContain(juma.id);
  expect(await deckOf(viewer, { max_age: '90' })).not.toContain(juma.id);
  clock.set(before.toISOString());
});
