import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { Secret } from '../config/secret.ts';
import { signAppeal, verifyAppeal } from '../features/people/accounts/appeal-token.ts';
import { readKnownDevice } from '../features/people/accounts/index.ts';
import { createProofChallenges } from '../features/people/accounts/proof-challenge.ts';
import { signUnsubscribe } from '../features/notices/mails/unsubscribe-token.ts';
import { newLinkSeed, tokenOf } from '../features/people/recovery/link-token.ts';
import { createMediaPaths } from '../gateways/media-storage/signed-media-path.ts';
import { createPhotoPaths } from '../gateways/photo-storage/signed-photo-path.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createMatch, createMember } from '../testing/factories.ts';
import { solveProof } from '../testing/solve-proof.ts';

const [oldKey, newKey] = ['an earlier secret key of thirty-two letters', 'a new secret key of thirty-two letters, too'];

/** The secret key of a process that is not restarted yet, of one that is, and of one after the change. */
const before = new Secret(oldKey, [newKey]);
const during = new Secret(newKey, [oldKey]);
const after = new Secret(newKey);

const testApp = await buildTestApp({ secretKey: before });
const { clock, dependencies } = testApp;

async function restart(secretKey: Secret) {
  const app = await buildApp({ ...dependencies, config: { ...dependencies.config, secretKey } });
  afterAll(() => app.close());
  return app;
}
const [first, second, third] = [testApp.app, await restart(during), await restart(after)];

let people = 0;
/** Signs somebody up, and in again, so that the session belongs to the browser. */
const signUp = async (app: typeof first) => {
  people += 1;
  const email = `neema-${people}@mwanzo.test`;
  const password = 'karibu-mwanzo';
  const form = { full_name: 'Neema', email, password, birthday: '1998-03-14' };
  const signedUp = await app.inject({ method: 'POST', url: '/api/signup/', payload: form });
  const headers = { cookie: cookieOf(signedUp) };
  const response = await app.inject({ method: 'POST', url: '/api/token/', payload: { email, password }, headers });
  return { email, cookie: cookieOf(response), ...(response.json() as { access: string; refresh: string }) };
};
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const refresh = async (app: typeof first, token: string, cookie: string) => {
  const url = '/api/token/refresh/';
  const response = await app.inject({ method: 'POST', url, payload: { refresh: token }, headers: { cookie } });
  return { status: response.statusCode, cookie: cookieOf(response), refresh: response.json().refresh as string };
};
const getMe = async (app: typeof first, access: string): Promise<number> => {
  const headers = { authorization: `Bearer ${access}` };
  return (await app.inject({ url: '/api/profiles/me/', headers })).statusCode;
};

test('access tokens of a process before the change and of one after it are accepted by both', async () => {
  const [early, late] = [await signUp(first), await signUp(second)];
  for (const app of [first, second])
    expect([await getMe(app, early.access), await getMe(app, late.access)]).toEqual([200, 200]);
  expect([await getMe(third, early.access), await getMe(third, late.access)]).toEqual([401, 200]);
});

test('a session goes on through the change, and a repeated refresh gets the same token by either key', async () => {
  const start = await signUp(first);
  const [early, again] = [
    await refresh(first, start.refresh, start.cookie),
    await refresh(second, start.refresh, start.cookie),
  ];
  expect(again).toMatchObject({ status: 200, refresh: early.refresh });
  const late = await refresh(second, early.refresh, early.cookie);
  expect(await refresh(first, early.refresh, early.cookie)).toMatchObject({ status: 200, refresh: late.refresh });
  expect(await refresh(third, late.refresh, late.cookie)).toMatchObject({ status: 200 });
  // A browser that had not come while both keys were known has to sign in again.
  const other = await signUp(first);
  expect((await refresh(third, other.refresh, other.cookie)).status).toBe(401);
});

test('a browser that refreshes during the change is known after it', async () => {
  const { email, ...start } = await signUp(first);
  const { cookie } = await refresh(second, start.refresh, start.cookie);
  const device = readKnownDevice(cookie, after);
  expect([device.knows(email), device.deviceId]).toEqual([true, readKnownDevice(start.cookie, before).deviceId]);
  expect(readKnownDevice(start.cookie, after).deviceId).toBeNull();
});

test('the link of a date plan stays the same', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp, { gender: 'male' })];
  await createMatch(testApp, one, other);
  const payload = {
    partner: other.id,
    client_id: crypto.randomUUID(),
    place: 'Java House',
    meets_at: new Date(clock.now().getTime() + 7_200_000).toISOString(),
    check_in_at: new Date(clock.now().getTime() + 14_400_000).toISOString(),
  };
  const url = '/api/date-plans/';
  const { link } = (await first.inject({ method: 'POST', url, headers: one.headers, payload })).json();
  const listed = (await second.inject({ url, headers: one.headers })).json();
  expect(listed.map((plan: { link: string }) => plan.link)).toEqual([link]);
});

test('an unsubscribe link outlasts the change, and one of release 0.9.0 goes with the key that signed it', async () => {
  const { id } = await createMember(testApp);
  const press = async (app: typeof first, key: Secret) => {
    const url = `/api/unsubscribe/?token=${signUnsubscribe(id, key)}`;
    return (await app.inject({ method: 'POST', url })).statusCode;
  };
  const { linkKey } = dependencies.config;
  for (const app of [first, second, third]) expect(await press(app, linkKey)).toBe(200);
  expect([await press(second, before), await press(third, before)]).toEqual([200, 404]);
});

const verifyAccess = (token: string, key: Secret) => createAccessTokens(key, clock).verify(token);

const fieldsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://mwanzo.test');
  const [key = '', file = ''] = pathname.split('/').slice(-2);
  const [expires = '', signature = '', viewer = ''] = ['expires', 'signature', 'viewer'].map(
    (name) => searchParams.get(name) ?? '',
  );
  return { key, file: file as 'note.webm', expires, signature, viewer };
};
const verifyPhoto = (address: string, key: Secret) => createPhotoPaths(key, clock).verify(fieldsOf(address));
const verifyNote = (address: string, key: Secret) => createMediaPaths(key, clock).verify(fieldsOf(address));
async function proofOf(key: Secret) {
  const challenge = await createProofChallenges(key).make('1.2.3.4', clock.now());
  return solveProof(challenge);
}
const verifyProof = (proof: { token: string; answer: string }, key: Secret) =>
  createProofChallenges(key).isRight(proof, '1.2.3.4', clock.now()) || null;

test.each<[string, (key: Secret) => unknown, (made: never, key: Secret) => unknown]>([
  ['appeal', (key) => signAppeal(7, key), verifyAppeal],
  ['access token', (key) => createAccessTokens(key, clock).issue({ userId: 7, role: 'member' }, 1), verifyAccess],
  ['photo address', (key) => createPhotoPaths(key, clock).signFor(7)('ab'.repeat(16), 160), verifyPhoto],
  [
    'address of a voice note',
    (key) => createMediaPaths(key, clock).signFor(7)('ab'.repeat(16), 'note.webm'),
    verifyNote,
  ],
  ['link in a mail', newLinkSeed, (seed, key) => tokenOf(seed, key) === tokenOf(seed, before) || null],
  ['proof of work', proofOf, verifyProof],
])('an earlier %s is accepted until the earlier key is removed', async (_, make, verify) => {
  const made = (await make(before)) as never;
  expect(await verify(made, during)).not.toBeNull();
  expect(await verify(made, after)).toBeNull();
  // One that a restarted process makes is accepted by those that are not restarted yet.
  expect(await verify((await make(during)) as never, before)).not.toBeNull();
});
