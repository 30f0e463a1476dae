import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { createKeepsClient } from '../keeps/keeps-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, clock, database, tokens } = testApp;

// The last minute of the day before the birthday in Nairobi, and a moment at which it is still that day in UTC.
const [eve, birthday] = ['2026-11-21T20:59:00Z', '2026-11-22T00:30:00+03:00'];
clock.set(eve);
const amina = await createMember(testApp, { plan: 'premium' });
const waiting = await createKeepsClient(testApp).createWaiting();
const others = { gender: 'male', birthday: '1996-11-22', age: 40 } as const;
const [match, liker, kept, dealt] = [
  await createMember(testApp, others),
  await createMember(testApp, others),
  await createMember(testApp, others),
  await createMember(testApp, others),
];
const send = async (by: { id: number }, method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await tokens.issue({ userId: by.id, role: 'member' }, by.id)}` };
  const response = await inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${method} ${url}: ${response.payload}`).toBeLessThan(300);
  return response;
};
await createMatch(testApp, amina, match);
await send(liker, 'POST', '/api/profiles/like-pass/', { target_profile_id: amina.id, matched: true });
await send(waiting, 'POST', '/api/keeps/', { user_id: kept.id });

/** The ages by the id of the member that an object of a response is about. */
function agesIn(value: unknown, ages: Record<number, unknown> = {}): Record<number, unknown> {
  if (typeof value !== 'object' || value === null) return ages;
  if ('age' in value) {
    const { id, user } = value as { id?: number; user?: { id: number } };
    ages[user?.id ?? id ?? 0] = value.age;
  }
  for (const each of Object.values(value)) agesIn(each, ages);
  return ages;
}

test.each([
  ['the matches', amina, '/api/profiles/matches/', match],
  ['the likers', amina, '/api/profiles/likes-me/', liker],
  ['the kept', waiting, '/api/keeps/', kept],
  ['the deck', amina, '/api/profiles/discover/', dealt],
  ['a profile', amina, `/api/profiles/${dealt.id}/`, dealt],
  ['their own profile', dealt, '/api/profiles/me', dealt],
])('in %s a verified member is a year older from midnight in Nairobi', async (_, viewer, url, member) => {
  const ageAt = async (moment: string) => {
    clock.set(moment);
    return agesIn((await send(viewer, 'GET', url)).json())[member.id];
  };
  expect([await ageAt(eve), await ageAt(birthday)]).toEqual([29, 30]);
});

const [asha, brian, juma, stranger, reviewer] = [501, 502, 503, 504, 590];
const request = createTeller(testApp, [reviewer]);
const own = 'profiles/me';
const patch = (by: number, body: object) => () => request(by, 'PATCH', own, body);
const seen = (of: number, by: number) => () => request(by, 'GET', `profiles/${of}/`);
const settings = (by: number, body: object) => () => request(by, 'PATCH', 'account/settings/', body);
const wanted = (by: number, body: object) => () =>
  request(by, 'PUT', `${own}/preferences/`, {
    looking_for: ['men', 'women'],
    min_age: 25,
    max_age: 100,
    near: 'county',
    intent: ['friends', 'casual'],
    verified_only: true,
    ...body,
  });

/** Claims the one change that waits, and decides it. */
async function decide(body: object): Promise<string> {
  const { rows } = await database.pool.query('select id from profile_changes');
  const url = `moderation/changes/${rows[0].id}`;
  await request(reviewer, 'POST', `${url}/claim/`, {});
  return request(reviewer, 'POST', `${url}/decide/`, body);
}

const prompts = [{ prompt_id: 'best-sunday', answer: 'No plans.' }];
const first = { name: 'Brian', age: 33, location: 'Ngong Road, Thika', interests: ['Kupika', 'Chess'] };
const sundays = { ...first, bio: 'Hello', gender: 'male', prompts, intent: 'friends', shows_intent: false };

const steps: readonly Step[] = [
  ['a first profile without its town', patch(brian, { age: 33, bio: 'Hello' })],
  ['nobody sees it yet', seen(brian, asha)],
  ['a complete one', () => request(brian, 'PUT', own, sundays)],
  ['as others see it', seen(brian, asha)],
  ['the same again', () => request(brian, 'PUT', own, sundays)],
  ['one that leaves everything else out', () => request(brian, 'PUT', own, first)],
  ['an intent that is shown', patch(brian, { intent: 'casual', shows_intent: true })],
  ['no intent', patch(brian, { intent: null })],
  ['an orientation for matches alone', patch(brian, { orientation: 'gay', orientation_visibility: 'matches' })],
  ['a stranger sees none', seen(brian, stranger)],
  ['a match does', seen(brian, juma)],
  ['a birthday for nobody', patch(brian, { birthday_visibility: 'nobody' })],
  ['a match sees none', seen(brian, juma)],
  [
    'a name and a gender without the badge',
    patch(brian, { name: 'Bryan', gender: 'non-binary', gender_detail: 'trans' }),
  ],
  ['another gender', patch(brian, { gender: 'other' })],
  ['a detail that it does not have', patch(brian, { gender_detail: 'genderfluid' })],
  ['shown to people he likes', patch(brian, { shown_to: 'liked' })],
  ['a stranger sees nothing', seen(brian, stranger)],
  ['a pause', patch(brian, { is_paused: true, shown_to: 'everyone' })],
  ['a match still sees him', seen(brian, juma)],
  ['a stranger does not', seen(brian, stranger)],
  ['the pause ends', patch(brian, { is_paused: false })],
  ['no photo by text', patch(brian, { photo: '/media/photos/x.webp' })],

  ['a verified name waits', patch(asha, { name: 'Neema', bio: 'New' })],
  ['others see the old one', seen(asha, stranger)],
  ['so does a verified gender', patch(asha, { gender: 'non-binary', gender_detail: 'trans' })],
  ['its detail changes', patch(asha, { gender_detail: 'genderfluid' })],
  ['the old name comes back', patch(asha, { name: 'Asha' })],
  ['a reviewer approves the gender', () => decide({ decision: 'approve', checks: { gender_fits: true } })],
  ['others see it', seen(asha, stranger)],
  ['a next name waits', patch(asha, { name: 'Zawadi' })],
  ['and is refused', () => decide({ decision: 'reject', reason_code: 'name_of_another' })],
  ['a typed age beside the badge', patch(asha, { age: 50, location: 'Kisumu' })],

  ['derived preferences', () => request(asha, 'GET', `${own}/preferences/`)],
  ['chosen ones', wanted(asha, {})],
  ['the same, otherwise ordered', wanted(asha, { looking_for: ['women', 'men'], intent: ['casual', 'friends'] })],
  ['without an intent, anywhere', wanted(asha, { intent: [], near: 'anywhere', min_age: 18, verified_only: false })],
  ['they are read', () => request(asha, 'GET', `${own}/preferences/`)],
  ['ages in the wrong order', wanted(asha, { min_age: 60, max_age: 50 })],

  ['settings are chosen', settings(asha, { push_kinds: ['like'], mail_kinds: [], quiet_hours: { from: 0, to: 60 } })],
  ['one of them alone', settings(asha, { read_receipts: false })],
  ['no quiet hours', settings(asha, { quiet_hours: null })],
  ['names on a locked screen', settings(asha, { shows_names_when_locked: true, language: 'sw' })],
  ['presence is hidden', settings(asha, { shows_presence: false })],
  ['and again', settings(asha, { shows_presence: false })],
  ['and shown', settings(asha, { shows_presence: true })],
  ['the learning stops', settings(asha, { learns_from_swipes: false })],
  ['a second time', settings(asha, { learns_from_swipes: false })],
  ['and goes on', settings(asha, { learns_from_swipes: true })],
  ['the consents', () => request(asha, 'GET', 'account/consents/')],
  ['one without the orientation', () => request(brian, 'DELETE', 'account/consents/orientation/')],
  ['a second time', () => request(brian, 'DELETE', 'account/consents/orientation/')],
  ['he reads his own', () => request(brian, 'GET', own)],
  ['and she hers', () => request(asha, 'GET', own)],
];

test('each step of a profile has its response, its listeners and its rows', async () => {
  clock.set('2026-03-03T06:00:00Z');
  await createMember(testApp, { id: asha, name: 'Asha', birthday: '1990-02-01' });
  await createMember(testApp, { id: brian, name: 'Brian', saved: false, verified: false, gender: null, town: '' });
  for (const id of [juma, stranger]) await createMember(testApp, { id, gender: 'male' });
  await createMember(testApp, { id: reviewer, role: 'moderator', birthday: '1980-01-01' });
  const numbered = (id: number) => ({ id, token: '', headers: { authorization: '' } });
  for (const id of [asha, brian]) await createMatch(testApp, numbered(id), numbered(juma));
  const tables =
    'profiles profile_changes member_settings consents notifications moderation_audit review_claims presences';
  const course = await tellCourse(testApp, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-a-profile.txt');
});
