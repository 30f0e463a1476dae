import { beforeAll, expect, test } from 'vitest';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { fillAnswers, worldEnds } from './answered-world.fixture.ts';
import { checkLessons, type LessonTable } from './model/lesson-table.ts';
import { readLessons } from './read-lessons.ts';

const { database } = await setUpTestDatabase();
const read = () => readLessons(database, worldEnds);
const change = (text: string) => database.pool.query(text);

beforeAll(() => fillAnswers(database, 120));

const idsIn = ({ memberIds, viewers, candidates }: LessonTable) =>
  new Set([...viewers, ...candidates].map((place) => memberIds[place] ?? 0));
const lessonOf = (
  { memberIds, viewers, candidates, weights, places, likes }: LessonTable,
  from: number,
  to: number,
) => {
  const at = viewers.findIndex((viewer, row) => memberIds[viewer] === from && memberIds[candidates[row] ?? 0] === to);
  return at === -1 ? null : { weight: weights[at], place: places[at], like: likes[at] };
};

test('every answer of the last weeks is a lesson, in the order of the answers', async () => {
  const table = await read();
  checkLessons(table);
  const [{ count }] = (await change('select 2 * count(*)::integer as count from pairs')).rows;
  expect(table.viewers.length).toBe(count);
  expect([...table.moments]).toEqual([...table.moments].toSorted((one, other) => one - other));
  expect(new Set(table.features.sameTown)).toEqual(new Set([0, 1]));
  expect(new Set(table.features.recency)).toEqual(new Set([1]));
});

test.each([
  ['has stopped the learning', 'insert into member_settings (user_id, stopped_learning_at) values (13, now())'],
  ['is deleted', 'delete from users where id = 14'],
])('nobody learns from or about a member who %s', async (_, text) => {
  const id = Number(/1[1-4]/.exec(text)?.[0]);
  expect(idsIn(await read()).has(id)).toBe(true);
  await change(text);
  expect(idsIn(await read()).has(id)).toBe(false);
});

test.each([
  [11, 'is not verified', 'update profiles set is_verified = false where user_id = 11'],
  [12, 'is banned', "update users set restriction = 'banned', restriction_case_id = 1 where id = 12"],
])('member %i teaches nothing who %s', async (id, _, text) => {
  const teaches = ({ memberIds, viewers }: LessonTable) => viewers.some((place) => memberIds[place] === id);
  expect(teaches(await read())).toBe(true);
  await change(text);
  expect(teaches(await read())).toBe(false);
});

test('a careless answer is none, a deliberate like counts more, and the place of the card is known', async () => {
  const [first, second] = (await change('select low_id, high_id from pairs where low_id > 40 and low_liked limit 2'))
    .rows;
  const pair = ({ low_id: low, high_id: high }: typeof first) => `low_id = ${low} and high_id = ${high}`;
  await change(`update pairs set low_deciding_ms = 299 where ${pair(first)}`);
  await change(`update pairs set low_deciding_ms = 300, low_looked = 2, low_place = 7 where ${pair(second)}`);
  const table = await read();
  expect(lessonOf(table, first.low_id, first.high_id)).toBeNull();
  expect(lessonOf(table, second.low_id, second.high_id)).toEqual({ weight: 1.5, place: 7, like: 1 });
});

test('answers of the last 90 days count', async () => {
  const [{ low_id: low, high_id: high }] = (await change('select low_id, high_id from pairs where low_id > 60 limit 1'))
    .rows;
  await change(`update pairs set low_swiped_at = '2026-08-01' where low_id = ${low} and high_id = ${high}`);
  const table = await read();
  expect(lessonOf(table, low, high)).toBeNull();
  expect(lessonOf(table, high, low)).not.toBeNull();
});
