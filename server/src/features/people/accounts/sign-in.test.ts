import { expect, test, vi } from 'vitest';
import { createDoorbell } from '../../../gateways/queue/doorbell.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/explain.ts';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import { find } from '../../core/members/credentials.repository.ts';
import { readKnownDevice } from './known-device.ts';
import { signIn as signInMember } from './sign-in.ts';

const { inject, database, clock, tokens, config, events } = await buildTestApp();

const email = 'brian@example.com';
const password = 'karibu-mwanzo';
const signedUp = await inject({
  method: 'POST',
  url: '/api/signup/',
  payload: {
    full_name: 'Brian Otieno',
    email,
    password,
    birthday: '1995-01-01',
    gender: 'male',
    orientation: 'straight',
  },
});
const { id } = signedUp.json().user;
const signIn = (payload: object, headers = {}) => inject({ method: 'POST', url: '/api/token/', payload, headers });

/** The headers without those that differ each time, and the rate limits left. */
const steadyHeaders = (headers: object) =>
  Object.entries(lastingHeaders(headers)).filter(([name]) => !name.includes('ratelimit'));

test('the right password signs in, however the e-mail is written', async () => {
  const response = await signIn({ email: ` ${email.toUpperCase()} `, password });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    access: expect.any(String),
    refresh: expect.any(String),
    user: {
      id,
      email,
      full_name: 'Brian Otieno',
      gender: 'male',
      orientation: 'straight',
      birthday: '1995-01-01',
      role: 'member',
    },
  });
  expect(tokens.verify(response.json().access)).toMatchObject({ userId: id, role: 'member' });
});

test('the browser knows the account after a sign-up and a sign-in, and not after a refusal', async () => {
  const cookieOf = ({ headers }: { headers: object }) =>
    /^mwanzo_device=[^;]+/.exec(String(Object.fromEntries(Object.entries(headers))['set-cookie']))?.[0];
  const deviceOf = (response: { headers: object }) => readKnownDevice(cookieOf(response), config.secretKey);
  const signedIn = await signIn({ email, password }, { cookie: cookieOf(signedUp) });
  expect(deviceOf(signedUp).knows(email)).toBe(true);
  expect(deviceOf(signedIn).knows(email)).toBe(true);
  expect(deviceOf(signedIn).deviceId).toBe(deviceOf(signedUp).deviceId);
  expect((await signIn({ email, password: 'another-password' })).headers['set-cookie']).toBeUndefined();
});

test('an unknown e-mail and a wrong password get the same response, byte for byte', async () => {
  const wrong = await signIn({ email, password: 'another-password' });
  const unknown = await signIn({ email: 'nobody@example.com', password });
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  expect(unknown.rawPayload).toEqual(wrong.rawPayload);
  expect(wrong.json().code).toBe('wrong_credentials');
  expect(steadyHeaders(unknown.headers)).toEqual(steadyHeaders(wrong.headers));
});

/** Signs in with this check of the password, outside of HTTP. */
function signInWith(verify: () => Promise<boolean>, typed: { email: string; password: string }) {
  const dependencies = {
    database,
    clock,
    restrictions: { explain: vi.fn(), liftEnded: vi.fn() },
    requireSecondStep: vi.fn(),
    passwords: { hash: vi.fn(), verify, requireRoom: vi.fn() },
    proofs: { make: vi.fn(), offer: vi.fn(), accept: async () => false },
    passwordChecks: { run: (_asker: unknown, check: () => Promise<boolean>) => check() },
    issueAccess: tokens.issue,
    events,
    mailNewDevice: vi.fn(),
    mailBell: createDoorbell(),
  };
  return signInMember(dependencies, {
    ...typed,
    language: 'en',
    network: '41.90.0.1',
    deviceId: null,
    deviceHash: null,
    device: { browser: null, system: null },
    knows: () => false,
  });
}

test.each([
  ['password is replaced', 'another', email],
  ['address is moved', null, 'moved@example.com'],
])('a sign-in whose %s while it is checked opens no session', async (_, newHash, newEmail) => {
  const account = 'select password_hash as hash from users where id = $1';
  const { hash } = (await database.pool.query(account, [id])).rows[0];
  const write = (...to: string[]) =>
    database.pool.query('update users set password_hash = $2, email = $3 where id = $1', [id, ...to]);
  const sessions = async () => (await database.pool.query('select from sessions where user_id = $1', [id])).rowCount;
  const before = await sessions();
  const verify = async () => (await write(newHash ?? hash, newEmail)).rowCount === 1;
  const [outcome] = await Promise.allSettled([signInWith(verify, { email, password })]);
  await write(hash, email);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'wrong_credentials' } });
  expect(await sessions()).toBe(before);
  expect((await signIn({ email, password })).statusCode).toBe(200);
});

test('whoever stops being a moderator while the password is checked signs in as a member', async () => {
  const become = (role: string) => database.pool.query('update users set role = $2 where id = $1', [id, role]);
  await become('moderator');
  const verify = async () => (await become('member')).rowCount === 1;
  const { access, user } = await signInWith(verify, { email, password });
  expect([tokens.verify(access), user.role]).toMatchObject([{ role: 'member' }, 'member']);
});

test.each([
  ['a wrong password', email, 'another-password', [expect.stringMatching(/^\$argon2id/), 'another-password']],
  ['an unknown e-mail', 'nobody@example.com', password, [null, password]],
  ['an e-mail that cannot be stored', 'a\u0000b@example.com', password, [null, password]],
])(
  '%s costs the work of one hash, so that the time does not tell who has an account',
  async (_, typed, tried, work) => {
    const verify = vi.fn(async () => false);
    await expect(signInWith(verify, { email: typed, password: tried })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect(verify.mock.calls).toEqual([[...work, { lane: 'other', network: '41.90.0.1' }]]);
  },
);

test.each([
  [{ email, password: '' }, 401],
  [{ email: '', password }, 401],
  [{ email: 'a\u0000b@example.com', password }, 401],
  [{ email: `${'a'.repeat(255)}@example.com`, password }, 400],
  [{ email, password: 'x'.repeat(129) }, 400],
  [{ email }, 400],
  [{ email: { $ne: null }, password }, 400],
  [[], 400],
])('%j gets the status %i', async (payload, status) => {
  const response = await signIn(payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code: status === 401 ? 'wrong_credentials' : 'invalid_input' });
});

test('a stale access token does not prevent signing in', async () => {
  expect((await signIn({ email, password }, { authorization: 'Bearer stale' })).statusCode).toBe(200);
});

test('the token has the role that the member has at sign-in', async () => {
  await database.pool.query("update users set role = 'moderator' where id = $1", [id]);
  const { access, refresh, user } = (await signIn({ email, password })).json();
  expect(user.role).toBe('moderator');
  expect(tokens.verify(access)).toMatchObject({ userId: id, role: 'moderator' });
  await database.pool.query("update users set role = 'member' where id = $1", [id]);
  const refreshed = await inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh } });
  expect(tokens.verify(refreshed.json().access)).toMatchObject({ userId: id, role: 'member' });
});

test('an access token is valid for 15 minutes', async () => {
  const { access } = (await signIn({ email, password })).json();
  const me = () => inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } });
  const before = clock.now();
  clock.advance(14 * 60_000);
  expect((await me()).statusCode).toBe(200);
  clock.advance(61_000);
  expect((await me()).json().code).toBe('not_signed_in');
  clock.set(before);
});

test('a member is found by the index of e-mails', async () => {
  const plan = await planOf(database, find.email, { email });
  expect(plan).toContain('users_email_unique');
  expect(plan).not.toContain('Seq Scan');
});
