import { expect, test } from 'vitest';
import { changeModerator } from '../../trust/moderation/index.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { forgetSessions } from './forget-sessions.ts';

const { inject, database, serving, clock } = await buildTestApp();
const password = 'karibu-mwanzo';
const hourMs = 3_600_000;
let people = 0;

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

async function send(method: 'POST' | 'DELETE', url: string, payload?: object, by?: Tokens | null, cookie?: string) {
  const headers = { ...(by && { authorization: `Bearer ${by.access}` }), ...(cookie && { cookie }) };
  const response = await inject({ method, url, headers, ...(payload && { payload }) });
  const [set = ''] = [response.headers['set-cookie'] ?? []].flat();
  return {
    status: response.statusCode,
    body: response.statusCode === 204 ? null : response.json(),
    cookie: set.split(';')[0] ?? '',
  };
}
async function join() {
  people += 1;
  const email = `zawadi-${people}@example.com`;
  const form = { full_name: 'Zawadi', email, password, birthday: '1998-03-14' };
  const { body, cookie } = await send('POST', '/api/signup/', form);
  return { email, id: Number(body.user.id), cookie, here: body.token as Tokens };
}
const signIn = async (email: string, cookie?: string): Promise<Tokens> =>
  (await send('POST', '/api/token/', { email, password }, null, cookie)).body;
const refresh = (refreshed: string, cookie?: string) =>
  send('POST', '/api/token/refresh/', { refresh: refreshed }, null, cookie);
const refused = { code: 'refresh_refused', detail: 'This session has ended. Sign in again.' };
const told = (reason: string) => ({ status: 401, body: { ...refused, reason }, cookie: '' });
const untold = { status: 401, body: refused, cookie: '' };

test('the other devices are told that the password was changed, each time they ask, and this one goes on', async () => {
  const { email, here } = await join();
  const [there, gone] = [await signIn(email), await signIn(email)];
  await send('POST', '/api/token/revoke/', { refresh: gone.refresh }, here);
  await send('POST', '/api/password/change/', { current: password, password: 'mti-mrefu-wa-mwembe' }, here);
  expect(await refresh(there.refresh)).toEqual(told('password_changed'));
  expect(await refresh(there.refresh)).toEqual(told('password_changed'));
  // One that had ended before keeps its reason.
  expect(await refresh(gone.refresh)).toEqual(told('signed_out'));
  expect((await refresh(here.refresh)).status).toBe(200);
});

test.each([{ all: true }, { others: true }])('a device that was signed out with %j is told so', async (which) => {
  const { email, here } = await join();
  const there = await signIn(email);
  await send('POST', '/api/token/revoke/', which, here);
  expect(await refresh(there.refresh)).toEqual(told('signed_out'));
});

test('a device that was signed out by itself is told so, and no other session of the member is', async () => {
  const { email, here } = await join();
  const [there, third] = [await signIn(email), await signIn(email)];
  await send('POST', '/api/token/revoke/', { refresh: there.refresh }, here);
  expect(await refresh(there.refresh)).toEqual(told('signed_out'));
  const { body } = await send('POST', '/api/token/refresh/', { refresh: third.refresh });
  const list = await inject({
    url: '/api/account/sessions/',
    headers: { authorization: `Bearer ${body.access}` },
  });
  const other = list.json().find((session: { is_current: boolean }) => !session.is_current);
  await send('DELETE', `/api/account/sessions/${other.id}/`, undefined, body);
  expect(await refresh(here.refresh)).toEqual(told('signed_out'));
  expect((await refresh(body.refresh)).status).toBe(200);
});

test('whoever comes with a copied token, and its owner, are told that a token was used twice', async () => {
  const { here } = await join();
  const second = (await refresh(here.refresh)).body.refresh;
  const third = (await refresh(second)).body.refresh;
  for (const token of [here.refresh, second, third]) expect(await refresh(token)).toEqual(told('token_reused'));
});

test('the device that gives way to the 21st sign-in is told so', async () => {
  const { email, here } = await join();
  clock.advance(hourMs);
  for (let device = 2; device <= 21; device += 1) await signIn(email);
  expect(await refresh(here.refresh)).toEqual(told('too_many'));
});

test('a moderator is told that 12 hours are over, also when the rights were given after the sign-in', async () => {
  const { id, email, here } = await join();
  await changeModerator({ database: serving, clock }, 'grant', id);
  const there = await signIn(email);
  clock.advance(12 * hourMs);
  expect(await refresh(here.refresh)).toEqual(told('moderator_hours'));
  expect(await refresh(there.refresh)).toEqual(told('moderator_hours'));
});

test('whoever is no moderator any more is told that the rights have changed', async () => {
  const { id, here } = await join();
  await changeModerator({ database: serving, clock }, 'grant', id);
  await changeModerator({ database: serving, clock }, 'revoke', id);
  expect(await refresh(here.refresh)).toEqual(told('role_changed'));
});

test('a session that nobody used for 30 days is told so, for a day', async () => {
  const { email, here } = await join();
  clock.advance(30 * 24 * hourMs);
  // It has given way to none of the sign-ins since.
  for (let device = 1; device <= 20; device += 1) await signIn(email);
  for (const still of [0, 24 * hourMs]) {
    clock.advance(still);
    await forgetSessions({ database: serving, clock });
    expect(await refresh(here.refresh)).toEqual(told('expired'));
  }
  clock.advance(1);
  await forgetSessions({ database: serving, clock });
  expect(await refresh(here.refresh)).toEqual(untold);
});

test('a deleted account is told to those who hold the newest token of one of its sessions, for a day', async () => {
  const { email, here } = await join();
  const there = await signIn(email);
  const used = here.refresh;
  const second = (await refresh(used)).body.refresh;
  const newest = (await refresh(second)).body.refresh;
  await send('POST', '/api/token/revoke/', { refresh: there.refresh }, here);
  expect((await send('DELETE', '/api/account/', { password }, here)).status).toBe(204);
  for (const token of [second, newest, there.refresh]) expect(await refresh(token)).toEqual(told('account_deleted'));
  for (const token of [used, 'a'.repeat(43)]) expect(await refresh(token)).toEqual(untold);
  clock.advance(24 * hourMs);
  await forgetSessions({ database: serving, clock });
  expect(await refresh(newest)).toEqual(told('account_deleted'));
  clock.advance(1);
  await forgetSessions({ database: serving, clock });
  expect(await refresh(newest)).toEqual(untold);
  expect((await database.pool.query('select from deleted_sessions')).rowCount).toBe(0);
});

test('no other browser is told how a session or its account ended', async () => {
  const { email, cookie, here } = await join();
  const [kept, gone] = [await signIn(email, cookie), await signIn(email, cookie)];
  const stranger = await join();
  await send('POST', '/api/token/revoke/', { refresh: gone.refresh }, here);
  for (const from of [undefined, stranger.cookie])
    expect((await refresh(gone.refresh, from)).body, from).toEqual(refused);
  expect((await refresh(gone.refresh, cookie)).body).toEqual({ ...refused, reason: 'signed_out' });
  await send('DELETE', '/api/account/', { password }, kept);
  for (const from of [undefined, stranger.cookie])
    expect((await refresh(kept.refresh, from)).body, from).toEqual(refused);
  expect((await refresh(kept.refresh, cookie)).body).toEqual({ ...refused, reason: 'account_deleted' });
  // A client that had no cookie is told, with or without one now.
  for (const from of [undefined, cookie])
    expect((await refresh(here.refresh, from)).body, from).toEqual({ ...refused, reason: 'account_deleted' });
});

test('a session that a server of the last release has ended is told no reason', async () => {
  const { id, here } = await join();
  await database.pool.query('update sessions set ended_at = $2 where user_id = $1', [id, clock.now()]);
  expect(await refresh(here.refresh)).toEqual(untold);
});
