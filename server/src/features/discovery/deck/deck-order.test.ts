import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { foldLessons } from '../matching/index.ts';
import { createDeckClient } from './deck-client.fixture.ts';
import { listParticipants } from './likes-of-day.repository.ts';
import { listKnown } from './order-facts.repository.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const { bringForward, clear, createMan, createMen, deckOf, knowEverybody, swipe } = createDeckClient(testApp);

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

test('what was learned of somebody orders the deck as what it is', async () => {
  const { id } = await createMember(testApp);
  await database.pool.query(
    `insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
       attractiveness_variance, log_price, shown) values ($1, 0.1, 0.2, 0.3, 0.4, 0.5, 6)`,
    [id],
  );
  expect((await listKnown(database, [id], '2026-11-21')).get(id)).toMatchObject({
    state: { generosity: { mean: 0.1, variance: 0.2 }, attractiveness: { mean: 0.3, variance: 0.4 } },
    standing: { logPrice: 0.5, shown: 6 },
  });
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

// The likes of the day depend on open cases.
test.each([
  ['states', 'matching_states'],
  ['likes', 'report_cases'],
])('a deck comes in the order of recency while the %s cannot be read', async (_, table) => {
  const { viewer, favourite } = await createFavourite();
  await database.pool.query(`alter table ${table} rename to lost_rows`);
  const deck = await deckOf(viewer);
  await database.pool.query(`alter table lost_rows rename to ${table}`);
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
  await swipe(liker, viewer.id, true);
  const look = async () => {
    await forget();
    return (await inject({ url: '/api/profiles/discover/', headers: viewer.headers })).payload;
  };
  const basic = await look();
  await changePlan(testApp, 'premium', viewer, liker);
  expect(await look()).toBe(basic);
});

// Fails if an end of contact teaches the numbers of either member.
test.each(['unmatch', 'block'] as const)('an %s moves nobody in the decks of others, byte for byte', async (how) => {
  const { viewer, favourite } = await createFavourite();
  const [wife, sister] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, favourite, wife);
  const look = async () => {
    await foldLessons(testApp);
    await forget();
    const bodies = [];
    for (const { headers } of [viewer, sister])
      bodies.push((await inject({ url: '/api/profiles/discover/', headers })).payload);
    return bodies;
  };
  const before = await look();
  const { headers } = wife;
  const request = {
    block: { method: 'POST', url: '/api/blocks/', payload: { user_id: favourite.id } },
    unmatch: { method: 'DELETE', url: `/api/profiles/matches/${favourite.id}/` },
  } as const;
  const { statusCode } = await inject({ ...request[how], headers });
  expect(statusCode).toBeLessThan(300);
  expect(await look()).toEqual(before);
});

test('somebody who was deleted meanwhile is left out, and nobody else', async () => {
  const { viewer, favourite } = await createFavourite();
  await bringForward(favourite);
  await deckOf(viewer);
  await database.pool.query('delete from users where id = $1', [favourite.id]);
  expect(await deckOf(viewer)).toHaveLength(20);
});

// Fails if a feature, a kind of decoys or a retrieval of likers reads a hidden value.
test('what a liker hides moves nobody in a deck that may not use it', async () => {
  await clear();
  const viewer = await createMember(testApp, { intent: 'relationship' });
  await createMen(250, { intent: 'relationship' });
  const hidden = { orientationVisibility: 'nobody', showsIntent: false } as const;
  const near = await createMan({ ...hidden, name: 'Juma' });
  const far = await createMan({ ...hidden, name: 'Otieno', town: 'Lamu' });
  await createMen(5, { town: 'Lamu' });
  await knowEverybody();
  for (const liker of [near, far]) await swipe(liker, viewer.id, true);
  const worlds: string[] = [];
  for (const [orientation, intent] of [
    ['straight', 'relationship'],
    ['gay', 'friends'],
    [null, null],
  ]) {
    await database.pool.query('update profiles set orientation = $2, intent = $3 where user_id = any ($1)', [
      [near.id, far.id],
      orientation,
      intent,
    ]);
    await forget();
    const { payload } = await inject({ url: '/api/profiles/discover/?gender=male', headers: viewer.headers });
    const { rows } = await database.pool.query('select candidate_ids::text as ids from deck_queues');
    worlds.push(payload + rows[0].ids);
  }
  expect(worlds[0]).toContain(String(far.id));
  expect(worlds[1]).toBe(worlds[0]);
  expect(worlds[2]).toBe(worlds[0]);
});

test('of those whom the viewer was served, only the answered ones leave the order', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const [liker, liked, passed] = [await createMan(), await createMan(), await createMan(), await createMan()];
  for (const man of [liker, liked]) await swipe(man, viewer.id, true);
  expect(await deckOf(viewer)).toHaveLength(4);
  await swipe(viewer, liked.id, true);
  await swipe(viewer, passed.id, false);
  const { rows } = await database.pool.query<{ day: string }>('select day::text from daily_usage');
  const known = await getRows(database, listParticipants, { userId: viewer.id, day: rows[0]?.day ?? '' });
  const roles = known.map(({ id, likesViewer, isAnswered }) => [id, { likesViewer, isAnswered }] as const);
  expect(Object.fromEntries(roles)).toEqual({
    [liker.id]: { likesViewer: true, isAnswered: false },
    [liked.id]: { likesViewer: true, isAnswered: true },
    [passed.id]: { likesViewer: false, isAnswered: true },
  });
});
