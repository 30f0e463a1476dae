import type { Likes } from '@mwanzo/contract/discovery/likes';
import { likersListedMax, likesCountMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { changePlan, createMember, type TestMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;
const saturday = '2026-11-21T09:00:00Z';

/** The clock jumps by hours here, but a token is valid for minutes. */
async function send(by: TestMember, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${await tokens.issue({ userId: by.id, role: 'member' }, by.id)}` };
  const response = await inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${method} ${url}: ${response.payload}`).toBeLessThan(300);
  return response;
}

const swipe = (by: TestMember, to: TestMember, matched: boolean) =>
  send(by, 'POST', '/api/profiles/like-pass/', { target_profile_id: to.id, matched });
const rewind = (by: TestMember) => send(by, 'POST', '/api/profiles/rewind/', {});
const look = async (by: TestMember): Promise<Likes> => (await send(by, 'GET', '/api/profiles/likes-me/')).json();
const numbersOf = ({ count, still_to_come }: Likes) => JSON.stringify({ count, still_to_come });

/** Eleven men, of whom the first three like the woman. */
async function createCrowd(): Promise<{ woman: TestMember; men: TestMember[] }> {
  const woman = await createMember(testApp);
  const men: TestMember[] = [];
  for (let at = 0; at < 11; at += 1) men.push(await createMember(testApp, { gender: 'male' }));
  for (const man of men.slice(0, 3)) {
    await swipe(man, woman, true);
    clock.advance(1000);
  }
  return { woman, men };
}

test('nothing that a member without Premium does moves the numbers of the day, so they tell of nobody', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const numbers = numbersOf(await look(woman));
  expect(numbers).toBe('{"count":3,"still_to_come":2}');
  for (const man of men) {
    await swipe(woman, man, false);
    expect(numbersOf(await look(woman)), 'after a pass').toBe(numbers);
    await rewind(woman);
    expect(numbersOf(await look(woman)), 'after taking it back').toBe(numbers);
  }
  for (const man of men) {
    await send(woman, 'POST', '/api/blocks/', { user_id: man.id });
    expect(numbersOf(await look(woman)), 'after a block').toBe(numbers);
    await send(woman, 'DELETE', `/api/blocks/${man.id}/`);
    expect(numbersOf(await look(woman)), 'after taking the block back').toBe(numbers);
  }
});

test('a like back and the likes of others change the numbers on the next day only', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const numbers = numbersOf(await look(woman));
  const [first, second] = men;
  for (const liker of [first, second]) if (liker) await swipe(woman, liker, true);
  for (const man of men.slice(3, 8)) await swipe(man, woman, true);
  expect(numbersOf(await look(woman))).toBe(numbers);
  clock.set('2026-11-22T09:00:00Z');
  expect(numbersOf(await look(woman))).toBe('{"count":6,"still_to_come":6}');
});

// Fails if the numbers are those of the moment of the first look: they could be compared with the day before.
test.each([
  ...[0, 1, 2, 3, 7].map((at) => [at, '2026-11-22T09:00:00Z'] as const),
  // It is Sunday in Nairobi, and still Saturday in UTC.
  [1, '2026-11-21T22:30:00Z'] as const,
])('a pass before the first look of a day does not show in the numbers (man %i, %s)', async (at, nextDay) => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const numbers = numbersOf(await look(woman));
  clock.set(nextDay);
  const man = men[at];
  if (!man) throw new Error('There is no such man');
  await swipe(woman, man, false);
  const after = await look(woman);
  expect(after.count).toBe(3);
  // The revealed one is known anyway.
  if (at > 0) expect(numbersOf(after)).toBe(numbers);
  await rewind(woman);
  expect((await look(woman)).count).toBe(3);
});

test('a like back before the first look of a day does not show in its numbers, but in those of the next', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const [, second] = men;
  if (second) await swipe(woman, second, true);
  expect((await look(woman)).count).toBe(3);
  clock.set('2026-11-22T09:00:00Z');
  expect((await look(woman)).count).toBe(2);
});

// The side of the pair's row that each of the two has is that of their id.
test.each([
  ['the first of the pair', 1_000_001, 1_000_002],
  ['the second of the pair', 1_000_004, 1_000_003],
])(
  'before the first look of a day, with the woman as %s, nobody is counted twice or too early',
  async (_, hers, his) => {
    clock.set(saturday);
    const woman = await createMember(testApp, { id: hers });
    const man = await createMember(testApp, { id: his, gender: 'male' });
    // She passed him before he liked her, so nobody waits for an answer.
    await swipe(woman, man, false);
    clock.advance(1000);
    await swipe(man, woman, true);
    expect(await look(woman)).toMatchObject({ count: 0, still_to_come: 0 });
    // On the next day she takes a pass back, and he waits again.
    clock.set('2026-11-22T09:00:00Z');
    const [second, third] = [
      await createMember(testApp, { id: his + 10, gender: 'male' }),
      await createMember(testApp, { id: hers - 100, gender: 'male' }),
    ];
    for (const liker of [second, third]) {
      await swipe(liker, woman, true);
      await swipe(woman, liker, false);
      await rewind(woman);
    }
    expect(await look(woman)).toMatchObject({ count: 2 });
  },
);

test('a day begins at midnight in Nairobi, when it is still yesterday in UTC', async () => {
  clock.set('2026-11-21T20:59:00Z');
  const { woman, men } = await createCrowd();
  const [, second, third, fourth] = men;
  if (!second || !third || !fourth) throw new Error('There are eleven');
  expect(await look(woman)).toMatchObject({ count: 3, still_to_come: 2 });
  await swipe(woman, second, false);
  expect(await look(woman)).toMatchObject({ count: 3, still_to_come: 2 });
  clock.set('2026-11-21T21:00:00Z');
  expect(await look(woman)).toMatchObject({ count: 2, still_to_come: 1 });
  await swipe(woman, third, false);
  await swipe(fourth, woman, true);
  for (const moment of [
    '2026-11-21T21:00:01Z',
    '2026-11-21T23:59:59Z',
    '2026-11-22T00:00:00Z',
    '2026-11-22T20:59:59Z',
  ]) {
    clock.set(moment);
    expect(await look(woman), moment).toMatchObject({ count: 2, still_to_come: 1 });
  }
  clock.set('2026-11-22T21:00:00Z');
  expect(await look(woman)).toMatchObject({ count: 2, still_to_come: 1 });
});

test('looks at the same moment count once and show the same numbers', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const looks = await Promise.all([
    ...Array.from({ length: 10 }, () => look(woman)),
    ...men.slice(3, 6).map(async (man) => swipe(man, woman, true)),
    ...Array.from({ length: 10 }, () => look(woman)),
  ]);
  const numbers = looks.flatMap((seen) => ('count' in seen ? [numbersOf(seen)] : []));
  expect(numbers).toHaveLength(20);
  expect(new Set(numbers)).toHaveProperty('size', 1);
  const { rows } = await database.pool.query('select from like_counts where user_id = $1', [woman.id]);
  expect(rows).toHaveLength(1);
});

test('whoever deletes their account at the moment in which they are revealed is not, and breaks nothing', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const seen = await commitOnceAwaited(
    database,
    (transaction) => transaction.query('delete from users where id = $1', [men[0]?.id]),
    () => look(woman),
  );
  expect(seen).toMatchObject({ count: 2, people: [] });
});

test('somebody who is revealed later on a day that began without anybody is counted', async () => {
  clock.set(saturday);
  const woman = await createMember(testApp);
  expect(await look(woman)).toMatchObject({ count: 0, still_to_come: 0, people: [] });
  const man = await createMember(testApp, { gender: 'male' });
  await swipe(man, woman, true);
  expect(await look(woman)).toMatchObject({ count: 1, still_to_come: 0, people: [{ id: man.id }] });
});

test('Premium counts the people of the moment, and a plan that ends leaves the number of the day', async () => {
  clock.set(saturday);
  const { woman, men } = await createCrowd();
  const [, second, third] = men;
  if (!second || !third) throw new Error('There are eleven');
  expect(await look(woman)).toMatchObject({ count: 3, still_to_come: 2 });
  await changePlan(testApp, 'premium', woman);
  await swipe(woman, second, false);
  expect(await look(woman)).toMatchObject({ count: 2, still_to_come: 0 });
  await changePlan(testApp, 'basic', woman);
  expect(await look(woman)).toMatchObject({ count: 3, still_to_come: 2 });
});

test('somebody counts until the thirtieth day after the last visit', async () => {
  clock.set(saturday);
  const woman = await createMember(testApp, { plan: 'premium' });
  const [counted, gone] = [
    await createMember(testApp, { gender: 'male' }),
    await createMember(testApp, { gender: 'male' }),
  ];
  for (const [man, day] of [
    [counted, '2026-10-22'],
    [gone, '2026-10-21'],
  ] as const) {
    await swipe(man, woman, true);
    await database.pool.query('update profiles set active_on = $2 where user_id = $1', [man.id, day]);
  }
  expect(await look(woman)).toMatchObject({ count: 1, people: [{ id: counted.id }] });
});

test('Premium lists the newest sixty, and counts those who are not listed', async () => {
  clock.set(saturday);
  const woman = await createMember(testApp, { plan: 'premium' });
  const men = await Promise.all(
    Array.from({ length: likersListedMax + 2 }, () => createMember(testApp, { gender: 'male' })),
  );
  for (const man of men) {
    await swipe(man, woman, true);
    clock.advance(1000);
  }
  const seen = await look(woman);
  expect(seen).toMatchObject({ count: likesCountMax, still_to_come: 2 });
  const newestFirst = men.map(({ id }) => id).toReversed();
  expect(seen.people.map(({ id }) => id)).toEqual(newestFirst.slice(0, likersListedMax));
});

test('whom a member answered in one week is no answer of the next one', async () => {
  clock.set(saturday);
  const woman = await createMember(testApp);
  const man = await createMember(testApp, { gender: 'male' });
  await swipe(man, woman, true);
  expect(await look(woman)).toMatchObject({ people: [{ id: man.id }], has_answered: false });
  await swipe(woman, man, false);
  expect(await look(woman)).toMatchObject({ people: [], has_answered: true });
  // The Friday that follows.
  clock.set('2026-11-26T21:00:00Z');
  expect(await look(woman)).toMatchObject({ people: [], has_answered: false });
});
