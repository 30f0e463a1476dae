import { expect, test, vi } from 'vitest';
import { createModerationClient } from '../features/trust/moderation/moderation-client.fixture.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { createBareClient, type BareClient } from './bare-client.fixture.ts';

vi.setConfig({ testTimeout: 120_000 });
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
const password = 'karibu-mwanzo';

const sixteen = [
  'GET /api/messages/conversation/{userId}/',
  'GET /api/notifications/',
  'GET /api/profiles/discover/',
  'GET /api/profiles/matches/',
  'GET /api/profiles/me',
  'GET /api/profiles/{id}/',
  'PATCH /api/profiles/me',
  'POST /api/messages/send/',
  'POST /api/notifications/mark-all-read/',
  'POST /api/notifications/{id}/mark-read/',
  'POST /api/profiles/like-pass/',
  'POST /api/signup/',
  'POST /api/token/',
  'POST /api/token/refresh/',
  'POST /api/verify/',
  'PUT /api/profiles/me',
];

let people = 0;
function formOf(full_name: string, gender: string) {
  people += 1;
  const email = `bare${people}@mwanzo.test`;
  return {
    full_name,
    email,
    password,
    confirmPassword: password,
    gender,
    birthday: '1996-05-05',
    orientation: 'straight',
  };
}

/** Signs up, signs in, saves the profile and sends both documents. */
async function join(client: BareClient, full_name: string, gender: string): Promise<void> {
  const form = formOf(full_name, gender);
  await client.signUp(form);
  await client.signIn(form.email, password);
  await client.refresh();
  expect(await client.call('GET', '/api/profiles/me')).toMatchObject({ id: client.userId, isVerified: false });
  const profile = { name: full_name, bio: 'Hello', location: 'Nairobi', age: '30', interests: 'Music, Hiking' };
  const saved = await client.call('PUT', '/api/profiles/me', { parts: { ...profile, photo: picture } });
  expect(saved).toMatchObject({ name: full_name, interests: ['Music', 'Hiking'], photo: expect.stringMatching(/^\//) });
  const patched = await client.call('PATCH', '/api/profiles/me', { parts: { ...profile, bio: 'Habari' } });
  expect(patched).toMatchObject({ bio: 'Habari', photo: saved.photo });
  await client.call('POST', '/api/verify/', { parts: { selfie: picture, id_document: picture } });
}

async function findEachOther(one: BareClient, other: BareClient): Promise<void> {
  const query = { search: 'Hiking', location: 'Nairobi', min_age: '18', max_age: '50' };
  const found: { id: number }[] = await one.call('GET', '/api/profiles/discover/', { query });
  expect(found.map(({ id }) => id)).toContain(other.userId);
  const seen = await one.call('GET', '/api/profiles/{id}/', { at: { id: other.userId } });
  expect(seen).toMatchObject({ id: other.userId, isVerified: true });
}

async function becomeMatch(one: BareClient, other: BareClient): Promise<void> {
  const like = (from: BareClient, to: BareClient) =>
    from.call('POST', '/api/profiles/like-pass/', { json: { target_profile_id: to.userId, matched: true } });
  expect(await like(one, other)).toMatchObject({ matched: false });
  expect(await like(other, one)).toMatchObject({ matched: true });
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const)
    expect(await me.call('GET', '/api/profiles/matches/')).toMatchObject([{ id: them.userId }]);
}

async function readNotifications(client: BareClient): Promise<void> {
  const list = () => client.call('GET', '/api/notifications/');
  const [first, ...others] = await list();
  expect(first).toMatchObject({ message: expect.any(String), is_read: false, created_at: expect.any(String) });
  await client.call('POST', '/api/notifications/{id}/mark-read/', { at: { id: first.id } });
  expect((await list()).filter((each: { is_read: boolean }) => !each.is_read)).toHaveLength(others.length);
  await client.call('POST', '/api/notifications/mark-all-read/');
  expect((await list()).every((each: { is_read: boolean }) => each.is_read)).toBe(true);
}

async function chat(one: BareClient, other: BareClient): Promise<void> {
  expect(await one.say(other.userId, ' Hujambo! ')).toBe(1);
  // The first request is refused with a question, and the client sends the message again.
  expect(await one.say(other.userId, 'Find me on WhatsApp, 0712 345 678')).toBe(2);
  expect(await other.say(one.userId, 'Please send me 2000 bob on M-Pesa')).toBe(2);
  const said = [
    [one.userId, 'Hujambo!'],
    [one.userId, 'Find me on WhatsApp, 0712 345 678'],
    [other.userId, 'Please send me 2000 bob on M-Pesa'],
  ];
  for (const [me, them] of [
    [one, other],
    [other, one],
  ] as const) {
    const read = await me.call('GET', '/api/messages/conversation/{userId}/', { at: { userId: them.userId } });
    expect(read.map(({ text, sender }: { text: string; sender: number }) => [sender, text])).toEqual(said);
  }
}

async function playToTheChat(testApp: TestApp, network: string, approve: (userId: number) => Promise<void>) {
  const [one, other] = [createBareClient(testApp, network), createBareClient(testApp, network)];
  await join(one, 'Amina', 'female');
  await join(other, 'Brian', 'male');
  for (const { userId } of [one, other]) await approve(userId);
  await findEachOther(one, other);
  await becomeMatch(one, other);
  await readNotifications(one);
  await chat(one, other);
  expect([...one.calls].toSorted()).toEqual(sixteen);
}

/** A reviewer looks at both pictures and approves, with the endpoints for reviewers. */
function reviewerOf(testApp: TestApp): (userId: number) => Promise<void> {
  const client = createModerationClient(testApp);
  return async (userId) => {
    const reviewer = await createMember(testApp, { role: 'moderator' });
    const text = "select id from verifications where user_id = $1 and status = 'pending'";
    const { id } = (await testApp.database.pool.query(text, [userId])).rows[0];
    expect((await client.decide(reviewer, id)).statusCode).toBe(200);
  };
}

test('a client with only the sixteen requests gets from sign-up to a chat after an approval', async () => {
  const testApp = await buildTestApp();
  await playToTheChat(testApp, '10.9.0.1', reviewerOf(testApp));
});

test('with automatic approval two pictures alone open the way to a match', async () => {
  const testApp = await buildTestApp({ verifyAutoApprove: true });
  await playToTheChat(testApp, '10.9.0.2', async () => {});
});

test('as the 200th sign-up of its network, such a client waits as long as it is told', async () => {
  const testApp = await buildTestApp({ rateLimitRelaxation: 1 });
  const network = '10.9.0.3';
  for (let count = 0; count < 199; count += 1)
    await createBareClient(testApp, network).signUp(formOf('Neighbour', 'female'));
  await playToTheChat(testApp, network, reviewerOf(testApp));
});
