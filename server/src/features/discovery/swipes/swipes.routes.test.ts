import { planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;

const swipesMax = planLimits.basic.swipesPerDay ?? 0;

async function swipe(by: TestMember, target: { id: number }, matched: boolean, app = inject) {
  const response = await app({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: by.headers,
    payload: { target_profile_id: target.id, matched },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const like = (by: TestMember, target: { id: number }) => swipe(by, target, true);
const pass = (by: TestMember, target: { id: number }) => swipe(by, target, false);

async function notificationsOf(member: TestMember) {
  const { rows } = await database.pool.query(
    'select kind, actor_id as actor from notifications where user_id = $1 order by id',
    [member.id],
  );
  return rows;
}

async function usedBy(member: TestMember): Promise<number> {
  const { rows } = await database.pool.query('select sum(swipes)::int as used from daily_usage where user_id = $1', [
    member.id,
  ]);
  return rows[0].used ?? 0;
}

test('two likes are a match: both members are notified once, and the second like returns the match', async () => {
  const amina = await createMember(testApp, { name: 'Amina' });
  const brian = await createMember(testApp, { name: 'Brian', gender: 'male', birthday: '1990-11-22' });
  expect(await like(amina, brian)).toMatchObject({ status: 200, body: { matched: false, match: null } });
  expect(await notificationsOf(brian)).toEqual([{ kind: 'like', actor: amina.id }]);
  const { body } = await like(brian, amina);
  expect(body).toEqual({
    matched: true,
    match: {
      id: amina.id,
      profileId: amina.id,
      user: { id: amina.id },
      name: 'Amina',
      age: 30,
      photo: null,
      photo_detail: null,
      isVerified: true,
      matched_at: clock.now().toISOString(),
      unread_count: 0,
      is_opened: false,
      is_told: true,
      presence: null,
      comments: [],
      last_message: null,
    },
    standing: null,
  });
  expect(await notificationsOf(amina)).toEqual([{ kind: 'match', actor: brian.id }]);
  expect(await notificationsOf(brian)).toEqual([
    { kind: 'like', actor: amina.id },
    { kind: 'match', actor: amina.id },
  ]);
  // A verified member's age is that of the birthday: 36 tomorrow.
  expect((await like(amina, brian)).body).toMatchObject({ matched: true, match: { name: 'Brian', age: 35 } });
});

test('a repeated swipe says that its answer stood, notifies nobody again and is not counted', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await like(one, other);
  expect((await like(one, other)).body).toEqual({ matched: false, match: null, standing: 'like' });
  expect(await notificationsOf(other)).toHaveLength(1);
  expect(await usedBy(one)).toBe(1);
});

test('a pass can become a like, and a like is never undone: the response says which answer stands', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await like(other, one);
  expect((await pass(one, other)).body).toEqual({ matched: false, match: null, standing: null });
  expect((await pass(one, other)).body).toEqual({ matched: false, match: null, standing: 'pass' });
  expect((await like(one, other)).body).toMatchObject({ matched: true, standing: null });
  expect((await pass(one, other)).body).toMatchObject({ matched: true, standing: 'like' });
  expect((await pass(other, one)).body).toMatchObject({ matched: true, standing: 'like' });
});

test('the other reading of the payload is the same swipe', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await like(other, one);
  const payload = { profile_id: String(other.id), direction: 'like' };
  const response = await inject({ method: 'POST', url: '/api/profiles/like-pass', headers: one.headers, payload });
  expect(response.json()).toMatchObject({ matched: true });
});

test('an unverified member may pass, and a like is refused before anything is written', async () => {
  const newcomer = await createMember(testApp, { verified: false });
  const other = await createMember(testApp);
  expect((await pass(newcomer, other)).status).toBe(200);
  const third = await createMember(testApp);
  for (const target of [other, third]) {
    expect(await like(newcomer, target)).toMatchObject({ status: 403, body: { code: 'verification_required' } });
  }
  expect(await usedBy(newcomer)).toBe(1);
  const { rows } = await database.pool.query('select from pairs where $1 in (low_id, high_id)', [third.id]);
  expect(rows).toEqual([]);
});

test('an unverified member may be liked', async () => {
  const [one, newcomer] = [await createMember(testApp), await createMember(testApp, { verified: false })];
  expect((await like(one, newcomer)).status).toBe(200);
});

test('a like without a photo is refused only where the operator asks for one', async () => {
  const strict = await buildTestApp({ requirePhoto: true });
  const [one, other] = [await createMember(strict), await createMember(strict)];
  expect(await swipe(one, other, true, strict.inject)).toMatchObject({ status: 403, body: { code: 'photo_required' } });
  expect((await swipe(one, other, false, strict.inject)).status).toBe(200);
  await strict.database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
      values (1, $1, 0, repeat('a', 32), 9, 9, 't', now())`,
    [one.id],
  );
  expect((await swipe(one, other, true, strict.inject)).status).toBe(200);
});

test.each([
  ['absent', undefined],
  ['not saved yet', { saved: false }],
  ['inactive', { active: false }],
])('a member who is %s cannot be swiped', async (_title, traits) => {
  const target = traits ? await createMember(testApp, traits) : { id: 77 };
  const one = await createMember(testApp);
  expect(await like(one, target)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await usedBy(one)).toBe(0);
});

test('members cannot swipe themselves', async () => {
  const one = await createMember(testApp);
  expect(await like(one, one)).toMatchObject({ status: 400, body: { code: 'own_profile' } });
});

test('swiping needs a sign-in, and an account that still exists', async () => {
  const one = await createMember(testApp);
  const other = await createMember(testApp);
  const nobody = { ...one, headers: { authorization: 'Bearer nonsense' } };
  expect(await like(nobody, other)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  await database.pool.query('delete from users where id = $1', [one.id]);
  expect(await like(one, other)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
});

test.each([
  [{}],
  [{ matched: true }],
  [{ target_profile_id: 5 }],
  [{ target_profile_id: 'five', matched: true }],
  [{ target_profile_id: -5, matched: true }],
  [{ target_profile_id: 2 ** 60, matched: true }],
  [{ target_profile_id: 5, matched: 'yes' }],
  [{ target_profile_id: 5, direction: 'up' }],
])('a swipe of %j is refused as invalid input', async (payload) => {
  const one = await createMember(testApp);
  const response = await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: one.headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_input' });
});

// Fails if the usage is read first and raised afterwards, instead of being raised under a condition.
test("of 200 concurrent likes with 10 left in the day's limit exactly 10 are written", async () => {
  const one = await createMember(testApp);
  const targets = await Promise.all(Array.from({ length: 200 }, () => createMember(testApp)));
  await database.pool.query('insert into daily_usage (user_id, day, swipes) values ($1, $2, $3)', [
    one.id,
    '2026-11-21',
    swipesMax - 10,
  ]);
  const responses = await Promise.all(targets.map((target) => like(one, target)));
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toHaveLength(190);
  // 12:00 in Nairobi: twelve hours are left.
  expect(refused[0]).toMatchObject({
    body: { code: 'daily_limit_reached' },
    headers: { 'retry-after': String(12 * 3600) },
  });
  const { rows } = await database.pool.query('select from pairs where $1 in (low_id, high_id)', [one.id]);
  expect(rows).toHaveLength(10);
});

test("a member who has reached the day's limit can repeat a swipe, and swipes again the next day", async () => {
  const [one, known, other] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  await like(one, known);
  await database.pool.query('update daily_usage set swipes = $2 where user_id = $1', [one.id, swipesMax]);
  expect((await like(one, known)).status).toBe(200);
  expect((await like(one, other)).status).toBe(429);
  const before = clock.now();
  clock.set('2026-11-21T21:00:00Z');
  const token = await tokens.issue({ userId: one.id, role: 'member' }, 1);
  expect((await like({ ...one, headers: { authorization: `Bearer ${token}` } }, other)).status).toBe(200);
  clock.set(before);
});

test('Premium has no limit of swipes a day', async () => {
  const one = await createMember(testApp, { plan: 'premium' });
  await database.pool.query('insert into daily_usage (user_id, day, swipes) values ($1, $2, $3)', [
    one.id,
    '2026-11-21',
    swipesMax,
  ]);
  expect((await like(one, await createMember(testApp))).status).toBe(200);
});

// Fails if a swipe that lost to its twin does not take its count back.
test('the same like sent many times at once is counted and notified once', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await like(other, one);
  const responses = await Promise.all(Array.from({ length: 40 }, () => like(one, other)));
  expect(responses.every(({ status, body }) => status === 200 && body.matched)).toBe(true);
  expect(await usedBy(one)).toBe(1);
  expect(await notificationsOf(other)).toEqual([{ kind: 'match', actor: one.id }]);
});

test('a member who has paused may pass but not like, so that nobody hears of somebody they cannot see', async () => {
  const [paused, liked, passed] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  const pause = (is_paused: boolean) =>
    inject({ method: 'PATCH', url: '/api/profiles/me', headers: paused.headers, payload: { is_paused } });
  await pause(true);
  expect((await like(paused, liked)).status).toBe(404);
  expect(await notificationsOf(liked)).toEqual([]);
  expect((await pass(paused, passed)).status).toBe(200);
  expect(await usedBy(paused)).toBe(1);
  await pause(false);
  expect((await like(paused, liked)).status).toBe(200);
});
