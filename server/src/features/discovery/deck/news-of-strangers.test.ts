import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

// The clock stands on Saturday, 2026-11-21.
const testApp = await buildTestApp();
const { inject, database } = testApp;
const { clear, createMan, swipe } = createDeckClient(testApp);

const day = { thisWeek: '2026-11-16', lastWeek: '2026-11-15', twoWeeksAgo: '2026-11-08' };

const setDays = (id: number, saved: string, active: string) =>
  database.pool.query(
    `update profiles set saved_at = $2::date + interval '9 hours', active_on = $3 where user_id = $1`,
    [id, saved, active],
  );
const hidePresence = async (by: TestMember) =>
  inject({
    method: 'PATCH',
    url: '/api/account/settings/',
    headers: by.headers,
    payload: { shows_presence: false },
  });

async function createTwo() {
  await clear();
  return { viewer: await createMan({ name: 'Viewer' }), zawadi: await createMan({ name: 'Zawadi', gender: 'female' }) };
}

/** The bytes of the viewer's deck, from a queue that is filled again. */
async function readDeck(viewer: TestMember): Promise<string> {
  await database.pool.query('delete from deck_queues; delete from daily_usage');
  const { payload, statusCode } = await inject({ url: '/api/profiles/discover/', headers: viewer.headers });
  expect(statusCode).toBe(200);
  return payload;
}

test('a deck says who is new and who was here this week, and leaves out what does not hold', async () => {
  const { viewer, zawadi } = await createTwo();
  const news = async () => {
    const [{ id, is_new, was_here_this_week, ...rest }] = JSON.parse(await readDeck(viewer));
    expect([id, Object.keys(rest).some((key) => /saved|active|here|new/i.test(key))]).toEqual([zawadi.id, false]);
    return { is_new, was_here_this_week };
  };
  await setDays(zawadi.id, day.lastWeek, day.thisWeek);
  expect(await news()).toEqual({ is_new: true, was_here_this_week: true });
  await setDays(zawadi.id, day.twoWeeksAgo, day.lastWeek);
  expect(await news()).toEqual({ is_new: undefined, was_here_this_week: undefined });
});

test.each(['zawadi', 'viewer'] as const)(
  'while the presence of one is hidden (%s), the last visit changes no byte of the deck',
  async (who) => {
    const two = await createTwo();
    await setDays(two.zawadi.id, day.twoWeeksAgo, day.thisWeek);
    expect(await readDeck(two.viewer)).toContain('was_here_this_week');
    await hidePresence(two[who]);
    const here = await readDeck(two.viewer);
    await setDays(two.zawadi.id, day.twoWeeksAgo, day.lastWeek);
    expect(await readDeck(two.viewer)).toBe(here);
  },
);

test('a like, Premium, a hidden birthday and a hidden orientation change no byte of the deck', async () => {
  const { viewer, zawadi } = await createTwo();
  const hidden = `orientation_visibility = 'nobody', birthday_visibility = 'nobody', intent = 'friends',
    shows_intent = false`;
  await database.pool.query(`update profiles set ${hidden} where user_id = $1`, [zawadi.id]);
  const before = await readDeck(viewer);
  await swipe(zawadi, viewer.id, true);
  await database.pool.query(
    `update profiles set orientation = 'bisexual', birthday = '1996-02-02', intent = 'casual' where user_id = $1`,
    [zawadi.id],
  );
  await database.pool.query(
    `insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
     values ($1, 'operator', '2026-01-01', '2030-01-01', '2030-01-01', '2026-01-01')`,
    [zawadi.id],
  );
  expect(await readDeck(viewer)).toBe(before);
});
