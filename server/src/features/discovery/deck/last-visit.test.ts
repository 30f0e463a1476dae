import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { rankKeyOn, recordVisit } from '../../people/profiles/index.ts';
import { createDeckClient } from './deck-client.fixture.ts';

// The clock stands on Saturday, 2026-11-21.
const testApp = await buildTestApp();
const { inject, database } = testApp;
const { clear, createMan, createMen, knowEverybody } = createDeckClient(testApp);

const urls = [
  '/api/profiles/discover/',
  '/api/profiles/discover/?search=zawadi',
  '/api/profiles/discover/?location=Nairobi',
  '/api/profiles/discover/?gender=female',
  '/api/profiles/discover/count/',
  '/api/profiles/discover/wider/',
];

async function setLastVisit(ids: readonly number[], day: string): Promise<void> {
  for (const id of ids)
    await database.pool.query('update profiles set active_on = $2, rank_key = $3 where user_id = $1', [
      id,
      day,
      rankKeyOn(id, day),
    ]);
}

// Fails if the order depends on the day of the last visit.
test('only the first visit of a week changes the order that a stranger sees', async () => {
  await clear();
  const viewer = await createMan({ name: 'Viewer' });
  const others = await createMen(12, { gender: 'female' });
  const recent = await createMen(7, { gender: 'female' });
  const zawadi = await createMan({ name: 'Zawadi', gender: 'female' });
  await knowEverybody();
  await setLastVisit([viewer.id], '2026-11-21');
  await setLastVisit(
    others.map(({ id }) => id),
    '2026-11-04',
  );
  for (const [at, { id }] of recent.entries()) await setLastVisit([id], `2026-11-${16 + (at % 6)}`);
  const look = async () => {
    await database.pool.query('delete from deck_queues; delete from daily_usage');
    const seen: string[] = [];
    for (const url of [...urls, `/api/profiles/${zawadi.id}/`]) {
      const response = await inject({ url, headers: viewer.headers });
      expect(response.statusCode).toBe(200);
      seen.push(response.payload);
    }
    // This decides about the order if the learning is stopped, and about who is retrieved if many people fit.
    const { rows } = await database.pool.query('select rank_key from profiles where user_id = $1', [zawadi.id]);
    seen.push(String(rows[0].rank_key));
    return seen;
  };
  await setLastVisit([zawadi.id], '2026-10-25');
  const longAgo = await look();
  await recordVisit(database, zawadi.id, '2026-11-16');
  const onMonday = await look();
  // The last day is by a clock that was set back.
  for (const day of ['2026-11-17', '2026-11-19', '2026-11-21', '2026-10-26']) {
    await recordVisit(database, zawadi.id, day);
    expect(await look()).toEqual(onMonday);
  }
  const places = [longAgo, onMonday].map(([deck]) =>
    JSON.parse(deck ?? '').findIndex(({ id }: { id: number }) => id === zawadi.id),
  );
  expect(places[0]).toBe(19);
  expect(places[1]).toBeLessThan(8);
});

test('the migration gives those who were here before the same numbers', async () => {
  await clear();
  const members = await createMen(20);
  for (const [at, { id }] of members.entries())
    await database.pool.query('update profiles set active_on = $2, rank_key = 0 where user_id = $1', [
      id,
      `2026-11-${String(at + 3).padStart(2, '0')}`,
    ]);
  await database.pool.query(
    await readFile(new URL('../../../database/migrations/0043_weekly_rank.sql', import.meta.url), 'utf8'),
  );
  const { rows } = await database.pool.query('select user_id, active_on::text as day, rank_key from profiles');
  expect(rows).toHaveLength(20);
  for (const { user_id, day, rank_key } of rows) expect(rank_key).toBeCloseTo(rankKeyOn(Number(user_id), day), 9);
});
