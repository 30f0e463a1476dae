import type { Preferences } from '@mwanzo/contract/people/preferences';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { planOf } from '../../../testing/explain.ts';
import type { StoredPreferences } from './preference-rules.ts';
import { findPreferences, updatePreferences } from './profiles.repository.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;

const url = '/api/profiles/me/preferences/';
const get = (by: TestMember) => inject({ url, headers: by.headers });
const put = (by: TestMember, payload?: object) =>
  inject({ method: 'PUT', url, headers: by.headers, ...(payload && { payload }) });

const chosen: Preferences = {
  looking_for: ['women', 'non-binary'],
  min_age: 25,
  max_age: 40,
  near: 'county',
  intent: ['friends', 'relationship'],
  verified_only: true,
};

test('before a choice the preferences follow from the profile', async () => {
  const member = await createMember(testApp, { gender: 'male', orientation: 'straight' });
  const response = await get(member);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    looking_for: ['women'],
    min_age: 18,
    max_age: 100,
    near: 'anywhere',
    intent: [],
    verified_only: false,
    is_chosen: false,
  });
});

test('what is saved is kept, as a whole, and replaces what was saved before', async () => {
  const member = await createMember(testApp);
  const response = await put(member, chosen);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ...chosen, is_chosen: true });
  expect((await get(member)).json()).toEqual({ ...chosen, is_chosen: true });
  const wide = { looking_for: ['men'], min_age: 18, max_age: 100, near: 'anywhere', intent: [], verified_only: false };
  await put(member, wide);
  expect((await get(member)).json()).toEqual({ ...wide, is_chosen: true });
});

test('each save is noted, so that decks of others that were queued before judge the member again', async () => {
  const member = await createMember(testApp);
  const before = testApp.clock.now();
  const text = 'select changed_at as at from profiles where user_id = $1';
  for (const minutes of [0, 1]) {
    testApp.clock.advance(minutes * 60_000);
    await put(member, chosen);
    const { rows } = await testApp.database.pool.query(text, [member.id]);
    expect(rows).toEqual([{ at: testApp.clock.now() }]);
  }
  testApp.clock.set(before);
});

test('repeated values count once', async () => {
  const member = await createMember(testApp);
  const response = await put(member, { ...chosen, looking_for: ['men', 'men', 'women'], intent: ['casual', 'casual'] });
  expect(response.json()).toMatchObject({ looking_for: ['women', 'men'], intent: ['casual'] });
});

test('of saves at once one holds as a whole', async () => {
  const member = await createMember(testApp);
  const all = Array.from({ length: 12 }, (_, index) => ({ ...chosen, min_age: 20 + index, max_age: 60 - index }));
  const responses = await Promise.all(all.map((body) => put(member, body)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  const { min_age: minAge, max_age: maxAge } = (await get(member)).json();
  expect(minAge + maxAge).toBe(80);
});

test.each([
  ['no body', undefined, ['looking_for', 'min_age', 'max_age', 'near', 'intent', 'verified_only']],
  ['an empty body', {}, ['looking_for', 'min_age', 'max_age', 'near', 'intent', 'verified_only']],
  ['nobody to look for', { ...chosen, looking_for: [] }, ['looking_for']],
  ['an unknown gender', { ...chosen, looking_for: ['women', 'everyone'] }, ['looking_for']],
  ['a text instead of a list', { ...chosen, looking_for: 'women' }, ['looking_for']],
  ['a list of 10,000', { ...chosen, looking_for: Array.from({ length: 10_000 }, () => 'men') }, ['looking_for']],
  ['10,000 intents', { ...chosen, intent: Array.from({ length: 6_000 }, () => 'friends') }, ['intent']],
  ['an unknown intent', { ...chosen, intent: ['marriage'] }, ['intent']],
  ['ages in the wrong order', { ...chosen, min_age: 41 }, ['min_age']],
  ['an age below 18', { ...chosen, min_age: 17 }, ['min_age']],
  ['an age over 100', { ...chosen, max_age: 101 }, ['max_age']],
  ['an age that is no number', { ...chosen, max_age: 'old' }, ['max_age']],
  ['an unknown distance', { ...chosen, near: 'street' }, ['near']],
  ['a number for a choice', { ...chosen, verified_only: 1 }, ['verified_only']],
])('%s is refused, with the fields that are wrong, and changes nothing', async (_title, body, fields) => {
  const member = await createMember(testApp, { preferences: chosen });
  const response = await put(member, body);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('invalid_input');
  expect(Object.keys(response.json().fields)).toEqual(fields);
  expect((await get(member)).json()).toMatchObject({ min_age: 25, max_age: 40, is_chosen: true });
});

test('preferences are their own: another member has others, and nobody has any without signing in', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await put(one, chosen);
  expect((await get(other)).json().is_chosen).toBe(false);
  expect((await inject({ url })).statusCode).toBe(401);
  expect((await inject({ method: 'PUT', url, payload: chosen })).statusCode).toBe(401);
});

test('a deleted member is not signed in any more', async () => {
  const member = await createMember(testApp);
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect((await get(member)).statusCode).toBe(401);
  expect((await put(member, chosen)).statusCode).toBe(401);
});

const stored: StoredPreferences = {
  lookingFor: [],
  minAge: 18,
  maxAge: 100,
  near: 'town',
  wants: null,
  verifiedOnly: false,
};

test.each([
  ['findPreferences', () => planOf(database, findPreferences, { userId: 1 })],
  ['updatePreferences', () => planOf(database, updatePreferences, { userId: 1, ...stored, now: new Date() })],
] as const)('%s reads no table as a whole', async (_, findPlan) => {
  const plan = await findPlan();
  expect(plan).toContain('profiles_pkey');
  expect(plan).not.toContain('Seq Scan');
});
