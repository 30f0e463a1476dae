import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { rankKeyOn } from '../profiles/index.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const form = (changes: object = {}) => ({
  full_name: 'Amina Wanjiru',
  email: `amina-${Math.random().toString(36).slice(2)}@example.com`,
  password: 'karibu-mwanzo',
  confirmPassword: 'karibu-mwanzo',
  birthday: '1998-03-14',
  gender: 'female',
  orientation: 'bisexual',
  ...changes,
});
const signUp = (payload: object) => inject({ method: 'POST', url: '/api/signup/', payload });
const rowsOf = async (table: string) =>
  (await database.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count;
const profileOf = async (id: number) =>
  (await database.pool.query('select * from profiles where user_id = $1', [id])).rows[0];

test('signing up creates a member with a profile and a session that works at once', async () => {
  const sent = form();
  const response = await signUp(sent);
  expect(response.statusCode).toBe(201);
  const { token, user } = response.json();
  expect(user).toEqual({
    id: expect.any(Number),
    email: sent.email,
    full_name: 'Amina Wanjiru',
    gender: 'female',
    orientation: 'bisexual',
    birthday: '1998-03-14',
    role: 'member',
  });
  const me = await inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${token.access}` } });
  expect(me.json()).toMatchObject({
    id: user.id,
    name: 'Amina',
    // The form computes the age from the birthday, until one is saved.
    age: null,
    is_saved: false,
    isVerified: false,
    orientation_visibility: 'everyone',
    user: { birthday: '1998-03-14', full_name: 'Amina Wanjiru' },
  });
  const refreshed = await inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh: token.refresh } });
  expect(refreshed.statusCode).toBe(200);
});

test('the public name is the first name, cleaned as the full name is', async () => {
  const { user } = (await signUp(form({ full_name: ' Dr.  Ami\u200bna\u0000 Wanji\u202eru ' }))).json();
  expect(user.full_name).toBe('Dr. Amina Wanjiru');
  expect(await profileOf(user.id)).toMatchObject({ name: 'Amina', search_words: ['amina'] });
});

test('the password is stored only as a hash, the token only as a digest', async () => {
  const { token, user } = (await signUp(form())).json();
  const { rows } = await database.pool.query(
    `select account.password_hash, refresh.hash from users account join sessions session on session.user_id = account.id
     join refresh_tokens refresh on refresh.session_id = session.id where account.id = $1`,
    [user.id],
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  expect(rows[0].hash.toString('base64url')).not.toBe(token.refresh);
});

test('gender, orientation and confirmation may be empty or left out at sign-up', async () => {
  const without = { gender: undefined, orientation: undefined, confirmPassword: undefined };
  expect((await signUp(form(without))).statusCode).toBe(201);
  expect((await signUp(form({ gender: '', orientation: '', confirmPassword: '' }))).statusCode).toBe(201);
});

test('a gender detail is stored with non-binary and dropped otherwise', async () => {
  const trans = (await signUp(form({ gender: 'Non-binary', gender_detail: 'trans' }))).json();
  expect(await profileOf(trans.user.id)).toMatchObject({ gender: 'non-binary', gender_detail: 'trans' });
  const female = (await signUp(form({ gender_detail: 'trans' }))).json();
  expect(await profileOf(female.user.id)).toMatchObject({ gender: 'female', gender_detail: null });
});

test('the visibilities that the form asks for are stored', async () => {
  const { user } = (await signUp(form({ orientation_visibility: 'matches', birthday_visibility: 'nobody' }))).json();
  expect(await profileOf(user.id)).toMatchObject({ orientation_visibility: 'matches', birthday_visibility: 'nobody' });
});

test('nobody under 18 by the date in Nairobi can sign up', async () => {
  const before = clock.now();
  clock.set('2026-11-21T20:59:59Z');
  const young = await signUp(form({ birthday: '2008-11-22' }));
  expect(young.statusCode).toBe(400);
  expect(young.json()).toMatchObject({
    code: 'invalid_input',
    fields: { birthday: [expect.stringMatching(/at least 18/)] },
  });
  clock.set('2026-11-21T21:00:00Z');
  expect((await signUp(form({ birthday: '2008-11-22' }))).statusCode).toBe(201);
  clock.set(before);
});

test('whoever signs up after midnight in Nairobi was here on that day', async () => {
  const before = clock.now();
  clock.set('2026-11-21T21:30:00Z');
  const { user } = (await signUp(form())).json();
  clock.set(before);
  const day = "select to_char(active_on, 'YYYY-MM-DD') as day, rank_key from profiles where user_id = $1";
  const { rows } = await database.pool.query(day, [user.id]);
  expect(rows).toEqual([{ day: '2026-11-22', rank_key: rankKeyOn(user.id, '2026-11-22') }]);
});

test.each([
  ['full_name', { full_name: ' ' }],
  ['full_name', { full_name: '\u200b' }],
  ['full_name', { full_name: 'Mwanzo Support' }],
  ['full_name', { full_name: 'https://evil.example/x' }],
  ['full_name', { full_name: 'Amina www.evil-site.com' }],
  ['full_name', { full_name: 'x'.repeat(81) }],
  ['email', { email: 'not an address' }],
  ['email', { email: `${'a'.repeat(250)}@example.com` }],
  ['email', { email: ['a@example.com'] }],
  ['password', { password: 'short', confirmPassword: 'short' }],
  ['password', { password: 'x'.repeat(129), confirmPassword: '' }],
  ['confirmPassword', { confirmPassword: 'another-password' }],
  ['birthday', { birthday: '1998-02-30' }],
  ['birthday', { birthday: '1800-01-01' }],
  ['birthday', { birthday: 19_980_314 }],
  ['gender', { gender: 'robot' }],
  ['orientation', { orientation: 'up' }],
])('a bad %s is refused by name, and nothing is stored', async (field, changes) => {
  const members = await rowsOf('users');
  const response = await signUp(form(changes));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: [expect.any(String)] } });
  expect(await rowsOf('users')).toBe(members);
});

test('a taken e-mail, in any case, is refused without saying that it is taken', async () => {
  const sent = form();
  await signUp(sent);
  const response = await signUp(form({ email: `  ${sent.email.toUpperCase()} ` }));
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('signup_refused');
  expect(response.body).not.toContain(sent.email);
});

test('concurrent sign-ups with one e-mail create one account', async () => {
  const sent = form();
  const responses = await Promise.all(Array.from({ length: 8 }, () => signUp(sent)));
  expect(responses.map((response) => response.statusCode).toSorted()).toEqual([201, ...Array(7).fill(400)]);
  const { rows } = await database.pool.query('select id from users where email = $1', [sent.email]);
  expect(rows).toHaveLength(1);
});

test('fields that nobody may set are ignored', async () => {
  const evil = {
    id: 7,
    user_id: 7,
    role: 'moderator',
    plan: 'premium',
    isVerified: true,
    is_verified: true,
    saved_at: '2020-01-01',
    age: 99,
  };
  const { user } = (await signUp(form(evil))).json();
  expect(user).toMatchObject({ role: 'member' });
  expect(user.id).not.toBe(7);
  const { rows } = await database.pool.query('select role from users where id = $1', [user.id]);
  expect(rows[0]).toEqual({ role: 'member' });
  expect(await profileOf(user.id)).toMatchObject({ is_verified: false, saved_at: null, age: null });
});

test('when the session cannot be written no member is created', async () => {
  const members = await rowsOf('users');
  await database.pool.query('alter table refresh_tokens add constraint fault check (false) not valid');
  const response = await signUp(form());
  await database.pool.query('alter table refresh_tokens drop constraint fault');
  expect(response.statusCode).toBe(500);
  expect(response.json().code).toBe('internal');
  expect(await rowsOf('users')).toBe(members);
  expect(await rowsOf('profiles')).toBe(members);
});
