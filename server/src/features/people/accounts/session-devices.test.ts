import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
let made = 0;

async function post(url: string, payload: object, cookie?: string) {
  const response = await inject({ method: 'POST', url, payload, headers: { ...(cookie && { cookie }) } });
  const [set = ''] = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, body: response.json(), cookie: String(set).split(';')[0] ?? '' };
}

const signUp = async (cookie?: string) => {
  made += 1;
  const email = `neema-${made}@example.com`;
  const form = { full_name: 'Neema', email, password: 'karibu-mwanzo', birthday: '1998-03-14' };
  return { email, ...(await post('/api/signup/', form, cookie)) };
};
const signIn = (email: string, cookie?: string) => post('/api/token/', { email, password: 'karibu-mwanzo' }, cookie);
const refresh = (token: string, cookie?: string) => post('/api/token/refresh/', { refresh: token }, cookie);

/** A session of a browser that has signed in before, with its cookie. */
async function signInAgain() {
  const { email, cookie } = await signUp();
  const { body } = await signIn(email, cookie);
  return { email, cookie, token: String(body.refresh) };
}

test('a stolen refresh token of a browser is refused without its cookie, and the browser goes on', async () => {
  const { cookie, token } = await signInAgain();
  const thief = await signUp();
  const unknown = await refresh('a'.repeat(43));
  for (const stolenWith of [undefined, thief.cookie, `${cookie}x`, 'mwanzo_device=']) {
    const { status, body } = await refresh(token, stolenWith);
    expect({ status, body }, stolenWith).toEqual({ status: 401, body: unknown.body });
  }
  const own = await refresh(token, cookie);
  expect(own.status).toBe(200);
  expect((await refresh(String(own.body.refresh), cookie)).status).toBe(200);
});

test('in step with its owner, a thief without the cookie gets no token (20 rounds)', async () => {
  const session = await signInAgain();
  let { token } = session;
  for (let round = 0; round < 20; round += 1) {
    const [own, stolen] = await Promise.all([refresh(token, session.cookie), refresh(token)]);
    expect([own.status, stolen.status]).toEqual([200, 401]);
    token = String(own.body.refresh);
  }
});

test('a token whose successor was used ends the session, from wherever it comes', async () => {
  const { cookie, token } = await signInAgain();
  const second = String((await refresh(token, cookie)).body.refresh);
  const third = String((await refresh(second, cookie)).body.refresh);
  expect((await refresh(token)).status).toBe(401);
  expect((await refresh(third, cookie)).status).toBe(401);
});

test('a client that had no cookie when it signed in needs none, and may have one', async () => {
  const { email } = await signUp();
  const bare = await signIn(email);
  const next = await refresh(String(bare.body.refresh));
  expect(next.status).toBe(200);
  expect(next.cookie).toBe('');
  expect((await refresh(String(next.body.refresh), bare.cookie)).status).toBe(200);
});

test('another account of the same browser signs up and in without ending the binding of the first', async () => {
  const { cookie, token } = await signInAgain();
  const other = await signUp(cookie);
  expect((await refresh(token, other.cookie)).status).toBe(200);
  expect((await refresh(String(other.body.token.refresh), other.cookie)).status).toBe(200);
  expect((await refresh(String(other.body.token.refresh))).status).toBe(401);
});

test('a refresh lets the browser keep its cookie, and the id itself is in no table', async () => {
  const { cookie, token } = await signInAgain();
  expect((await refresh(token, cookie)).cookie).toBe(cookie);
  const id = /=([\w-]{22})/.exec(cookie)?.[1] ?? '-';
  const { rows } = await database.pool.query('select device_hash from sessions where device_hash is not null');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map(({ device_hash: hash }) => hash.toString('latin1')))).not.toContain(id);
});
