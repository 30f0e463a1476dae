import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const [hourMs, minuteMs] = [3_600_000, 60_000];
const password = 'karibu-mwanzo';
let people = 0;

/** Signs somebody up, makes them a moderator if wanted, and signs them in. */
async function signedIn(role: 'member' | 'moderator') {
  people += 1;
  const payload = { full_name: 'Amina', email: `${role}-${people}@example.com`, password, birthday: '1998-03-14' };
  const before = (await inject({ method: 'POST', url: '/api/signup/', payload })).json().token;
  await database.pool.query('update users set role = $2 where email = $1', [payload.email, role]);
  const response = await inject({ method: 'POST', url: '/api/token/', payload: { email: payload.email, password } });
  return { before: before.refresh as string, access: response.json().access, refresh: response.json().refresh };
}
const refresh = async (token: string) => {
  const response = await inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token } });
  return response.json() as { access: string; refresh: string; code?: string };
};
const open = async (access: string) =>
  (await inject({ url: '/api/account/sessions/', headers: { authorization: `Bearer ${access}` } })).statusCode;

test("a moderator's session ends 12 hours after the sign-in, however often it is used", async () => {
  // It begins before midnight in Nairobi and ends after it.
  clock.set(new Date('2026-11-21T18:00:00Z'));
  let { refresh: token } = await signedIn('moderator');
  for (let hour = 1; hour < 12; hour += 1) {
    clock.advance(hourMs);
    token = (await refresh(token)).refresh;
  }
  clock.advance(hourMs - 1);
  token = (await refresh(token)).refresh;
  expect(token).toEqual(expect.any(String));
  clock.advance(1);
  expect((await refresh(token)).code).toBe('refresh_refused');
});

test("a moderator's last access token does not outlast the 12 hours", async () => {
  const { refresh: token } = await signedIn('moderator');
  clock.advance(12 * hourMs - 5 * minuteMs);
  const { access } = await refresh(token);
  clock.advance(4 * minuteMs);
  expect(await open(access)).toBe(200);
  clock.advance(minuteMs);
  expect(await open(access)).toBe(401);
});

test('a moderator who has not used a session for 12 hours does not see it among their devices', async () => {
  const { refresh: token } = await signedIn('moderator');
  clock.advance(11 * hourMs);
  const { access } = await refresh(token);
  const { rows } = await database.pool.query(
    'select expires_at - created_at as lasts from sessions order by 1 limit 1',
  );
  expect(rows[0]?.lasts).toMatchObject({ hours: 12 });
  expect(await open(access)).toBe(200);
});

test('somebody who becomes a moderator signs in again if the session is older than 12 hours', async () => {
  const member = await signedIn('member');
  clock.advance(13 * hourMs);
  const fresh = await refresh(member.refresh);
  expect(fresh.refresh).toEqual(expect.any(String));
  await database.pool.query(`update users set role = 'moderator' where email = $1`, [`member-${people}@example.com`]);
  expect((await refresh(fresh.refresh)).code).toBe('refresh_refused');
});

test("a member's session goes on after 12 hours", async () => {
  const { refresh: token } = await signedIn('member');
  clock.advance(29 * 24 * hourMs);
  expect((await refresh(token)).refresh).toEqual(expect.any(String));
});
