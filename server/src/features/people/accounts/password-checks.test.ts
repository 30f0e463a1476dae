import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../errors/api-error.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { writeKnownDevice } from './known-device.ts';
import { createPasswordChecks } from './password-checks.ts';

// A tenth of the budgets of production: 3 checks of an account, 30 wrong passwords of a network.
vi.setConfig({ testTimeout: 60_000 });
const testApp = await buildTestApp({ rateLimitRelaxation: 0.1 });
const { inject, database, clock, config } = testApp;
const password = 'karibu-mwanzo';
let addresses = 0;
const newAddress = () => `10.7.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

async function signUp(email: string): Promise<void> {
  const payload = { full_name: 'Amina', email, password, birthday: '1996-05-05' };
  const remoteAddress = newAddress();
  expect((await inject({ method: 'POST', url: '/api/signup/', payload, remoteAddress })).statusCode).toBe(201);
}

interface Try {
  readonly tried?: string;
  readonly from?: string;
  readonly cookie?: string;
}

const signIn = (email: string, { tried = 'wrong-password', from = newAddress(), cookie = '' }: Try = {}) =>
  inject({
    method: 'POST',
    url: '/api/token/',
    payload: { email, password: tried },
    remoteAddress: from,
    headers: { cookie },
  });

/** The number of responses with each status. */
async function statusesOf(tries: readonly Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(tries)) counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  return counted;
}

const cookieOf = (email: string) =>
  writeKnownDevice(undefined, { email, secretKey: config.secretKey, isSecure: false }).split(';')[0] ?? '';
const windowMs = 900_000;

test.each([
  ['an account', 'amina@mwanzo.test'],
  ['an e-mail without one', 'nobody@mwanzo.test'],
])('%s has so many checks in 15 minutes, from all networks together and at once', async (_, email) => {
  if (email.startsWith('amina')) await signUp(email);
  expect(await statusesOf(Array.from({ length: 20 }, () => signIn(email)))).toEqual({ 401: 3, 429: 17 });
  const refused = await signIn(` ${email.toUpperCase()} `, { tried: password });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBe(900);
  clock.advance(windowMs - 1000);
  expect((await signIn(email, { tried: password })).headers['retry-after']).toBe('1');
  clock.advance(1001);
  expect((await signIn(email, { tried: password })).statusCode).toBe(email.startsWith('amina') ? 200 : 401);
});

test('a session gives no further checks of its password, and a known device keeps its own', async () => {
  const email = 'held@mwanzo.test';
  await signUp(email);
  const { access } = (await signIn(email, { tried: password })).json();
  const change = (current: string, cookie = '') =>
    inject({
      method: 'POST',
      url: '/api/password/change/',
      payload: { current, password: 'chai na mandazi' },
      headers: { authorization: `Bearer ${access}`, cookie },
    });
  expect((await change('wrong-password')).statusCode).toBe(403);
  expect(await statusesOf([signIn(email), signIn(email)])).toEqual({ 401: 1, 429: 1 });
  // The cookie of another account is worth nothing here.
  expect((await change(password, cookieOf('other@mwanzo.test'))).json().code).toBe('too_many_requests');
  expect((await change(password, cookieOf(email))).statusCode).toBe(204);
});

// Fails if counts are forgotten to make room: an in-memory table of 50,000 forgot the victim's.
test('an account whose checks are used up stays so, however many invented e-mails are named', async () => {
  const victim = 'victim@mwanzo.test';
  await signUp(victim);
  await statusesOf(Array.from({ length: 4 }, () => signIn(victim)));
  await database.pool.query(
    `insert into account_tries (subject, began_at, tries)
     select sha256(n::text::bytea), $1, 1 from generate_series(1, 60000) n`,
    [clock.now()],
  );
  await statusesOf(Array.from({ length: 50 }, (_, count) => signIn(`invented.${count}@mwanzo.test`)));
  expect((await signIn(victim, { tried: password })).statusCode).toBe(429);
});

test('a device that has signed in before gets in while strangers and a neighbour use up the checks', async () => {
  const [email, other, from] = ['owner@mwanzo.test', 'other@mwanzo.test', newAddress()];
  await signUp(email);
  await statusesOf(Array.from({ length: 4 }, () => signIn(email)));
  await statusesOf(Array.from({ length: 31 }, (_, count) => signIn(`sprayed.${count}@mwanzo.test`, { from })));
  expect((await signIn(email, { tried: password, from })).statusCode).toBe(429);
  const cookie = cookieOf(email);
  expect((await signIn(email, { tried: password, from, cookie })).statusCode).toBe(200);
  // The device of another account counts as unknown, and so does one that nobody has signed.
  for (const wrong of [cookieOf(other), `${cookie}x`, 'mwanzo_device=x'])
    expect((await signIn(email, { tried: password, cookie: wrong })).statusCode).toBe(429);
  // The device's own budget is limited too.
  const guesses = Array.from({ length: 10 }, () => signIn(email, { cookie }));
  expect(await statusesOf(guesses)).toEqual({ 401: 2, 429: 8 });
});

test('one network can try one password on so many accounts, and another network its own', async () => {
  const from = newAddress();
  const tries = Array.from({ length: 60 }, (_, count) => signIn(`spray.${count}@mwanzo.test`, { from }));
  expect(await statusesOf(tries)).toEqual({ 401: 30, 429: 30 });
  expect((await signIn('spray.99@mwanzo.test')).statusCode).toBe(401);
});

test('right passwords are not counted against the network, so that a carrier’s address serves thousands', async () => {
  const [email, from] = ['many@mwanzo.test', newAddress()];
  await signUp(email);
  const cookies = Array.from({ length: 35 }, () => cookieOf(email));
  for (const cookie of cookies) expect((await signIn(email, { tried: password, from, cookie })).statusCode).toBe(200);
  const { rows } = await database.pool.query('select max(tries)::int as most from account_tries where began_at = $1', [
    clock.now(),
  ]);
  expect(rows[0].most).toBeLessThanOrEqual(30);
  for (let person = 0; person < 31; person += 1) {
    await database.pool.query('delete from account_tries where tries = 3');
    expect((await signIn(email, { tried: password, from })).statusCode).toBe(200);
  }
});

test('a check that finds no room counts for nobody, and one that the account refuses not for the network', async () => {
  const checks = createPasswordChecks({ database, clock, secretKey: config.secretKey, relaxation: 0.1 });
  const network = newAddress();
  const run = (email: string, check: () => Promise<boolean>) =>
    checks.run({ email, network, deviceId: null }, check).catch(({ code }: ApiError) => code);
  const busy = () => Promise.reject(new ApiError('busy'));
  const wrong = () => Promise.resolve(false);
  for (let time = 0; time < 31; time += 1) expect(await run('busy@mwanzo.test', busy)).toBe('busy');
  for (let time = 0; time < 3; time += 1) expect(await run('busy@mwanzo.test', wrong)).toBe(false);
  for (let time = 0; time < 28; time += 1) expect(await run('busy@mwanzo.test', wrong)).toBe('too_many_requests');
  for (let time = 0; time < 27; time += 1) expect(await run(`free-${time}@mwanzo.test`, wrong)).toBe(false);
  expect(await run('free@mwanzo.test', wrong)).toBe('too_many_requests');
});

test('right passwords use up nothing of their network, and wrong ones do', async () => {
  const checks = createPasswordChecks({ database, clock, secretKey: config.secretKey, relaxation: 0.1 });
  const network = newAddress();
  let people = 0;
  const check = (isRight: boolean) =>
    checks.run({ email: `right-${(people += 1)}@mwanzo.test`, network, deviceId: null }, () =>
      Promise.resolve(isRight),
    );
  for (const isRight of [true, false])
    for (let time = 0; time < 30; time += 1) expect(await check(isRight)).toBe(isRight);
  await expect(check(true)).rejects.toMatchObject({ code: 'too_many_requests' });
});
