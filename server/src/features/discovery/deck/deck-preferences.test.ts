import { deckSize } from '@mwanzo/contract/limits';
import type { Preferences } from '@mwanzo/contract/people/preferences';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { clear, createMan, createMen, deckOf } = createDeckClient(testApp);

const open: Preferences = {
  looking_for: ['men'],
  min_age: 18,
  max_age: 100,
  near: 'anywhere',
  intent: [],
  verified_only: false,
};

async function save(by: TestMember, preferences: Partial<Preferences>): Promise<void> {
  const payload = { ...open, ...preferences };
  const url = '/api/profiles/me/preferences/';
  expect((await inject({ method: 'PUT', url, headers: by.headers, payload })).statusCode).toBe(200);
}

type Traits = Parameters<typeof createMan>[0];

// Fails if one preference, or one of the two sides, is ignored.
test.each<[wish: string, preferences: Partial<Preferences>, fitting: Traits, unfitting: Traits]>([
  ['a least age', { min_age: 30, max_age: 35 }, { verified: false, age: 30 }, { verified: false, age: 29 }],
  ['a greatest age', { min_age: 25, max_age: 30 }, { verified: false, age: 30 }, { verified: false, age: 31 }],
  ['the own town', { near: 'town' }, { town: 'Nairobi' }, { town: 'Kikuyu' }],
  ['the own county', { near: 'county' }, { town: 'Nairobi' }, { town: 'Thika' }],
  ['a neighbouring county', { near: 'neighbours' }, { town: 'Thika' }, { town: 'Nakuru' }],
  ['an intent', { intent: ['friends'] }, { intent: 'friends' }, { intent: 'casual' }],
  [
    'an intent that is shown',
    { intent: ['friends'] },
    { intent: 'friends' },
    { intent: 'friends', showsIntent: false },
  ],
  ['any intent', { intent: ['friends'] }, { intent: 'friends' }, { intent: null }],
  ['the badge', { verified_only: true }, { verified: true }, { verified: false }],
])('whoever wants %s meets only who has it, and is met by nobody else', async (_wish, wished, fitting, unfitting) => {
  await clear();
  const viewer = await createMember(testApp, { preferences: { ...open, ...wished } });
  // All of them live in Nairobi and are open to everybody, unless the row says otherwise.
  const yes = await createMan(fitting);
  const no = await createMan(unfitting);
  expect(await deckOf(viewer)).toEqual([yes.id]);
  expect(await deckOf(yes)).toEqual([viewer.id]);
  expect(await deckOf(no)).toEqual([]);
});

test('whom somebody looks for replaces what followed from gender and orientation, on their side only', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const [man, woman] = [await createMan(), await createMember(testApp, { orientation: 'bisexual' })];
  const other = await createMember(testApp, { gender: 'other' });
  const unknown = await createMember(testApp, { gender: null });
  const straight = await createMember(testApp);
  expect(await deckOf(viewer)).toEqual([man.id]);
  await save(viewer, { looking_for: ['women', 'non-binary'] });
  expect((await deckOf(viewer)).sort()).toEqual([woman.id, other.id, unknown.id].sort());
  expect(await deckOf(man)).not.toContain(viewer.id);
  await save(straight, { looking_for: ['women'] });
  expect(await deckOf(viewer)).toContain(straight.id);
});

test('ages 18 to 50 are a filter like any other, also right after a request for the preferred ages', async () => {
  await clear();
  const viewer = await createMember(testApp, { gender: 'female', preferences: open });
  await createMen(deckSize, { verified: false, age: 55 });
  const given = { min_age: '18', max_age: '50' };
  const preferred = { ...given, ages: 'preferred' };
  for (const [query, people] of [
    [preferred, deckSize],
    [given, 0],
    [preferred, deckSize],
  ] as const) {
    expect(await deckOf(viewer, query)).toHaveLength(people);
    // A queue that holds everybody is filled for each request. With more people it would be served again.
    await database.pool.query('update deck_queues set is_complete = false');
  }
});

// Fails if the queue does not depend on a filter. The orientation is asked of each queued candidate again.
test('a deck for one value of a filter is not served for another one', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(250);
  for (const [wide, narrow] of [
    [{ min_age: '18' }, { min_age: '50' }],
    [{ max_age: '50' }, { max_age: '20' }],
    [{ location: 'Nairobi' }, { location: 'Kisumu' }],
    [{ search: 'member' }, { search: 'nobody' }],
    [{ gender: 'male' }, { gender: 'female' }],
    [{ orientation: 'straight' }, { orientation: 'queer' }],
  ] as const) {
    expect(await deckOf(viewer, wide)).toHaveLength(deckSize);
    expect(await deckOf(viewer, narrow)).toEqual([]);
  }
});

test('a gender filter replaces whom somebody looks for, a location how near, and ages meet', async () => {
  await clear();
  const viewer = await createMember(testApp, {
    preferences: { ...open, near: 'town', min_age: 25, max_age: 35, intent: ['friends'] },
  });
  const fitting = { intent: 'friends', verified: false, age: 30 } as const;
  const woman = await createMember(testApp, { ...fitting, orientation: 'queer' });
  const far = await createMan({ ...fitting, town: 'Kisumu' });
  const casual = await createMan({ ...fitting, town: 'Kisumu', intent: 'casual' });
  const man = await createMan(fitting);
  expect(await deckOf(viewer)).toEqual([man.id]);
  expect(await deckOf(viewer, { gender: 'female' })).toEqual([woman.id]);
  expect(await deckOf(viewer, { orientation: 'queer' })).toEqual([woman.id]);
  expect(await deckOf(viewer, { location: 'Kisumu' })).toEqual([far.id]);
  expect(await deckOf(viewer, { search: 'member' })).toEqual([man.id]);
  expect(await deckOf(viewer, { min_age: '31', max_age: '50' })).toEqual([]);
  expect(await deckOf(viewer, { min_age: '18', max_age: '30' })).toEqual([man.id]);
  expect(await deckOf(viewer, { min_age: '40' })).toEqual([]);
  expect(casual.id).not.toBe(far.id);
});

test('a member who lives in no known town asks for no distance, and is near to nobody who does', async () => {
  await clear();
  const viewer = await createMember(testApp, { preferences: { ...open, near: 'town' } });
  await database.pool.query(`update profiles set town = '' where user_id = $1`, [viewer.id]);
  const near = await createMan({ town: 'Kisumu', preferences: { ...open, looking_for: ['women'], near: 'county' } });
  const anywhere = await createMan({ town: 'Lamu' });
  expect(await deckOf(viewer)).toEqual([anywhere.id]);
  expect(await deckOf(near)).toEqual([]);
  expect(await deckOf(anywhere)).toEqual([viewer.id]);
});

// Fails if the queue does not depend on a preference. Intents are asked of each queued candidate again. The profile is
// not saved in between, and the clock stands still.
test('saved preferences deal another deck at once', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(250, { verified: false });
  const near = await createMan({ town: 'Kisumu', verified: false });
  await database.pool.query(`update profiles set town = 'Kisumu' where user_id = $1`, [viewer.id]);
  const before = clock.now();
  for (const [changed, people] of [
    [{ near: 'town' }, [near.id]],
    [{ looking_for: ['women'] }, []],
    [{ min_age: 50 }, []],
    [{ max_age: 20 }, []],
    [{ intent: ['friends'] }, []],
    [{ verified_only: true }, []],
  ] as const) {
    await save(viewer, {});
    expect(await deckOf(viewer)).toHaveLength(deckSize);
    await save(viewer, changed as Partial<Preferences>);
    expect(await deckOf(viewer)).toEqual(people);
  }
  expect(clock.now()).toEqual(before);
});

test('a queued member who then asks for something else is not served', async () => {
  await clear();
  const viewer = await createMember(testApp, { verified: false, age: 30 });
  const men = await createMen(250);
  const served = await deckOf(viewer);
  const [older, verified, intent] = served.map((id) => men.find((man) => man.id === id));
  if (!older || !verified || !intent) throw new Error('too few');
  await save(older, { looking_for: ['women'], min_age: 31 });
  await save(verified, { looking_for: ['women'], verified_only: true });
  await save(intent, { looking_for: ['women'], intent: ['friends'] });
  const again = await deckOf(viewer);
  for (const { id } of [older, verified, intent]) expect(again).not.toContain(id);
});

// Fails if saving preferences does not count as a change of the profile.
test('a queued member who then asks for somebody nearer waits for the next queue', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(250, { town: 'Kikuyu' });
  const [first] = await deckOf(viewer);
  const man = men.find(({ id }) => id === first);
  if (!man) throw new Error('the deck is empty');
  const before = clock.now();
  clock.advance(1000);
  await save(man, { looking_for: ['women'], near: 'town' });
  expect(await deckOf(viewer)).not.toContain(man.id);
  clock.set(before);
});

test('preferences that nobody fits give an empty deck, and no error', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(3);
  await save(viewer, { looking_for: ['non-binary'], min_age: 99, max_age: 99, near: 'town', intent: ['not-sure'] });
  expect(await deckOf(viewer)).toEqual([]);
  expect(await deckOf(viewer, { search: 'member', min_age: '20', max_age: '30' })).toEqual([]);
});
