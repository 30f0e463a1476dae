import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { deckSize } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { queueSize } from '../../discovery/deck/retrieve-candidates.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;

const url = '/api/profiles/me';
const required = { name: 'Amina', age: 31, location: 'Nairobi' };
const settings = {
  gender: 'non-binary',
  gender_detail: 'genderfluid',
  orientation: 'queer',
  intent: 'relationship',
  shows_intent: false,
  shown_to: 'liked',
};
const get = (member: TestMember) => inject({ url, headers: member.headers });
const put = (member: TestMember, payload: object) => inject({ method: 'PUT', url, headers: member.headers, payload });
const patch = (member: TestMember, payload: object) =>
  inject({ method: 'PATCH', url, headers: member.headers, payload });
const seenBy = async (viewer: TestMember, { id }: TestMember) =>
  (await inject({ url: `/api/profiles/${id}/`, headers: viewer.headers })).json();

/** The settings in the member's own profile. */
function settingsIn(response: { json: () => OwnProfile }) {
  const { user, intent, shows_intent, shown_to } = response.json();
  const { gender, gender_detail, orientation } = user;
  return { gender, gender_detail, orientation, intent, shows_intent, shown_to };
}

test.each([
  ['PUT', put, required],
  ['PATCH', patch, {}],
] as const)('%s saves every setting, and returns the profile as it is from now on', async (_, save, rest) => {
  const member = await createMember(testApp, { verified: false });
  const response = await save(member, { ...rest, ...settings });
  expect(response.statusCode).toBe(200);
  expect(settingsIn(response)).toEqual(settings);
  expect((await get(member)).json()).toEqual(response.json());
});

test('PUT and PATCH without settings keep them', async () => {
  const member = await createMember(testApp);
  await patch(member, settings);
  expect(settingsIn(await put(member, required))).toEqual(settings);
  expect(settingsIn(await patch(member, { bio: 'Hello' }))).toEqual(settings);
});

test('a new member shows the intent, meets everyone and has none of the rest', async () => {
  const member = await createMember(testApp, { gender: null, orientation: null, saved: false });
  expect(settingsIn(await get(member))).toEqual({
    gender: null,
    gender_detail: null,
    orientation: null,
    intent: null,
    shows_intent: true,
    shown_to: 'everyone',
  });
});

test('a gender detail goes with another gender, in the database too, and does not come back', async () => {
  const member = await createMember(testApp, { gender: 'non-binary', genderDetail: 'trans', verified: false });
  expect(settingsIn(await patch(member, { gender: 'female' }))).toMatchObject({
    gender: 'female',
    gender_detail: null,
  });
  expect(settingsIn(await patch(member, { gender_detail: 'trans' })).gender_detail).toBeNull();
  expect(settingsIn(await patch(member, { gender: 'non-binary' })).gender_detail).toBeNull();
});

test.each([
  ['null', { gender_detail: null, intent: null }],
  ['an empty text', { gender_detail: '', intent: '' }],
])('%s clears the gender detail and the intent', async (_, cleared) => {
  const member = await createMember(testApp);
  await patch(member, settings);
  expect(settingsIn(await patch(member, cleared))).toEqual({ ...settings, gender_detail: null, intent: null });
});

test('a form sends the settings as texts: labels in any case, true and false', async () => {
  const member = await createMember(testApp);
  const form = makeForm({ gender: 'Non-binary', gender_detail: 'Trans', intent: 'Not-sure', shows_intent: 'false' });
  expect(settingsIn(await patch(member, form))).toMatchObject({
    gender: 'non-binary',
    gender_detail: 'trans',
    intent: 'not-sure',
    shows_intent: false,
  });
  expect(settingsIn(await patch(member, makeForm({ shows_intent: 'true' }))).shows_intent).toBe(true);
});

test('empty texts of a form keep gender, orientation and visibility', async () => {
  const member = await createMember(testApp);
  await patch(member, settings);
  const empty = makeForm({ gender: '', orientation: '', shows_intent: '', shown_to: '', orientation_visibility: '' });
  expect(settingsIn(await patch(member, empty))).toEqual(settings);
});

test.each([
  ['gender', 'robot'],
  ['gender', 5],
  ['gender_detail', 'none'],
  ['orientation', 'up'],
  ['intent', 'marriage'],
  ['shows_intent', 'yes'],
  ['shows_intent', 1],
  ['shown_to', 'nobody'],
])('a bad %s (%j) is refused by name, and nothing changes', async (field, value) => {
  const member = await createMember(testApp);
  for (const response of [
    await put(member, { ...required, ...settings, [field]: value }),
    await patch(member, { ...settings, [field]: value }),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(Array) } });
  }
  expect(settingsIn(await get(member))).toMatchObject({ gender: 'female', intent: null });
});

test('others see the intent only while its owner shows it, matches no more than strangers', async () => {
  const member = await createMember(testApp);
  const [stranger, match] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, member, match);
  await patch(member, { intent: 'friends' });
  for (const viewer of [stranger, match]) expect((await seenBy(viewer, member)).intent).toBe('friends');
  await patch(member, { shows_intent: false });
  for (const viewer of [stranger, match]) expect((await seenBy(viewer, member)).intent).toBeNull();
  expect((await get(member)).json().intent).toBe('friends');
});

test('others never see the gender detail, nor who may meet the member', async () => {
  const member = await createMember(testApp, { verified: false });
  await patch(member, { ...settings, shown_to: 'everyone' });
  const seen = await seenBy(await createMember(testApp), member);
  expect(JSON.stringify(seen)).not.toMatch(/genderfluid|shown_to|shows_intent/);
  expect(seen.user.gender).toBe('non-binary');
});

test('the next sign-in returns the saved gender and orientation', async () => {
  const account = { email: 'amina@example.com', password: 'karibu-mwanzo' };
  const form = { ...account, full_name: 'Amina Wanjiru', birthday: '1998-03-14' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload: form })).json();
  expect(user).toMatchObject({ gender: null, orientation: null });
  const payload = { gender: 'female', orientation: 'bisexual' };
  await inject({ method: 'PATCH', url, headers: { authorization: `Bearer ${token.access}` }, payload });
  const signIn = await inject({ method: 'POST', url: '/api/token/', payload: account });
  expect(signIn.json().user).toMatchObject(payload);
});

test('no card is served any more from a deck that was queued for the old gender', async () => {
  const member = await createMember(testApp, { gender: 'female', orientation: 'straight', verified: false });
  const create = (gender: 'male' | 'female') =>
    Promise.all(Array.from({ length: 2 * deckSize }, () => createMember(testApp, { gender, orientation: 'bisexual' })));
  await create('male');
  await create('female');
  const gendersDealt = async () => {
    const deck = (await inject({ url: '/api/profiles/discover/', headers: member.headers })).json();
    return [...new Set(deck.map(({ user }: { user: { gender: string } }) => user.gender))];
  };
  expect(await gendersDealt()).toEqual(['male']);
  await patch(member, { orientation: 'lesbian' });
  expect(await gendersDealt()).toEqual(['female']);
  await patch(member, { gender: 'male', orientation: 'straight' });
  expect(await gendersDealt()).toEqual(['female']);
  await patch(member, { orientation: 'gay' });
  expect(await gendersDealt()).toEqual(['male']);
});

// Fails if a queue still serves candidates who have changed their settings since it was filled.
test('a member who changes their gender leaves the decks that were queued for the old one', async () => {
  await database.pool.query('truncate users cascade');
  const viewer = await createMember(testApp, { gender: 'female', orientation: 'straight' });
  const men = await Promise.all(
    Array.from({ length: queueSize + deckSize }, () =>
      createMember(testApp, { gender: 'male', orientation: 'bisexual', verified: false }),
    ),
  );
  const deckOf = async (member: TestMember): Promise<number[]> =>
    (await inject({ url: '/api/profiles/discover/', headers: member.headers })).json().map(({ id }: TestMember) => id);
  const [first = 0] = await deckOf(viewer);
  testApp.clock.advance(1000);
  const changed = men.find(({ id }) => id === first);
  if (changed) await patch(changed, { gender: 'female' });
  expect(await deckOf(viewer)).not.toContain(first);
});
