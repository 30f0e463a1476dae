import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMember, type TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const { bringForward, clear, createMan, createMen, deckOf, knowEverybody } = createDeckClient(testApp);

const forget = () => database.pool.query('delete from deck_queues; delete from daily_usage');
const stopLearning = ({ id }: TestMember) =>
  database.pool.query(
    `insert into member_settings (user_id, stopped_learning_at) values ($1, now())
      on conflict (user_id) do update set stopped_learning_at = now()`,
    [id],
  );

/** A woman, and men of whom the last is liked by everybody but was seen long ago. */
async function createFavourite() {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(40);
  const favourite = await createMan({ name: 'Juma' });
  await knowEverybody();
  await database.pool.query(
    `update matching_states set attractiveness_mean = 9, generosity_mean = 9 where user_id = $1`,
    [favourite.id],
  );
  await database.pool.query('update profiles set rank_key = -99 where user_id = $1', [favourite.id]);
  return { viewer, favourite };
}

test("the viewer's town comes first", async () => {
  await clear();
  const viewer = await createMember(testApp, { town: 'Kisumu' });
  const far = await createMan({ town: 'Mombasa' });
  const near = await createMan({ town: 'Ahero' });
  const own = await createMan({ town: 'Kisumu' });
  await knowEverybody();
  expect(await deckOf(viewer)).toEqual([own.id, near.id, far.id]);
});

test('a price moves somebody down', async () => {
  const { viewer, favourite } = await createFavourite();
  await database.pool.query('update matching_states set generosity_mean = 0, attractiveness_mean = 0.3');
  await database.pool.query('update matching_states set log_price = 0.6 where user_id = $1', [favourite.id]);
  await database.pool.query('update profiles set active_on = now()');
  expect(await deckOf(viewer)).not.toContain(favourite.id);
});

// Fails if the setting is not read, or the order is made in a second place.
test('whoever stops the learning sees near and recently active people first', async () => {
  const { viewer, favourite } = await createFavourite();
  expect((await deckOf(viewer))[0]).toBe(favourite.id);
  await stopLearning(viewer);
  await forget();
  expect(await deckOf(viewer)).not.toContain(favourite.id);
  expect(await deckOf(viewer)).toHaveLength(20);
});

test('a deck comes in the order of recency while the states cannot be read', async () => {
  const { viewer, favourite } = await createFavourite();
  await database.pool.query('alter table matching_states rename to lost_states');
  const deck = await deckOf(viewer);
  await database.pool.query('alter table lost_states rename to matching_states');
  expect(deck).toHaveLength(20);
  expect(deck).not.toContain(favourite.id);
  await forget();
  expect((await deckOf(viewer))[0]).toBe(favourite.id);
});

test('a deck does not wait for states that are late', async () => {
  const { viewer, favourite } = await createFavourite();
  const blocking = await database.pool.connect();
  await blocking.query('begin; lock table matching_states in access exclusive mode');
  const deck = await deckOf(viewer);
  await blocking.query('rollback');
  blocking.release();
  expect(deck).toHaveLength(20);
  expect(deck).not.toContain(favourite.id);
});

test('damaged states leave everybody a place, and the others theirs', async () => {
  const { viewer, favourite } = await createFavourite();
  const before = await deckOf(viewer);
  await database.pool.query(
    `update matching_states set generosity_mean = 'NaN', attractiveness_mean = 'Infinity',
      attractiveness_variance = 'NaN', generosity_variance = -1, log_price = 'NaN', shown = -5 where user_id = $1`,
    [favourite.id],
  );
  await forget();
  const after = await deckOf(viewer);
  expect(after.filter((id) => id !== favourite.id).slice(0, 19)).toEqual(before.slice(1));
});

test.each(['2025-01-01', '2028-01-01'])(
  'a deck comes if the clock stood at %s when everybody was here',
  async (day) => {
    const { viewer, favourite } = await createFavourite();
    await database.pool.query('update profiles set active_on = $1', [day]);
    await database.pool.query('update matching_states set learned_at = $1', [day]);
    const deck = await deckOf(viewer);
    expect(deck[0]).toBe(favourite.id);
    expect(deck).toHaveLength(20);
  },
);

test('somebody who pays sees the same deck, byte for byte, and is shown at the same place', async () => {
  const { viewer } = await createFavourite();
  const liker = await createMan();
  const [low, high] = [viewer.id, liker.id].toSorted((one, other) => one - other);
  await database.pool.query(
    `insert into pairs (low_id, high_id, ${low === liker.id ? 'low' : 'high'}_liked,
      ${low === liker.id ? 'low' : 'high'}_swiped_at) values ($1, $2, true, now())`,
    [low, high],
  );
  const look = async () => {
    await forget();
    return (await inject({ url: '/api/profiles/discover/', headers: viewer.headers })).payload;
  };
  const basic = await look();
  await changePlan(testApp, 'premium', viewer, liker);
  expect(await look()).toBe(basic);
});

test('somebody who was deleted meanwhile is left out, and nobody else', async () => {
  const { viewer, favourite } = await createFavourite();
  await bringForward(favourite);
  await deckOf(viewer);
  await database.pool.query('delete from users where id = $1', [favourite.id]);
  expect(await deckOf(viewer)).toHaveLength(20);
});
