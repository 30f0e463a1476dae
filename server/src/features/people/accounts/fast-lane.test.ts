import type { ProofChallenge } from '@mwanzo/contract/proof-of-work';
import { afterAll, expect, test } from 'vitest';
import { ApiError } from '../../../errors/api-error.ts';
import { buildApp } from '../../../app.ts';
import { createArgon2PasswordHasher } from '../../../gateways/passwords/argon2-password-hasher.ts';
import type { PasswordLane, PasswordPlace } from '../../../gateways/passwords/password-hasher.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { solveProof } from '../../../testing/solve-proof.ts';

const hasher = createArgon2PasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });
/** The lanes where nobody finds a place. */
let full: readonly PasswordLane[] = [];
const requireRoom = ({ lane }: PasswordPlace) => {
  if (full.includes(lane)) throw new ApiError('busy', { retryAfterSeconds: 2 });
};
const { dependencies, database, clock } = await buildTestApp();
const app = await buildApp({ ...dependencies, passwords: { ...hasher, requireRoom } });
afterAll(() => app.close());

const email = 'amina@mwanzo.test';
const password = 'karibu-mwanzo';
const signUp = { full_name: 'Amina', email, password, birthday: '1996-05-05' };
const created = await app.inject({ method: 'POST', url: '/api/signup/', payload: signUp });
const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';

const signIn = (more: object, { remoteAddress = '10.0.0.1', headers = {} } = {}) =>
  app.inject({ method: 'POST', url: '/api/token/', payload: { email, password, ...more }, remoteAddress, headers });
const challengeOf = (response: Awaited<ReturnType<typeof signIn>>) => response.json<{ challenge: ProofChallenge }>();

test('a device that has signed in before signs in while the queue is full for all others', async () => {
  full = ['other', 'proved'];
  expect((await signIn({}, { headers: { cookie } })).statusCode).toBe(200);
  expect((await signIn({})).statusCode).toBe(429);
  // The cookie of one account is worth nothing for another one.
  expect((await signIn({ email: 'zawadi@mwanzo.test' }, { headers: { cookie } })).statusCode).toBe(429);
});

test('a refused new device gets a challenge, and with its proof it signs in, once and from its network', async () => {
  full = ['other'];
  const refused = await signIn({});
  expect(refused.json()).toMatchObject({ code: 'busy', detail: 'Busy at the moment. Try again in a few seconds.' });
  expect(refused.headers['retry-after']).toBe('2');
  const proof = solveProof(challengeOf(refused).challenge);
  expect((await signIn({ proof }, { remoteAddress: '10.0.0.2' })).statusCode).toBe(429);
  expect((await signIn({ proof: { ...proof, answer: 'A'.repeat(22) } })).statusCode).toBe(429);
  // The age of a challenge from the future is unknown, because the clock was set back.
  clock.advance(-1000);
  expect((await signIn({ proof })).statusCode).toBe(429);
  clock.advance(1000);
  expect((await signIn({ proof })).statusCode).toBe(200);
  expect((await signIn({ proof })).statusCode).toBe(429);
});

test('a client without the fast lane signs in when the queue has room', async () => {
  full = [];
  expect((await signIn({})).statusCode).toBe(200);
});

test('a network gets five challenges at once, and a flood of refusals no more', async () => {
  full = ['other'];
  const refusals = await Promise.all(Array.from({ length: 40 }, () => signIn({}, { remoteAddress: '10.0.0.3' })));
  expect(refusals.filter((refusal) => 'challenge' in refusal.json())).toHaveLength(5);
  const site = (place: number) => ({ remoteAddress: `2001:db8:0:${place.toString(16)}::1` });
  const ofSite = await Promise.all(Array.from({ length: 40 }, (_, place) => signIn({}, site(place))));
  expect(ofSite.filter((refusal) => 'challenge' in refusal.json())).toHaveLength(5);
  expect((await signIn({}, { remoteAddress: '10.0.0.4' })).json()).toHaveProperty('challenge');
});

test('a refused sign-in counts towards no budget, because it has asked the database for nothing', async () => {
  const count = async () => (await database.pool.query('select from account_tries')).rowCount;
  full = ['other'];
  const before = await count();
  await signIn({ email: 'nobody@mwanzo.test' });
  expect(await count()).toBe(before);
});
