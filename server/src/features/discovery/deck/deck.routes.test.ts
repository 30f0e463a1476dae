import { deckSize } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const { bringForward, get, clear, createMan, createMen, deckOf, swipe } = createDeckClient(testApp);

test('the deck shows of a member what strangers may see', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const hiding = { birthday: '1999-11-21', birthdayVisibility: 'matches', orientationVisibility: 'nobody' } as const;
  const brian = await createMan({ name: 'Brian', bio: 'Hello', town: 'Thika', interests: ['Hiking'], ...hiding });
  expect((await get(viewer)).body).toEqual([
    {
      id: brian.id,
      name: 'Brian',
      bio: 'Hello',
      age: 27,
      location: 'Thika',
      photo: null,
      photos: [],
      photo_details: [],
      interests: ['Hiking'],
      prompts: [],
      isVerified: true,
      intent: null,
      user: { id: brian.id, gender: 'male', orientation: null, birthday: null },
      is_new: true,
      was_here_this_week: true,
    },
  ]);
});

test('a deck holds at most 20, moves on with each swipe, and ends when everybody was swiped', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(45);
  const seen: number[] = [];
  for (const size of [deckSize, deckSize, 5, 0]) {
    const served = await deckOf(viewer);
    expect(served).toHaveLength(size);
    for (const id of served) await swipe(viewer, id, seen.push(id) % 2 === 0);
  }
  expect(seen.sort()).toEqual(men.map(({ id }) => id).sort());
});

test('without a swipe the same deck comes again in the same order', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(45);
  expect(await deckOf(viewer)).toEqual(await deckOf(viewer));
});

test('a queued member who is then deleted, inactive, unsaved or matched is not served', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const [gone, inactive, unsaved, matched, ...rest] = await createMen(300);
  if (!gone || !inactive || !unsaved || !matched) throw new Error('too few');
  // The queue holds 200 of 300 members, so it is incomplete and serves the second request.
  await deckOf(viewer);
  await database.pool.query('update deck_queues set candidate_ids = $1', [
    [gone.id, inactive.id, unsaved.id, matched.id, ...rest.slice(0, 100).map(({ id }) => id)],
  ]);
  await database.pool.query('delete from users where id = $1', [gone.id]);
  await database.pool.query('update profiles set is_active = false where user_id = $1', [inactive.id]);
  await database.pool.query('update profiles set saved_at = null where user_id = $1', [unsaved.id]);
  await createMatch(testApp, viewer, matched);
  expect(await deckOf(viewer)).toEqual(rest.slice(0, deckSize).map(({ id }) => id));
});

test.each([
  ['is not interested any more', {}, {}, `orientation = 'gay'`],
  ['hides the orientation that is filtered by', { orientation: 'pansexual' }, {}, `orientation_visibility = 'matches'`],
  [
    'hides the gender detail that is filtered by',
    { gender: 'trans' },
    { gender: 'non-binary', genderDetail: 'trans' },
    `orientation_visibility = 'matches'`,
  ],
] as const)('a queued member who then %s is not served', async (_title, query, traits, change) => {
  await clear();
  const viewer = await createMember(testApp);
  const [changed, ...rest] = await createMen(250, { orientation: 'pansexual', ...traits });
  if (!changed) throw new Error('too few');
  await deckOf(viewer, query);
  const queue = [changed, ...rest.slice(0, 100)].map(({ id }) => id);
  await database.pool.query('update deck_queues set candidate_ids = $1', [queue]);
  expect(await deckOf(viewer, query)).toContain(changed.id);
  await database.pool.query(`update profiles set ${change} where user_id = $1`, [changed.id]);
  expect(await deckOf(viewer, query)).toEqual(queue.slice(1, 1 + deckSize));
});

test('a new member appears at once while the pool is small, and after ten minutes in a large one', async () => {
  await clear();
  const viewer = await createMember(testApp, { town: 'Lamu' });
  await createMen(5, { town: 'Nairobi' });
  await deckOf(viewer);
  const newcomer = await createMan({ town: 'Lamu' });
  await bringForward(newcomer);
  expect((await deckOf(viewer))[0]).toBe(newcomer.id);
  await createMen(300, { town: 'Nairobi' });
  await deckOf(viewer);
  const later = await createMan({ town: 'Lamu' });
  await bringForward(later);
  expect(await deckOf(viewer)).not.toContain(later.id);
  const before = clock.now();
  clock.advance(10 * 60 * 1000);
  expect(await deckOf(viewer)).toContain(later.id);
  clock.set(before);
  // A search that finds everybody, and more than a queue holds, is a large pool too.
  await deckOf(viewer, { search: 'member' });
  const last = await createMan({ town: 'Lamu' });
  await bringForward(last);
  expect(await deckOf(viewer, { search: 'member' })).not.toContain(last.id);
});

// Fails if the queue does not depend on the time when the profile was saved.
test('saving the profile deals the deck again, and forgets who was taken back', async () => {
  await clear();
  const viewer = await createMember(testApp, { town: 'Lamu' });
  await createMen(300, { town: 'Nairobi' });
  const [first] = await deckOf(viewer);
  await database.pool.query('update deck_queues set returned_id = $1', [first]);
  const newcomer = await createMan({ town: 'Lamu' });
  await bringForward(newcomer);
  expect(await deckOf(viewer)).not.toContain(newcomer.id);
  const save = { method: 'PATCH', url: '/api/profiles/me/', headers: viewer.headers, payload: { bio: 'New' } } as const;
  expect((await inject(save)).statusCode).toBe(200);
  expect((await deckOf(viewer))[0]).toBe(newcomer.id);
  expect((await database.pool.query('select returned_id from deck_queues')).rows).toEqual([{ returned_id: null }]);
});

test('another filter gives another deck at once, and the same filter written differently does not', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(250);
  const woman = await createMember(testApp, { orientation: 'bisexual' });
  await deckOf(viewer);
  expect(await deckOf(viewer, { gender: 'Female' })).toEqual([woman.id]);
  const filled = async () =>
    (await database.pool.query('select filled_at from deck_queues where user_id = $1', [viewer.id])).rows[0].filled_at;
  await deckOf(viewer, { gender: 'MALE', min_age: '18', location: 'All Locations', search: '' });
  const first = await filled();
  clock.advance(1000);
  await deckOf(viewer, { gender: 'male', min_age: '18' });
  expect(await filled()).toEqual(first);
});

test('filters, search and place narrow the deck, accents and case aside', async () => {
  await clear();
  const viewer = await createMember(testApp, { orientation: 'bisexual' });
  const amina = await createMember(testApp, {
    name: 'Amina',
    orientation: 'queer',
    town: 'Kisumu',
    verified: false,
    age: 22,
    interests: ['Hiking'],
  });
  const brian = await createMan({
    name: 'Brian',
    town: 'Nairobi',
    verified: false,
    age: 40,
    interests: ['Cooking', 'Travel'],
  });
  const cherono = await createMember(testApp, {
    name: 'Cherono',
    gender: 'non-binary',
    genderDetail: 'trans',
    orientation: 'pansexual',
    town: 'Nairobi',
    verified: false,
    age: 65,
  });
  const expectDeck = async (query: Record<string, string>, members: TestMember[]) =>
    expect((await deckOf(viewer, query)).sort()).toEqual(members.map(({ id }) => id).sort());
  await expectDeck({}, [amina, brian, cherono]);
  await expectDeck({ search: 'HIK' }, [amina]);
  await expectDeck({ search: 'bri trav' }, [brian]);
  await expectDeck({ search: 'Ámin' }, [amina]);
  await expectDeck({ search: `amina'; drop table users; --` }, []);
  await expectDeck({ search: `':* | brian` }, [brian]);
  await expectDeck({ gender: 'Trans' }, [cherono]);
  await expectDeck({ gender: 'non-binary' }, [cherono]);
  await expectDeck({ gender: 'genderfluid' }, []);
  await expectDeck({ orientation: 'queer' }, [amina]);
  await expectDeck({ location: 'Kisumu' }, [amina]);
  await expectDeck({ location: '%' }, []);
  await expectDeck({ min_age: '23', max_age: '64' }, [brian]);
  await expectDeck({ min_age: '18', max_age: '65' }, [amina, brian, cherono]);
});

test.each([
  { min_age: '17' },
  { max_age: '101' },
  { min_age: '40', max_age: '30' },
  { gender: 'attack helicopter' },
  { orientation: 'up' },
  { search: 'x'.repeat(101) },
  { search: 'a\u0000' },
  { location: 'x'.repeat(81) },
])('a deck filtered by %j is refused as invalid input', async (query) => {
  const viewer = await createMember(testApp);
  expect(await get(viewer, query as Record<string, string>)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

test('a visit moves a member forward in the decks of others, by week', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const read = async () =>
    (await database.pool.query('select active_on, rank_key from profiles where user_id = $1', [viewer.id])).rows[0];
  await database.pool.query(`update profiles set active_on = '2026-11-01', rank_key = 0 where user_id = $1`, [
    viewer.id,
  ]);
  await deckOf(viewer);
  const visited = await read();
  expect(visited.active_on).toBe('2026-11-21');
  // The Monday of that week is the 319th day after 2026-01-01; chance adds up to a week.
  expect(visited.rank_key).toBeGreaterThanOrEqual(319);
  expect(visited.rank_key).toBeLessThan(326);
});

test('a member without a saved profile gets a deck too, by what is known', async () => {
  await clear();
  const viewer = await createMember(testApp, { saved: false, town: '' });
  const man = await createMan();
  expect(await deckOf(viewer)).toEqual([man.id]);
  expect(await deckOf(man)).toEqual([]);
});

test('the deck needs a sign-in, and an account that still exists', async () => {
  expect((await inject({ url: '/api/profiles/discover/' })).statusCode).toBe(401);
  const viewer = await createMember(testApp);
  await database.pool.query('delete from users where id = $1', [viewer.id]);
  expect((await get(viewer)).status).toBe(401);
});
