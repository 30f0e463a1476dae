import { likesCountMax } from '@mwanzo/contract/limits';
import type { Likes } from '@mwanzo/contract/discovery/likes';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;
const friday = '2026-11-20T09:00:00Z';
const weekLater = '2026-11-27T09:00:00Z';
const hidden = ['secret name', 'secret bio', 'Kisumu'];

const createMan = (more: object = {}): Promise<TestMember> => createMember(testApp, { gender: 'male', ...more });

/** The answers in their stored form, so that a test can choose their times. */
async function answer(by: TestMember, to: TestMember, liked = true): Promise<void> {
  const side = by.id < to.id ? 'low' : 'high';
  await database.pool.query(
    `insert into pairs (low_id, high_id, ${side}_liked, ${side}_swiped_at)
     values (least($1::bigint, $2), greatest($1::bigint, $2), $3, $4)
     on conflict (low_id, high_id) do update
       set ${side}_liked = excluded.${side}_liked, ${side}_swiped_at = excluded.${side}_swiped_at`,
    [by.id, to.id, liked, clock.now()],
  );
  clock.advance(1000);
}

/** The clock jumps by days here, but a token is valid for minutes. */
async function signIn({ id }: TestMember): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await tokens.issue({ userId: id, role: 'member' }, id)}` };
}

async function look(by: TestMember): Promise<Likes> {
  const response = await inject({ url: '/api/profiles/likes-me/', headers: await signIn(by) });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const idsOf = ({ people }: Likes) => people.map(({ id }) => id);
const isHere = (by: TestMember) =>
  database.pool.query('update profiles set active_on = $2 where user_id = $1', [by.id, clock.now()]);

test('Premium sees everybody who likes the member and waits for an answer, the newest first', async () => {
  clock.set(friday);
  const woman = await createMember(testApp, { plan: 'premium' });
  const men = [await createMan({ name: 'Kiptoo', town: 'Eldoret' }), await createMan(), await createMan()] as const;
  for (const man of men) await answer(man, woman);
  const seen = await look(woman);
  expect(seen).toMatchObject({ plan: 'premium', count: 3, still_to_come: 0, next_on: null, has_answered: false });
  expect(idsOf(seen)).toEqual([men[2].id, men[1].id, men[0].id]);
  expect(seen.people[2]).toMatchObject({ name: 'Kiptoo', location: 'Eldoret', isVerified: true, liked: null });
  await answer(woman, men[1], false);
  expect(idsOf(await look(woman))).toEqual([men[2].id, men[0].id]);
});

test('what was liked is told, the words are not', async () => {
  clock.set(friday);
  const woman = await createMember(testApp, { plan: 'premium' });
  for (const [prompt, reply, photo] of [['chai-rules', 'Mbili'], [null, null, 7], []]) {
    const man = await createMan();
    await answer(man, woman);
    await database.pool.query(
      `insert into like_comments (low_id, high_id, author_id, text, prompt_id, answer, photo_id, created_at)
       values (least($1::bigint, $2), greatest($1::bigint, $2), $1, 'zqwords', $3, $4, $5, now())`,
      [man.id, woman.id, prompt, reply, photo],
    );
  }
  const { payload } = await inject({ url: '/api/profiles/likes-me/', headers: woman.headers });
  expect(JSON.parse(payload).people).toMatchObject([{ liked: null }, { liked: 'photo' }, { liked: 'prompt' }]);
  expect(payload).not.toContain('zqwords');
});

// Fails if the response contains previews of people, however little of them, or if the order of likes can be seen.
test('without Premium the first one is shown, and of the others nothing but how many they are', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const first = await createMan();
  await answer(first, woman);
  const others = [];
  for (let at = 0; at < 3; at += 1)
    others.push(await createMan({ name: hidden[0], bio: hidden[1], town: hidden[2], age: 61 }));
  for (const other of others) await answer(other, woman);
  const { payload } = await inject({ url: '/api/profiles/likes-me/', headers: woman.headers });
  const seen: Likes = JSON.parse(payload);
  expect(seen).toMatchObject({ plan: 'basic', count: 4, still_to_come: 3, next_on: '2026-11-27', has_answered: false });
  expect(idsOf(seen)).toEqual([first.id]);
  for (const word of [...hidden, ...others.map(({ id }) => String(id))]) expect(payload).not.toContain(word);
  expect(Object.keys(seen).toSorted()).toEqual(
    ['as_of', 'count', 'has_answered', 'next_on', 'people', 'plan', 'still_to_come'].toSorted(),
  );
});

test('one more opens on each Friday in Nairobi, and who was opened stays until they are answered', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const men = [await createMan(), await createMan(), await createMan()] as const;
  for (const man of men) await answer(man, woman);
  expect(idsOf(await look(woman))).toEqual([men[0].id]);
  clock.set('2026-11-26T20:59:59Z');
  expect(idsOf(await look(woman))).toEqual([men[0].id]);
  clock.set('2026-11-26T21:00:00Z');
  for (const man of men) await isHere(man);
  expect(idsOf(await look(woman))).toEqual([men[1].id, men[0].id]);
  await answer(woman, men[0], false);
  expect(await look(woman)).toMatchObject({ people: [{ id: men[1].id }], has_answered: false });
  await answer(woman, men[1]);
  expect(await look(woman)).toMatchObject({ people: [], has_answered: true, count: 3, still_to_come: 1 });
  clock.set('2026-11-27T21:00:00Z');
  expect(await look(woman)).toMatchObject({ people: [], has_answered: true, count: 1, still_to_come: 1 });
});

test('looks at the same moment open one person, and all show them', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  for (let at = 0; at < 5; at += 1) await answer(await createMan(), woman);
  const looks = await Promise.all(Array.from({ length: 20 }, () => look(woman)));
  expect(new Set(looks.map((seen) => idsOf(seen).join()))).toHaveProperty('size', 1);
  expect(looks[0]?.people).toHaveLength(1);
});

// Fails if a week's place becomes free after a block: it would look different from a deletion.
test.each([
  [
    'blocks',
    (man: TestMember, woman: TestMember) =>
      inject({ method: 'POST', url: '/api/blocks/', headers: man.headers, payload: { user_id: woman.id } }),
  ],
  [
    'pauses',
    (man: TestMember) => database.pool.query('update profiles set is_active = false where user_id = $1', [man.id]),
  ],
  [
    'is hidden by a reviewer',
    (man: TestMember) => database.pool.query('update profiles set hidden_at = now() where user_id = $1', [man.id]),
  ],
  [
    'loses the badge',
    (man: TestMember) => database.pool.query('update profiles set is_verified = false where user_id = $1', [man.id]),
  ],
  [
    'has not been here for a month',
    (man: TestMember) =>
      database.pool.query(`update profiles set active_on = '2026-10-20' where user_id = $1`, [man.id]),
  ],
  [
    'is reported',
    (man: TestMember) =>
      database.pool.query(`insert into report_cases (reported_id, opened_at, is_urgent) values ($1, now(), false)`, [
        man.id,
      ]),
  ],
  ['has deleted the account', (man: TestMember) => database.pool.query('delete from users where id = $1', [man.id])],
])(
  'somebody who %s is not listed, not counted from the next day on, and nobody opens in their place',
  async (_, leave) => {
    clock.set(friday);
    const woman = await createMember(testApp);
    const rich = await createMember(testApp, { plan: 'premium' });
    const [man, other] = [await createMan(), await createMan()];
    for (const liked of [woman, rich]) for (const by of [man, other]) await answer(by, liked);
    expect(await look(woman)).toMatchObject({ people: [{ id: man.id }], count: 2 });
    await leave(man, woman);
    if (_ === 'blocks') await leave(man, rich);
    expect(await look(woman)).toMatchObject({ people: [], count: 2, still_to_come: 1, has_answered: false });
    expect(idsOf(await look(rich))).toEqual([other.id]);
    clock.set('2026-11-21T09:00:00Z');
    expect(await look(woman)).toMatchObject({ people: [], count: 1, still_to_come: 1, has_answered: false });
  },
);

// Fails if the week of a deleted liker, whose id is null, hides everybody who is not revealed yet.
test('the Friday after a revealed person has deleted the account, the next one opens', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const men = [await createMan(), await createMan(), await createMan()] as const;
  for (const man of men) await answer(man, woman);
  expect(await look(woman)).toMatchObject({ people: [{ id: men[0].id }], count: 3, still_to_come: 2 });
  await database.pool.query('delete from users where id = $1', [men[0].id]);
  expect(await look(woman)).toMatchObject({ people: [] });
  clock.set(weekLater);
  for (const man of men.slice(1)) await isHere(man);
  expect(await look(woman)).toMatchObject({ people: [{ id: men[1].id }], count: 2, still_to_come: 1 });
});

test.each(['premium', 'basic'] as const)(
  'with %s, the place of a liker is their town, not what they typed',
  async (plan) => {
    clock.set(friday);
    const woman = await createMember(testApp, { plan });
    const man = await createMan();
    const payload = { location: 'Argwings Kodhek Road 4B, Kilimani, Nairobi' };
    const saved = await inject({ method: 'PATCH', url: '/api/profiles/me', headers: await signIn(man), payload });
    expect(saved.json()).toMatchObject(payload);
    await answer(man, woman);
    expect((await look(woman)).people).toMatchObject([{ id: man.id, location: 'Nairobi' }]);
  },
);

test('a match and somebody who only passed are not among them', async () => {
  clock.set(friday);
  const woman = await createMember(testApp, { plan: 'premium' });
  const [match, passed] = [await createMan(), await createMan()];
  await createMatch(testApp, woman, match);
  await answer(passed, woman, false);
  expect(await look(woman)).toMatchObject({ count: 0, people: [] });
});

test('they are counted up to ten, with and without those who are shown', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  for (let at = 0; at < likesCountMax + 3; at += 1) await answer(await createMan(), woman);
  expect(await look(woman)).toMatchObject({ count: likesCountMax, still_to_come: likesCountMax });
});

test('with a pass of Premium everybody is seen, and after it those who have opened', async () => {
  clock.set(friday);
  const woman = await createMember(testApp);
  const men = [await createMan(), await createMan()] as const;
  for (const man of men) await answer(man, woman);
  await look(woman);
  await changePlan(testApp, 'premium', woman);
  expect(idsOf(await look(woman))).toEqual([men[1].id, men[0].id]);
  await changePlan(testApp, 'basic', woman);
  expect(idsOf(await look(woman))).toEqual([men[0].id]);
});

test('new are those who liked since the last visit, which never goes back and is never ahead', async () => {
  clock.set(friday);
  const woman = await createMember(testApp, { plan: 'premium' });
  await answer(await createMan(), woman);
  const mark = async (as_of: string) =>
    (
      await inject({
        method: 'POST',
        url: '/api/profiles/likes-me/seen/',
        headers: woman.headers,
        payload: { as_of },
      })
    ).statusCode;
  const first = await look(woman);
  expect(first.people.map(({ is_new }) => is_new)).toEqual([true]);
  expect(await mark(first.as_of)).toBe(204);
  expect(await mark(weekLater)).toBe(204);
  expect(await mark('2020-01-01T00:00:00Z')).toBe(204);
  clock.advance(1000);
  await answer(await createMan(), woman);
  expect((await look(woman)).people.map(({ is_new }) => is_new)).toEqual([true, false]);
  expect(await mark('yesterday')).toBe(400);
});
