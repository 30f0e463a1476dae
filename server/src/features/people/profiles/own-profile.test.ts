import { orientationConsent } from '@mwanzo/contract/people/options';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const url = '/api/profiles/me';
const whole = {
  name: 'Amina',
  age: 31,
  location: 'Thika Road, Nairobi',
  bio: 'Hello',
  interests: ['Travel', 'Coffee'],
};
const get = (member: TestMember) => inject({ url, headers: member.headers });
const put = (member: TestMember, payload: object) => inject({ method: 'PUT', url, headers: member.headers, payload });
const patch = (member: TestMember, payload: object) =>
  inject({ method: 'PATCH', url, headers: member.headers, payload });
const rowOf = async (member: TestMember) =>
  (await database.pool.query('select * from profiles where user_id = $1', [member.id])).rows[0];

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { verified: false });
});

test('members see all of their own profile, saved or not', async () => {
  const response = await get(
    await createMember(testApp, { saved: false, orientationVisibility: 'nobody', birthdayVisibility: 'nobody' }),
  );
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    is_saved: false,
    photo: null,
    photos: [],
    orientation_visibility: 'nobody',
    user: { orientation: 'straight', birthday: '1996-05-05', role: 'member', email: expect.stringContaining('@') },
  });
});

test('PUT saves the whole profile and returns it', async () => {
  const response = await put(member, whole);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ id: member.id, ...whole, is_saved: true });
  expect((await get(member)).json()).toEqual(response.json());
  expect(await rowOf(member)).toMatchObject({
    town: 'Nairobi',
    location_folded: 'nairobi',
    search_words: ['amina', 'travel', 'coffee', 'kusafiri', 'kahawa'],
    active_on: '2026-11-21',
  });
});

test('who saves after midnight in Nairobi is here on the new day', async () => {
  const before = clock.now();
  clock.set('2026-11-21T21:30:00Z');
  const late = await createMember(testApp);
  await database.pool.query("update profiles set active_on = '2026-11-20' where user_id = $1", [late.id]);
  await patch(late, { bio: 'Karibu' });
  expect((await rowOf(late)).active_on).toBe('2026-11-22');
  clock.set(before);
});

test('PUT without bio and interests clears them, PATCH leaves them', async () => {
  await put(member, whole);
  expect((await patch(member, { name: 'Aisha' })).json()).toMatchObject({ ...whole, name: 'Aisha' });
  const { bio: _bio, interests: _interests, ...required } = whole;
  expect((await put(member, required)).json()).toMatchObject({ bio: '', interests: [] });
});

test('the first save with name, age and location is stored as the time of saving', async () => {
  const fresh = await createMember(testApp, { saved: false, town: '' });
  const savedAt = async () => (await rowOf(fresh)).saved_at;
  expect((await patch(fresh, { bio: 'Hello' })).json().is_saved).toBe(false);
  expect(await savedAt()).toBeNull();
  const first = clock.now();
  expect((await patch(fresh, { age: '30', location: 'Kisumu' })).json().is_saved).toBe(true);
  expect(await savedAt()).toEqual(first);
  clock.advance(60_000);
  await patch(fresh, { bio: 'Hello again' });
  clock.set(first);
  expect(await savedAt()).toEqual(first);
});

test.each([
  ['a list', { interests: ['Travel', ' Coffee ', 'travel', ''] }],
  ['text joined by commas', { interests: 'Travel, Coffee,,travel' }],
  ['a JSON list in text', { interests: '["Travel","Coffee","Travel"]' }],
])('interests arrive as %s and are always returned as a list', async (_, interests) => {
  expect((await patch(member, interests)).json().interests).toEqual(['Travel', 'Coffee']);
});

test('a browser form works like JSON, with repeated interests', async () => {
  const form = makeForm({
    name: 'Amina',
    age: '31',
    location: 'Thika',
    bio: '',
    interests: ['Travel', 'Coffee'],
    photo: '',
  });
  const response = await inject({ method: 'PUT', url: `${url}/`, headers: member.headers, payload: form });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ name: 'Amina', age: 31, interests: ['Travel', 'Coffee'], photo: null });
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(81) }],
  ['name', { name: '\u200b\u202e' }],
  ['name', { name: 'Mwanzo Support' }],
  ['name', { name: 'https://evil.example/x' }],
  ['name', { name: 'Amina www.evil-site.com' }],
  ['name', { name: 'Amina ✓' }],
  ['age', { age: 17 }],
  ['age', { age: 101 }],
  ['age', { age: 'thirty' }],
  ['age', { age: 30.5 }],
  ['location', { location: ' ' }],
  ['location', { location: 'x'.repeat(81) }],
  ['location', { location: 'Nai\u0007robi' }],
  ['location', { location: '\u200b' }],
  ['bio', { bio: 'x'.repeat(501) }],
  ['bio', { bio: { html: true } }],
  ['interests', { interests: Array.from({ length: 21 }, (_, index) => `interest ${index}`) }],
  ['interests', { interests: ['x'.repeat(31)] }],
  ['interests', { interests: [{ a: 1 }] }],
  ['orientation_visibility', { orientation_visibility: 'friends' }],
  ['photo', { photo: 'https://example.com/me.jpg' }],
  ['photo', { photo: '/media/photos/0123456789abcdef0123456789abcdef/480.webp' }],
  ['photo', { photo: '../../etc/passwd' }],
])('a bad %s is refused by name, and nothing changes', async (field, changes) => {
  await put(member, whole);
  const before = await rowOf(member);
  for (const response of [await put(member, { ...whole, ...changes }), await patch(member, changes)]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(Array) } });
  }
  expect(await rowOf(member)).toEqual(before);
});

test('invisible characters are removed from every text, and from the bio those that change its direction', async () => {
  const sent = {
    name: ' Evil\u202eredro\n  Wanji\u200bru\u0301 ',
    age: 31,
    location: 'Thika\u202e,  Ken\u00adya',
    bio: 'Hello \u202eworld\u2069\n👩\u200d🚀',
    interests: ['Tra\u200bvel', 'Co\u202dffee'],
  };
  const stored = {
    name: 'Evilredro Wanjirú',
    location: 'Thika, Kenya',
    bio: 'Hello world\n👩\u200d🚀',
    interests: ['Travel', 'Coffee'],
  };
  expect((await put(member, sent)).json()).toMatchObject(stored);
  expect(await rowOf(member)).toMatchObject({
    ...stored,
    search_words: ['evilredro', 'wanjiru', 'travel', 'coffee', 'kusafiri', 'kahawa'],
  });
});

test('a name that poses as the house is refused with a problem of its own', async () => {
  const response = await patch(member, { name: 'Мwаnzо Supp0rt' });
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    detail: 'name: poses as Mwanzo or its staff',
    fields: { name: ['poses as Mwanzo or its staff'] },
  });
});

test('whoever saves an orientation consents to the text of that day, also if it is the one of before', async () => {
  const { orientation } = (await get(member)).json().user;
  await database.pool.query(
    "insert into consents (user_id, purpose, version, given_at) values ($1, 'orientation', $2, $3)",
    [member.id, orientationConsent + 1, clock.now()],
  );
  const consents = async () => (await inject({ url: '/api/account/consents/', headers: member.headers })).json();
  await patch(member, { bio: 'Karibu' });
  expect(await consents()).toMatchObject([{ version: orientationConsent + 1, withdrawn_at: null }]);
  clock.advance(1000);
  await patch(member, { orientation });
  const [given, ended] = await consents();
  expect(given).toMatchObject({ version: orientationConsent, withdrawn_at: null });
  expect(ended).toMatchObject({ version: orientationConsent + 1, withdrawn_at: clock.now().toISOString() });
});

test('PUT needs name, age and location', async () => {
  const response = await put(member, { bio: 'Hello' });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields).toSorted()).toEqual(['age', 'location', 'name']);
});

test('once a member is verified, their birthday decides the age, whatever is sent', async () => {
  const verified = await createMember(testApp, { verified: true, birthday: '1990-01-01', age: 20 });
  expect((await get(verified)).json().age).toBe(36);
  const response = await put(verified, { ...whole, age: 25 });
  expect(response.statusCode).toBe(200);
  expect(response.json().age).toBe(36);
});

test('fields that nobody may set are ignored', async () => {
  const before = await rowOf(member);
  const evil = {
    isVerified: true,
    is_verified: true,
    role: 'moderator',
    plan: 'premium',
    user_id: 1,
    id: 1,
    birthday: '1950-01-01',
    saved_at: null,
    is_active: false,
    rank_key: 1e9,
    user: { role: 'moderator' },
  };
  expect((await patch(member, evil)).statusCode).toBe(200);
  expect(await rowOf(member)).toMatchObject({
    is_verified: false,
    birthday: before.birthday,
    is_active: true,
    rank_key: expect.not.closeTo(1e9),
  });
  const { rows } = await database.pool.query('select role from users where id = $1', [member.id]);
  expect(rows[0]).toEqual({ role: 'member' });
});

test('two saves at the same time leave one whole profile', async () => {
  const [one, other] = [
    { ...whole, name: 'One', bio: 'one' },
    { ...whole, name: 'Other', bio: 'other' },
  ];
  await Promise.all(Array.from({ length: 10 }, (_, index) => put(member, index % 2 ? one : other)));
  const { name, bio } = (await get(member)).json();
  expect(bio).toBe(name.toLowerCase());
});

test('nobody reads or saves a profile without signing in', async () => {
  for (const method of ['GET', 'PUT', 'PATCH'] as const) {
    expect((await inject({ method, url, ...(method !== 'GET' && { payload: whole }) })).json()).toMatchObject({
      code: 'not_signed_in',
    });
  }
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect((await get(member)).json().code).toBe('not_signed_in');
  expect((await put(member, whole)).json().code).toBe('not_signed_in');
});
