import { visibilities } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { planOf } from '../../../testing/explain.ts';
import { findOwn, findVisible, lockProfile, updateProfile, type WrittenProfile } from './profiles.repository.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const get = (viewer: TestMember, id: number | string) =>
  inject({ url: `/api/profiles/${id}/`, headers: viewer.headers });

const viewer = await createMember(testApp, { gender: 'male' });

test('a stranger sees the profile and nothing of the account', async () => {
  const member = await createMember(testApp, { name: 'Amina', bio: 'Hello', interests: ['Travel'] });
  const response = await get(viewer, member.id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    id: member.id,
    name: 'Amina',
    bio: 'Hello',
    age: 30,
    location: 'Nairobi',
    photo: null,
    photos: [],
    photo_details: [],
    interests: ['Travel'],
    prompts: [],
    isVerified: true,
    intent: null,
    user: { id: member.id, gender: 'female', orientation: 'straight', birthday: '1996-05-05' },
  });
});

test.each([
  ['Flat 4B, 12 Argwings Kodhek Road, Kilimani, Nairobi', 'Nairobi'],
  ['Kona Mbaya, Laikipia', 'Laikipia'],
  ['The moon', ''],
])('of the location "%s" a stranger sees "%s", and a match all of it', async (location, seen) => {
  const member = await createMember(testApp);
  const save = { method: 'PATCH', url: '/api/profiles/me/', headers: member.headers, payload: { location } } as const;
  expect((await inject(save)).json().location).toBe(location);
  expect((await get(viewer, member.id)).json().location).toBe(seen);
  await createMatch(testApp, viewer, member);
  expect((await get(viewer, member.id)).json().location).toBe(location);
});

const seenBy = { everyone: ['stranger', 'match'], matches: ['match'], nobody: [] as string[] };

for (const visibility of visibilities) {
  for (const relation of ['stranger', 'match']) {
    const isSeen = seenBy[visibility].includes(relation);
    test(`what is visible to ${visibility} is ${isSeen ? 'shown to' : 'hidden from'} a ${relation}`, async () => {
      const birthday = '1991-07-13';
      const byOrientation = await createMember(testApp, {
        orientation: 'pansexual',
        orientationVisibility: visibility,
        birthday,
      });
      const byBirthday = await createMember(testApp, {
        orientation: 'pansexual',
        birthdayVisibility: visibility,
        birthday,
      });
      if (relation === 'match')
        for (const member of [byOrientation, byBirthday]) await createMatch(testApp, viewer, member);
      const first = await get(viewer, byOrientation.id);
      expect(first.json().user).toMatchObject({ orientation: isSeen ? 'pansexual' : null, birthday });
      expect(first.body.includes('pansexual')).toBe(isSeen);
      const second = await get(viewer, byBirthday.id);
      expect(second.json().user).toMatchObject({ orientation: 'pansexual', birthday: isSeen ? birthday : null });
      expect(second.body.includes(birthday)).toBe(isSeen);
    });
  }
}

test('a like that is not returned is no match', async () => {
  const member = await createMember(testApp, { orientationVisibility: 'matches' });
  await database.pool.query('insert into pairs (low_id, high_id, low_liked) values ($1, $2, true)', [
    Math.min(viewer.id, member.id),
    Math.max(viewer.id, member.id),
  ]);
  expect((await get(viewer, member.id)).json().user.orientation).toBeNull();
});

test('an unknown, an unsaved and an inactive profile get the same response', async () => {
  const unsaved = await createMember(testApp, { saved: false });
  const inactive = await createMember(testApp, { active: false });
  const responses = [await get(viewer, 123_456), await get(viewer, unsaved.id), await get(viewer, inactive.id)];
  for (const response of responses) {
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(responses[0]?.body);
  }
});

test.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '%00'])('the id %s is refused', async (id) => {
  expect((await get(viewer, id)).statusCode).toBe(400);
});

test('a verified member is a year older from midnight in Nairobi on, to themselves and to others', async () => {
  const before = clock.now();
  clock.set('2026-05-04T20:59:59Z');
  const [member, stranger] = [await createMember(testApp, { birthday: '1996-05-05' }), await createMember(testApp)];
  const ages = async () => {
    const own = await inject({ url: '/api/profiles/me', headers: member.headers });
    return [own.json().age, (await get(stranger, member.id)).json().age];
  };
  expect(await ages()).toEqual([29, 29]);
  clock.advance(1000);
  expect(await ages()).toEqual([30, 30]);
  clock.set(before);
});

test('viewers see their own profile as a stranger does', async () => {
  const member = await createMember(testApp, { orientationVisibility: 'nobody' });
  const response = await get(member, member.id);
  expect(response.json().user.orientation).toBeNull();
  expect(response.json()).not.toHaveProperty('orientation_visibility');
});

test('nobody sees a profile without signing in', async () => {
  const response = await inject({ url: `/api/profiles/${viewer.id}/` });
  expect(response.statusCode).toBe(401);
});

const profile: WrittenProfile = {
  userId: 1,
  name: 'a',
  bio: '',
  age: 30,
  location: 'b',
  locationFolded: 'b',
  town: '',
  interests: [],
  searchWords: [],
  prompts: '[]',
  birthdayVisibility: 'everyone',
  orientation: 'straight',
  orientationVisibility: 'everyone',
  gender: 'female',
  genderDetail: null,
  intent: 'friends',
  showsIntent: true,
  shownTo: 'everyone',
  isPaused: false,
  savedAt: new Date(),
  changedAt: new Date(),
  activeOn: '2026-01-01',
  rankKey: 1,
};

test.each([
  ['findOwn', () => planOf(database, findOwn, { userId: 1 }), 'profiles_pkey'],
  ['findVisible', () => planOf(database, findVisible, { id: 1, viewerId: 2 }), 'on pairs pair'],
  ['lockProfile', () => planOf(database, lockProfile, { userId: 1 }), 'profiles_pkey'],
  ['updateProfile', () => planOf(database, updateProfile, profile), 'profiles_pkey'],
] as const)('%s reads no table as a whole', async (_, findPlan, index) => {
  const plan = await findPlan();
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
