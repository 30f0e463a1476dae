import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { expect, test } from 'vitest';
import { getRow } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { countCrowd } from './count-crowd.ts';
import { createDeckClient } from './deck-client.fixture.ts';
import { readViewer } from './deck-viewers.repository.ts';

const testApp = await buildTestApp();
const { inject } = testApp;
const { clear, createMan, createMen, swipe } = createDeckClient(testApp);

type Query = Record<string, string>;
async function read(url: string, by: TestMember, query: Query = {}) {
  const response = await inject({ url, headers: by.headers, query });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const countDeck = (by: TestMember, query?: Query) => read('/api/profiles/discover/count/', by, query);
const wider = (by: TestMember) => read('/api/profiles/discover/wider/', by);
const all = { min_age: '18', max_age: '100', near: 'anywhere', intent: '', verified_only: 'false' };
const countPreferences = (by: TestMember, query: Query) =>
  read('/api/profiles/me/preferences/count/', by, { ...all, ...query });

test('nobody is 0, a few have no number, and from 10 on tens are counted', async () => {
  await clear();
  const viewer = await createMember(testApp);
  expect(await countDeck(viewer)).toEqual({ about: 0 });
  const [first] = await createMen(1);
  expect(await countDeck(viewer)).toEqual({ about: null });
  await createMen(9);
  expect(await countDeck(viewer)).toEqual({ about: 10 });
  await createMen(9);
  expect(await countDeck(viewer)).toEqual({ about: 10 });
  expect(await countPreferences(viewer, { looking_for: 'men' })).toEqual({ about: 10 });
  expect(await countPreferences(viewer, { looking_for: 'women,non-binary' })).toEqual({ about: 0 });
  for (const { id } of await createMen(1)) await swipe(viewer, id, true);
  await swipe(viewer, first?.id ?? 0, false);
  expect(await countDeck(viewer)).toEqual({ about: 10 });
});

test('the crowd of a deck of all towns has verified people without a town too', async () => {
  await clear();
  const { database, clock } = testApp;
  const { id: userId } = await createMember(testApp);
  await createMen(2, { town: 'Kisumu' });
  const elsewhere = [...(await createMen(3)), await createMan({ verified: false })].map(({ id }) => id);
  await database.pool.query(`update profiles set town = '' where user_id = any ($1)`, [elsewhere]);
  const today = nairobiDay(clock.now());
  const found = await getRow(database, readViewer, { userId, day: today });
  if (!found) throw new Error('There is a viewer');
  const viewer = { ...found.viewer, id: userId };
  expect(await countCrowd(database, viewer, {}, today)).toBe(5);
});

test('a person whom the member has liked or passed is not counted', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const men = await createMen(2);
  for (const { id } of men) await swipe(viewer, id, false);
  expect(await countDeck(viewer)).toEqual({ about: 0 });
});

test('a count is of those whom the search and the place leave', async () => {
  await clear();
  const viewer = await createMember(testApp, { town: 'Nairobi' });
  await createMen(10, { town: 'Nairobi' });
  await createMen(20, { town: 'Kisumu' });
  await createMan({ name: 'Kiptoo', town: 'Kisumu' });
  expect(await countDeck(viewer)).toEqual({ about: 30 });
  expect(await countDeck(viewer, { location: 'Nairobi' })).toEqual({ about: 10 });
  expect(await countDeck(viewer, { location: 'Kisumu', search: 'kiptoo' })).toEqual({ about: null });
  expect(await countDeck(viewer, { location: 'Nairobi', search: 'kiptoo' })).toEqual({ about: 0 });
  for (const query of [{ search: '!!' }, { location: '...' }, { min_age: '60' }] as Query[])
    expect(await countDeck(viewer, query)).toEqual({ about: 0 });
});

test('each preference one step wider is offered with the people it adds, most first, and at most three', async () => {
  await clear();
  const preferences = {
    looking_for: ['men' as const],
    min_age: 28,
    max_age: 32,
    near: 'town' as const,
    intent: ['friends' as const],
    verified_only: true,
  };
  const viewer = await createMember(testApp, { town: 'Thika', preferences });
  const fitting = { town: 'Thika', intent: 'friends', birthday: '1996-05-05' } as const;
  await createMen(5, { ...fitting, town: 'Ruiru' });
  await createMen(12, { ...fitting, birthday: '1999-05-05' });
  await createMen(4, { ...fitting, intent: 'casual' });
  await createMen(30, { ...fitting, verified: false, age: 30 });
  expect(await countDeck(viewer)).toEqual({ about: 0 });
  expect(await wider(viewer)).toEqual([
    { change: { preference: 'verified_only', verified_only: false }, brings: { about: 30 } },
    { change: { preference: 'ages', min_age: 23, max_age: 37 }, brings: { about: 10 } },
    { change: { preference: 'near', near: 'county' }, brings: { about: null } },
  ]);
  await createMan({ ...fitting, intent: null });
  await createMen(20, { ...fitting, intent: 'casual' });
  expect((await wider(viewer)).map(({ change }: { change: { preference: string } }) => change.preference)).toEqual([
    'verified_only',
    'intent',
    'ages',
  ]);
  const before = await wider(viewer);
  await createMen(12, fitting);
  expect(await countDeck(viewer)).toEqual({ about: 10 });
  // A step adds nobody who fits already.
  expect(await wider(viewer)).toEqual(before);
});

test('people who show no intent are among those whom the step to any intent adds', async () => {
  await clear();
  const viewer = await createMember(testApp, { preferences: { looking_for: ['men'], intent: ['friends'] } });
  await createMen(10, { intent: null });
  expect(await wider(viewer)).toEqual([{ change: { preference: 'intent', intent: [] }, brings: { about: 10 } }]);
});

test('who has a birthday today is as old as since today', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const today = nairobiDay(testApp.clock.now());
  await createMen(10, { birthday: `${Number(today.slice(0, 4)) - 31}${today.slice(4)}` });
  expect(await countDeck(viewer, { max_age: '30' })).toEqual({ about: 0 });
  expect(await countDeck(viewer, { min_age: '31', max_age: '31' })).toEqual({ about: 10 });
});

test('without chosen preferences nothing can be wider', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(10);
  expect(await wider(viewer)).toEqual([]);
});
