import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;
const friday = '2026-11-20T09:00:00Z';

const createMan = (more: object = {}) => createMember(testApp, { gender: 'male', ...more });
const isHere = (by: TestMember) =>
  database.pool.query('update profiles set active_on = $2 where user_id = $1', [by.id, clock.now()]);

/** The clock jumps by days here, but a token is valid for minutes. */
async function signIn({ id }: TestMember): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await tokens.issue({ userId: id, role: 'member' }, id)}` };
}

const like = async (by: TestMember, to: TestMember) =>
  inject({
    method: 'POST',
    url: '/api/profiles/like-pass/',
    headers: await signIn(by),
    payload: { target_profile_id: to.id, matched: true },
  });
const takeBack = async (by: TestMember) =>
  inject({ method: 'POST', url: '/api/profiles/rewind/', headers: await signIn(by), payload: {} });
const newsOf = async (by: TestMember): Promise<{ kind: string; link: string; is_read: boolean }[]> =>
  (await inject({ url: '/api/notifications/', headers: await signIn(by) })).json();

test('a like is news once a day, and only from somebody who counts', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const [flagged, first, second, third] = [await createMan(), await createMan(), await createMan(), await createMan()];
  await database.pool.query('insert into report_cases (reported_id, opened_at, is_urgent) values ($1, now(), false)', [
    flagged.id,
  ]);
  const news = () => newsOf(woman);
  await like(flagged, woman);
  expect(await news()).toEqual([]);
  await Promise.all([like(first, woman), like(second, woman)]);
  expect(await news()).toMatchObject([{ kind: 'like', link: '/likes', message: 'Somebody liked you.' }]);
  // One of the two is left, so the notification stays. Without anybody it is removed, and comes back with the next
  // like.
  await takeBack(first);
  expect(await news()).toHaveLength(1);
  await takeBack(second);
  expect(await news()).toEqual([]);
  await like(third, woman);
  expect(await news()).toHaveLength(1);
  clock.advance(24 * 60 * 60 * 1000);
  for (const man of [first, second]) await isHere(man);
  await like(await createMan(), woman);
  expect(await news()).toHaveLength(2);
});

test('news of a like that were read stay when it is taken back, and the same like again is no news', async () => {
  clock.set(friday);
  const [woman, man] = [await createMember(testApp), await createMan()];
  await like(man, woman);
  const headers = await signIn(woman);
  await inject({ method: 'POST', url: '/api/notifications/mark-all-read/', headers });
  for (const act of [() => takeBack(man), () => like(man, woman)]) {
    await act();
    expect(await newsOf(woman)).toMatchObject([{ kind: 'like', is_read: true }]);
  }
});

test('a like that is repeated is no news once its author does not count any more', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const man = await createMan();
  await like(man, woman);
  await takeBack(man);
  await database.pool.query('insert into report_cases (reported_id, opened_at, is_urgent) values ($1, now(), false)', [
    man.id,
  ]);
  expect((await like(man, woman)).statusCode).toBe(200);
  expect(await newsOf(woman)).toEqual([]);
});

test('a like at 4 in the night is told after one that was taken back at 1: it is the same day in Nairobi', async () => {
  clock.set('2026-11-20T22:00:00Z');
  const woman = await createMember(testApp);
  const [first, second] = [await createMan(), await createMan()];
  await like(first, woman);
  await takeBack(first);
  expect(await newsOf(woman)).toEqual([]);
  clock.set('2026-11-21T01:00:00Z');
  await like(second, woman);
  expect(await newsOf(woman)).toMatchObject([{ kind: 'like' }]);
});

test.each([
  ['Basic', { plan: 'basic' }],
  ['Premium', { plan: 'premium' }],
] as const)(
  'whom a %s member blocks does not show in the notification of a like, which stays without a name',
  async (_, plan) => {
    clock.set(friday);
    const woman = await createMember(testApp, plan);
    const [liker, other] = [await createMan(), await createMan()];
    await inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: await signIn(liker),
      payload: { target_profile_id: woman.id, matched: true },
    });
    const headers = await signIn(woman);
    const block = ({ id }: TestMember) =>
      inject({ method: 'POST', url: '/api/blocks/', headers, payload: { user_id: id } });
    const news = async () => (await inject({ url: '/api/notifications/', headers })).json();
    const before = await news();
    expect(before).toHaveLength(1);
    await block(other);
    expect(await news()).toEqual(before);
    await block(liker);
    const [left] = await news();
    expect(left).toMatchObject({ id: before[0].id, message: 'Somebody liked you.', is_read: before[0].is_read });
    expect([left.params.name, left.params.profile_id]).toEqual([null, null]);
  },
);

test.each([
  ['the first of the pair', 902, 901],
  ['the second of the pair', 903, 904],
])('somebody who passed and likes now, as %s, is new in the list', async (_side, hers, his) => {
  clock.set(friday);
  const woman = await createMember(testApp, { id: hers, plan: 'premium' });
  const man = await createMember(testApp, { id: his, gender: 'male' });
  const act = async (by: TestMember, method: 'GET' | 'POST', url: string, payload?: object) =>
    inject({ method, url, headers: await signIn(by), ...(payload && { payload }) });
  const swipe = (matched: boolean) =>
    act(man, 'POST', '/api/profiles/like-pass/', { target_profile_id: woman.id, matched });
  await swipe(false);
  await act(woman, 'POST', '/api/profiles/likes-me/seen/', { as_of: clock.now().toISOString() });
  clock.advance(1000);
  await swipe(true);
  const { people } = (await act(woman, 'GET', '/api/profiles/likes-me/')).json();
  expect(people).toMatchObject([{ id: man.id, is_new: true }]);
});

test('a liker comes with what a stranger sees of them, and with nothing more', async () => {
  clock.set(friday);
  const woman = await createMember(testApp, { plan: 'premium' });
  const man = await createMan({ name: 'Kiptoo', town: 'Eldoret', bio: 'Chai', birthday: '1990-11-21', age: 20 });
  for (const [id, position] of [
    [31, 1],
    [32, 0],
  ])
    await database.pool.query(
      `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
       values ($2, $1, $3, repeat($4, 32), 9, 8, 't', now())`,
      [man.id, id, position, String(position)],
    );
  await like(man, woman);
  clock.advance(60_000);
  const plain = await createMan({ name: 'Otieno', verified: true });
  await like(plain, woman);
  const { people, ...rest } = (await inject({ url: '/api/profiles/likes-me/', headers: await signIn(woman) })).json();
  expect(rest).toEqual({
    plan: 'premium',
    count: 2,
    still_to_come: 0,
    has_answered: false,
    next_on: null,
    as_of: '2026-11-20T09:01:00.000Z',
  });
  expect(people).toEqual([
    expect.objectContaining({ id: plain.id, name: 'Otieno', photo: null }),
    {
      id: man.id,
      name: 'Kiptoo',
      // He turns 36 on the next day in Nairobi, and is verified, so what he typed does not count.
      age: 35,
      isVerified: true,
      location: 'Eldoret',
      bio: 'Chai',
      photo: expect.objectContaining({ id: 32, width: 9, height: 8, thumbhash: 't' }),
      liked: null,
      is_new: true,
    },
  ]);
});
