import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { takeAnswers } from '../../core/pairs/index.ts';
import { foldLessons } from './fold-lessons.ts';
import { addLearned } from './matching-states.repository.ts';
import { priorVariance } from './model/belief.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const fold = (atOnce?: number) => foldLessons(testApp, atOnce);

async function swipe(by: TestMember, { id }: TestMember, matched: boolean, said: object = {}) {
  const payload = { target_profile_id: id, matched, ...said };
  const request = { method: 'POST', url: '/api/profiles/like-pass/', headers: by.headers, payload } as const;
  expect((await inject(request)).statusCode).toBe(200);
}

async function stateOf({ id }: TestMember) {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select generosity_mean as a, generosity_variance as va, attractiveness_mean as b, attractiveness_variance as vb,
       shown, likes_in_a_row as "inARow", answers_that_day as "thatDay" from matching_states where user_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

const two = async () => [await createMember(testApp), await createMember(testApp)] as const;
const unknown = { a: 0, va: priorVariance, b: 0, vb: priorVariance };

test('a like raises the generosity of the liker and the attractiveness of the liked, once', async () => {
  const [one, other] = await two();
  await swipe(one, other, true, { deciding_ms: 2100, place: 3, looked: 1 });
  expect(await fold()).toBe(1);
  const [liker, liked] = [await stateOf(one), await stateOf(other)];
  expect(liker).toMatchObject({ a: expect.any(Number), b: 0, vb: priorVariance, inARow: 1, thatDay: 1, shown: 0 });
  expect(liker?.['a']).toBeGreaterThan(0.1);
  expect(liked).toMatchObject({ a: 0, va: priorVariance, shown: 1 });
  expect(liked?.['b']).toBe(liker?.['a']);
  expect(await fold()).toBe(0);
  expect([await stateOf(one), await stateOf(other)]).toEqual([liker, liked]);
});

test('what was said about an answer stays beside it, and nonsense counts as not said', async () => {
  const [one, other, third] = [...(await two()), await createMember(testApp)];
  await swipe(one, other, true, { deciding_ms: 2100, place: 3, looked: 2 });
  await swipe(one, third, false, { deciding_ms: -5, place: 'first', looked: 9 });
  const { rows } = await database.pool.query(
    `select coalesce(low_deciding_ms, high_deciding_ms) as ms, coalesce(low_place, high_place) as place,
       coalesce(low_looked, high_looked) as looked
     from pairs where $1 in (low_id, high_id) order by coalesce(low_swiped_at, high_swiped_at), 1`,
    [one.id],
  );
  expect(rows).toEqual([
    { ms: 2100, place: 3, looked: 2 },
    { ms: null, place: null, looked: null },
  ]);
});

test('words, or a look at everything, make a like weigh more, and a pass lowers both', async () => {
  const gained = async (matched: boolean, said: object) => {
    const [one, other] = await two();
    await swipe(one, other, matched, said);
    await fold();
    return (await stateOf(one))?.['a'] ?? NaN;
  };
  const plain = await gained(true, {});
  expect(await gained(true, { comment: 'Habari' })).toBeGreaterThan(plain);
  expect(await gained(true, { looked: 2 })).toBeGreaterThan(plain);
  expect(await gained(true, { looked: 1 })).toBe(plain);
  expect(await gained(false, {})).toBeLessThan(0);
});

test('the words of one of two who like each other make the like of the other weigh no more', async () => {
  const [one, other] = await two();
  await swipe(one, other, true, { comment: 'Habari' });
  await swipe(other, one, true);
  const until = 'infinity';
  const taken = [
    ...(await getRows(database, takeAnswers.low, { until })),
    ...(await getRows(database, takeAnswers.high, { until })),
  ];
  const withWords = taken.filter(({ lowId }) => lowId === Math.min(one.id, other.id));
  expect(withWords.map(({ isOfLow, hasWords }) => [isOfLow ? 'low' : 'high', hasWords])).toEqual([
    ['low', one.id < other.id],
    ['high', one.id > other.id],
  ]);
});

test('a pass that becomes a like teaches both', async () => {
  const [one, other] = await two();
  await swipe(one, other, false);
  await fold();
  await swipe(one, other, true);
  expect(await fold()).toBe(1);
  expect(await stateOf(other)).toMatchObject({ shown: 2 });
});

test.each([
  ['in less than 300 ms', async () => {}, { deciding_ms: 299 }],
  [
    'of a member who is not verified',
    async ({ id }: TestMember) => {
      await database.pool.query('update profiles set is_verified = false where user_id = $1', [id]);
    },
    {},
  ],
  [
    'of a member about whom a report is open',
    async ({ id }: TestMember) => {
      await database.pool.query(
        'insert into report_cases (reported_id, opened_at, is_urgent) values ($1, now(), false)',
        [id],
      );
    },
    {},
  ],
  [
    'of a member who has given 200 answers that day',
    async ({ id }: TestMember) => {
      const day = `($2::timestamptz at time zone 'Africa/Nairobi')::date`;
      await database.pool.query(
        `insert into matching_states (user_id, answered_on, answers_that_day) values ($1, ${day}, 200)`,
        [id, testApp.clock.now()],
      );
    },
    {},
  ],
  [
    'after sixty likes in a row',
    async ({ id }: TestMember) => {
      await database.pool.query('insert into matching_states (user_id, likes_in_a_row) values ($1, 60)', [id]);
    },
    {},
  ],
])('an answer %s is counted and teaches nothing', async (_, make, said) => {
  const [one, other] = await two();
  await swipe(one, other, true, said);
  await make(one);
  expect(await fold()).toBe(1);
  expect(await stateOf(one)).toMatchObject(unknown);
  expect(await stateOf(other)).toMatchObject({ ...unknown, shown: 1 });
});

test('on the day after 200 answers a like teaches again', async () => {
  const [one, other] = await two();
  await database.pool.query(
    `insert into matching_states (user_id, answered_on, answers_that_day)
     values ($1, ($2::timestamptz at time zone 'Africa/Nairobi')::date - 1, 200)`,
    [one.id, testApp.clock.now()],
  );
  await swipe(one, other, true);
  await fold();
  const liker = await stateOf(one);
  expect(liker).toMatchObject({ thatDay: 1 });
  expect(liker?.['a']).toBeGreaterThan(0.1);
});

test.each(['liker', 'liked'])('nothing is learned from or about a member who has stopped it: the %s', async (who) => {
  const [one, other] = await two();
  const [stopped, friend] = who === 'liker' ? [one, other] : [other, one];
  await swipe(one, other, true);
  const url = '/api/account/settings/';
  const payload = { learns_from_swipes: false };
  expect((await inject({ method: 'PATCH', url, headers: stopped.headers, payload })).statusCode).toBe(200);
  expect(await fold()).toBe(1);
  expect([await stateOf(stopped), await stateOf(friend)]).toEqual([null, null]);
});

test('a like that is rewound, or that a block has ended, teaches nothing', async () => {
  const [one, other] = await two();
  await swipe(one, other, true);
  const rewind = { url: '/api/profiles/rewind/', payload: { target_profile_id: other.id } };
  expect((await inject({ method: 'POST', headers: one.headers, ...rewind })).statusCode).toBe(200);
  expect(await fold()).toBe(0);
  await swipe(one, other, true);
  await inject({ method: 'POST', url: '/api/blocks/', headers: other.headers, payload: { user_id: one.id } });
  expect(await fold()).toBe(0);
});

test('damaged rows are repaired and hold nobody up, and a member who has left is passed over', async () => {
  const [one, other] = await two();
  const [left, third] = await two();
  const [quick, fourth] = await two();
  await database.pool.query(
    `insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean, learned_at)
     select unnest($1::bigint[]), 'NaN', -1, 'Infinity', 'infinity'`,
    [[one.id, quick.id]],
  );
  await swipe(one, other, true);
  // It is counted, so the row is written though nothing was learned.
  await swipe(quick, fourth, true, { deciding_ms: 1 });
  await swipe(left, third, true);
  await database.pool.query('delete from users where id = $1', [left.id]);
  await fold();
  const repaired = await stateOf(one);
  expect(repaired).toMatchObject({ b: 0, vb: priorVariance });
  expect(repaired?.['a']).toBe((await stateOf(other))?.['b']);
  expect(await stateOf(third)).toBeNull();
  expect(await stateOf(quick)).toMatchObject({ ...unknown, inARow: 1 });
});

test('what was learned of a member whose account goes at that moment is left out, and the rest is kept', async () => {
  const [one, other] = await two();
  await database.pool.query('delete from users where id = $1', [other.id]);
  const both = [1, 2];
  await getRows(database, addLearned, {
    ids: [other.id, one.id],
    generosityMeans: both,
    generosityVariances: both,
    attractivenessMeans: both,
    attractivenessVariances: both,
    learnedAts: both,
    showns: both,
    likesInARows: both,
    answeredOns: [null, null],
    answersThatDays: both,
  });
  expect([await stateOf(other), await stateOf(one)]).toEqual([null, expect.objectContaining({ shown: 2 })]);
});

test('batches of any size lead to the same bytes', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createMember(testApp)));
  for (const [at, one] of people.entries())
    for (const [place, other] of people.entries()) {
      // Some answers are given at one moment.
      if (place > at) testApp.clock.advance(1);
      if (place !== at) await swipe(one, other, (at * place) % 3 > 0);
    }
  const ids = people.map(({ id }) => id);
  const all = 'select * from matching_states where user_id = any($1) order by user_id';
  const results: unknown[] = [];
  for (const atOnce of [1000, 1, 7]) {
    await database.pool.query('delete from matching_states where user_id = any($1)', [ids]);
    await database.pool.query(
      `update pairs set low_to_learn = true, high_to_learn = true where low_id = any($1) and high_id = any($1)`,
      [ids],
    );
    expect(await fold(atOnce)).toBe(30);
    results.push((await database.pool.query(all, [ids])).rows);
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});
