import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/explain.ts';
import { changeModerator } from '../../trust/moderation/index.ts';
import { forgetSessions } from './forget-sessions.ts';
import { listEnded, listLiveSessions } from './sessions.repository.ts';

const testApp = await buildTestApp();
const { inject, database, serving, clock } = testApp;
const password = 'karibu-mwanzo';
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0';
const hourMs = 3_600_000;

interface Device {
  readonly access: string;
  readonly refresh: string;
}
let people = 0;
async function signUp() {
  people += 1;
  const email = `member-${people}@example.com`;
  const payload = { full_name: 'Amina Wanjiru', email, password, birthday: '1998-03-14' };
  const headers = { 'user-agent': chrome };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload, headers })).json();
  return { email, id: Number(user.id), phone: token as Device };
}
async function signIn(email: string): Promise<Device> {
  const headers = { 'user-agent': firefox };
  return (await inject({ method: 'POST', url: '/api/token/', payload: { email, password }, headers })).json();
}
const as = ({ access }: Device) => ({ authorization: `Bearer ${access}` });
const list = async (device: Device) =>
  (await inject({ url: '/api/account/sessions/', headers: as(device) })).json() as {
    id: number;
    is_current: boolean;
  }[];
const end = async (device: Device, id: number) =>
  (await inject({ method: 'DELETE', url: `/api/account/sessions/${id}/`, headers: as(device) })).statusCode;
const refresh = (device: Device) =>
  inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: device.refresh } });
const statusOf = async (device: Device) => (await inject({ url: '/api/profiles/me', headers: as(device) })).statusCode;
const idOf = async (device: Device) => (await list(device)).find(({ is_current }) => is_current)?.id ?? 0;

test('a member sees where they are signed in, to the hour, and this device first', async () => {
  clock.set(new Date('2026-11-21T09:40:00Z'));
  const { email, phone } = await signUp();
  clock.advance(hourMs);
  const laptop = await signIn(email);
  const fresh = (await refresh(phone)).json() as Device;
  expect(await list(fresh)).toEqual([
    {
      id: expect.any(Number),
      browser: 'Chrome',
      system: 'Android',
      started_at: '2026-11-21T09:40:00.000Z',
      used_at: '2026-11-21T10:00:00.000Z',
      is_current: true,
    },
    {
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Mac',
      started_at: '2026-11-21T10:40:00.000Z',
      used_at: '2026-11-21T10:00:00.000Z',
      is_current: false,
    },
  ]);
  clock.advance(2 * hourMs);
  const refreshed = (await refresh(laptop)).json();
  expect(await list(refreshed)).toMatchObject([{ is_current: true, used_at: '2026-11-21T12:00:00.000Z' }, {}]);
});

test('a session keeps the name that it began with, and one without a name gets it from a refresh', async () => {
  const { email, phone } = await signUp();
  const payload = { email, password };
  const nameless = (
    await inject({ method: 'POST', url: '/api/token/', payload, headers: { 'user-agent': '' } })
  ).json();
  const refreshIn = (device: Device, browser: string) =>
    inject({
      method: 'POST',
      url: '/api/token/refresh/',
      payload: { refresh: device.refresh },
      headers: { 'user-agent': browser },
    });
  await refreshIn(phone, firefox);
  const fresh = (await refreshIn(nameless, firefox)).json() as Device;
  expect(await list(fresh)).toMatchObject([
    { is_current: true, browser: 'Firefox', system: 'Mac' },
    { is_current: false, browser: 'Chrome', system: 'Android' },
  ]);
});

test('of the other devices the one that was used last stands first, whichever signed in last', async () => {
  const { email, phone } = await signUp();
  const first = await idOf(phone);
  clock.advance(hourMs);
  const second = await idOf(await signIn(email));
  clock.advance(hourMs);
  const tablet = await signIn(email);
  const third = await idOf(tablet);
  expect((await list(tablet)).map(({ id }) => id)).toEqual([third, second, first]);
  clock.advance(hourMs);
  await refresh(phone);
  const fresh = (await refresh(tablet)).json() as Device;
  expect((await list(fresh)).map(({ id }) => id)).toEqual([third, first, second]);
});

test('a member ends a session of their own, at once, and nobody else does', async () => {
  const [{ email, phone }, stranger] = [await signUp(), await signUp()];
  const laptop = await signIn(email);
  const id = await idOf(laptop);
  expect(await end(stranger.phone, id)).toBe(404);
  expect(await end(stranger.phone, 1)).toBe(404);
  expect(await statusOf(laptop)).toBe(200);
  expect(await end(phone, id)).toBe(204);
  expect([await statusOf(laptop), (await refresh(laptop)).statusCode]).toEqual([401, 401]);
  expect([await end(phone, id), await statusOf(phone), (await list(phone)).length]).toEqual([204, 200, 1]);
});

test('to sign out everywhere else leaves this device, and nobody else', async () => {
  const [{ email, phone }, stranger] = [await signUp(), await signUp()];
  const others = [await signIn(email), await signIn(email)];
  const url = '/api/token/revoke/';
  expect((await inject({ method: 'POST', url, payload: { others: true }, headers: as(phone) })).statusCode).toBe(204);
  expect(await Promise.all([phone, ...others, stranger.phone].map(statusOf))).toEqual([200, 401, 401, 200]);
});

test('of 21 sessions the one that was used least lately ends', async () => {
  const { email, phone } = await signUp();
  clock.advance(hourMs);
  const second = await signIn(email);
  clock.advance(hourMs);
  const used = (await refresh(phone)).json() as Device;
  for (let more = 0; more < 18; more += 1) await signIn(email);
  expect(await list(used)).toHaveLength(20);
  const newest = await signIn(email);
  expect(await list(newest)).toHaveLength(20);
  expect((await refresh(second)).statusCode).toBe(401);
  expect([await statusOf(used), await statusOf(newest)]).toEqual([200, 200]);
  // Uses are known to the hour. Of those of one hour the earliest sign-in ends.
  const another = await signIn(email);
  expect(await Promise.all([used, newest, another].map(statusOf))).toEqual([401, 200, 200]);
});

test('sign-ins at the same time leave no more than 20 sessions', async () => {
  const { email, phone } = await signUp();
  for (let more = 0; more < 17; more += 1) await signIn(email);
  await Promise.all(Array.from({ length: 6 }, () => signIn(email)));
  const { rows } = await database.pool.query(
    `select count(*)::integer as live from sessions session join users on users.id = user_id
     where email = $1 and ended_at is null`,
    [email],
  );
  expect(rows[0]).toEqual({ live: 20 });
  expect([200, 401]).toContain(await statusOf(phone));
});

test('the token of a member who was deleted is refused at once, though nobody told this process', async () => {
  const [deleted, stays] = [await signUp(), await signUp()];
  await database.pool.query('delete from users where id = $1', [deleted.id]);
  const asks = async () => (await inject({ url: `/api/profiles/${stays.id}/`, headers: as(deleted.phone) })).statusCode;
  await expect.poll(asks, { timeout: 1000 }).toBe(401);
  expect(await statusOf(stays.phone)).toBe(200);
  const restarted = await testApp.buildAgain();
  expect((await restarted.inject({ url: '/api/profiles/me', headers: as(deleted.phone) })).statusCode).toBe(401);
});

test('who is no moderator any more is signed out at once, though an operator’s command tells no server', async () => {
  const { id, email, phone } = await signUp();
  expect(await changeModerator({ database, clock }, 'grant', id)).toBe(true);
  const moderator = await signIn(email);
  const queue = async () => (await inject({ url: '/api/moderation/overview/', headers: as(moderator) })).statusCode;
  expect([await queue(), await statusOf(phone)]).toEqual([200, 200]);
  await changeModerator({ database, clock }, 'revoke', id);
  await expect.poll(queue, { timeout: 1000 }).toBe(401);
});

test('ended sessions are forgotten after a day, and used tokens beyond the last thousand at once', async () => {
  const { email, phone } = await signUp();
  const laptop = await signIn(email);
  const rowsOf = async () => {
    const { rows } = await database.pool.query(
      `select count(distinct session.id)::integer as sessions, count(token.hash)::integer as tokens
       from users join sessions session on session.user_id = users.id
         left join refresh_tokens token on token.session_id = session.id
       where email = $1`,
      [email],
    );
    return rows[0];
  };
  await end(laptop, await idOf(phone));
  const forget = () => forgetSessions({ database: serving, clock });
  clock.advance(23 * hourMs);
  await forget();
  expect(await rowsOf()).toEqual({ sessions: 2, tokens: 2 });
  clock.advance(2 * hourMs);
  await forget();
  expect(await rowsOf()).toEqual({ sessions: 1, tokens: 1 });
  await database.pool.query(
    `with used as (
       update sessions set generation = 1500 where user_id = (select id from users where email = $1) returning id
     ), moved as (
       update refresh_tokens set generation = 1500 where session_id = (select id from used)
     )
     insert into refresh_tokens select sha256(n::text::bytea), (select id from used), n
       from generate_series(1, 1499) n`,
    [email],
  );
  await refresh(laptop);
  expect(await rowsOf()).toEqual({ sessions: 1, tokens: 1002 });
  clock.advance(32 * 24 * hourMs);
  await forget();
  expect(await rowsOf()).toEqual({ sessions: 0, tokens: 0 });
  expect((await database.pool.query('select from ended_sessions where ended_at < $1', [clock.now()])).rowCount).toBe(0);
});

test('of more than a thousand sessions that have expired none is left', async () => {
  const { id } = await signUp();
  await database.pool.query(
    `insert into sessions (id, user_id, created_at, expires_at, used_at)
     select 7000000000 + n, $1, $2, $2, $2 from generate_series(1, 1001) n`,
    [id, new Date(clock.now().getTime() - 25 * hourMs)],
  );
  await forgetSessions({ database: serving, clock });
  expect((await database.pool.query('select from sessions where user_id = $1', [id])).rowCount).toBe(1);
});

test('a session that has expired is not among those that a member can end', async () => {
  const { id, phone } = await signUp();
  const expired = 8_000_000_000;
  await database.pool.query(
    'insert into sessions (id, user_id, created_at, expires_at, used_at) values ($1, $2, $3, $3, $3)',
    [expired, id, clock.now()],
  );
  expect(await list(phone)).toHaveLength(1);
  expect(await end(phone, expired)).toBe(404);
});

test('sessions of a member, and those that have ended, are found by an index', async () => {
  const now = clock.now();
  const ofMember = await planOf(database, listLiveSessions, { userId: 1, now });
  expect(ofMember).toContain('sessions_of_user');
  const ended = await planOf(database, listEnded, { since: now });
  expect(ended).toContain('ended_sessions_since');
});
