import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { hasCount, listenForStreams, typing } from '../../notices/events/streams.fixture.ts';

const testApp = await buildTestApp();
const { app, events, inject, database } = testApp;
const open = await listenForStreams(app);

async function signIn(email: string): Promise<{ access: string; refresh: string; user: { id: number } }> {
  const payload = { full_name: 'Test', email, password: 'karibu-mwanzo', birthday: '1996-05-05' };
  const response = await inject({ method: 'POST', url: '/api/signup/', payload });
  const { token, user } = response.json();
  return { ...token, user };
}
const revoke = (access: string, payload: object) =>
  inject({
    method: 'POST',
    url: '/api/token/revoke/',
    headers: { authorization: `Bearer ${access}` },
    payload,
  });
const statusWith = async (access: string) =>
  (await inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } })).statusCode;

test('an ended session has no stream and no access, and the member’s other session keeps both', async () => {
  const phone = await signIn('phone@mwanzo.test');
  const laptop = (
    await inject({
      method: 'POST',
      url: '/api/token/',
      payload: { email: 'phone@mwanzo.test', password: 'karibu-mwanzo' },
    })
  ).json();
  const [onPhone, onLaptop] = [await open({ token: phone.access }), await open({ token: laptop.access })];
  const response = await revoke(laptop.access, { refresh: phone.refresh });
  expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([204, '', undefined]);
  expect(await statusWith(phone.access)).toBe(401);
  await onPhone.ended();
  // The stream is told at once, so that the phone learns that it is signed out.
  expect(onPhone.text()).toMatch(/retry: 0\n\n$/);
  expect((await inject({ method: 'POST', url: '/api/token/refresh/', payload: phone })).statusCode).toBe(401);
  expect((await revoke(laptop.access, { refresh: phone.refresh })).statusCode).toBe(204);
  expect(await statusWith(laptop.access)).toBe(200);
  events.publish({ to: [phone.user.id], event: typing(1) });
  await onLaptop.until(hasCount(1));
  expect((await revoke(laptop.access, { all: true })).statusCode).toBe(204);
  await onLaptop.ended();
  expect(await statusWith(laptop.access)).toBe(401);
});

test('nobody ends a session of somebody else, whatever token they have found', async () => {
  const owner = await signIn('owner@mwanzo.test');
  const thief = await signIn('thief@mwanzo.test');
  expect((await revoke(thief.access, { refresh: owner.refresh })).statusCode).toBe(204);
  expect((await revoke(thief.access, { all: true })).statusCode).toBe(204);
  expect(await statusWith(owner.access)).toBe(200);
});

test.each([{}, { all: false }, { refresh: '' }, { refresh: 1 }, { all: 'true' }])(
  '%j revokes nothing',
  async (body) => {
    const { access } = await signIn(`body-${JSON.stringify(body).replaceAll(/\W/g, '')}@mwanzo.test`);
    expect((await revoke(access, body)).statusCode).toBe(400);
    expect(await statusWith(access)).toBe(200);
  },
);

test('a session that was ended before the process started is refused', async () => {
  const { access } = await signIn('restarted@mwanzo.test');
  const { rows } = await database.pool.query(
    `update sessions set ended_at = $1 where user_id = (select id from users where email = 'restarted@mwanzo.test')
      returning id`,
    [testApp.clock.now()],
  );
  expect(rows).toHaveLength(1);
  const restarted = await testApp.buildAgain();
  const response = await restarted.inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } });
  expect(response.statusCode).toBe(401);
});

test('all processes hear which session a copied token ends, and which one a further sign-in', async () => {
  const email = 'copied@mwanzo.test';
  const { refresh, user } = await signIn(email);
  const idsOf = async () => {
    const text = 'select id from sessions where user_id = $1 and ended_at is null order by used_at, id';
    return (await database.pool.query(text, [user.id])).rows.map(({ id }) => Number(id));
  };
  const heard: number[] = [];
  onTestFinished(events.onSessionsEnded((ids) => void heard.push(...ids)));
  const copied = await idsOf();
  const post = async (url: string, payload: object) => (await inject({ method: 'POST', url, payload })).json();
  const next = await post('/api/token/refresh/', { refresh });
  await post('/api/token/refresh/', { refresh: next.refresh });
  expect(heard).toEqual([]);
  await post('/api/token/refresh/', { refresh });
  expect(heard).toEqual(copied);
  await database.pool.query(
    `insert into sessions (id, user_id, created_at, expires_at, used_at)
     select 7000000000 + n, $1, $2, $2::timestamptz + interval '1 day', $2::timestamptz - n * interval '1 hour'
     from generate_series(1, 20) n`,
    [user.id, testApp.clock.now()],
  );
  const [oldest] = await idsOf();
  await post('/api/token/', { email, password: 'karibu-mwanzo' });
  expect(heard).toEqual([...copied, oldest]);
});
