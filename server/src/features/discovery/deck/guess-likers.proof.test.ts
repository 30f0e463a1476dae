import { expect, test, vi } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { drawNumbers } from '../../../testing/draw-numbers.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { getDeck } from './get-deck.ts';

const sabotage = vi.hoisted(() => ({ leavesOut: null as 'decoys' | 'strangers from far away' | null }));

vi.mock('../matching/place-decoys.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../matching/place-decoys.ts')>();
  const placeDecoys: typeof original.placeDecoys = (all, chanceOf) =>
    sabotage.leavesOut === 'decoys'
      ? new Set(all.filter(({ likesViewer }) => likesViewer).map(({ id }) => id))
      : original.placeDecoys(all, chanceOf);
  return { ...original, placeDecoys };
});

vi.mock('./deck-candidates.repository.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./deck-candidates.repository.ts')>();
  const placesStatement: typeof original.placesStatement = (query, places) =>
    original.placesStatement(query, sabotage.leavesOut === 'strangers from far away' ? [] : places);
  return { ...original, placesStatement };
});

// With a drawn key, some runs in a hundred would be beyond the bound by chance.
const keyedHash = createKeyedHash(new Secret('one key for each run '.repeat(3)), 'mwanzo networks of decks 1');
const { database } = await setUpTestDatabase();
const clock = createTestClock();
const dependencies = { database, clock, keyedHash, signPhotoFor: () => () => '' };

const members = 20;
const days = 5;
const likersNear = 4;
const likersFar = 2;

/** Verified people with these ids, so that the guesses are the same in each run. */
async function createPeople(firstId: number, count: number, gender: 'female' | 'male', town: string) {
  const ids = Array.from({ length: count }, (_, at) => firstId + at);
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
      select id, id || '@mwanzo.test', 'none', 'M', now() from unnest($1::bigint[]) id`,
    [ids],
  );
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation, saved_at,
      active_on, rank_key, search_words, is_verified)
      select id, 'M', 30, '1996-01-01', $2, lower($2), $2, $3, 'straight', now(), '2026-11-21', 319 + id % 7, '{}', true
      from unnest($1::bigint[]) id`,
    [ids, town, gender],
  );
  return ids;
}

/** The order of the whole queue, as somebody would see it who turned over all its cards. */
async function orderOf(id: number): Promise<number[]> {
  await database.pool.query('delete from deck_queues; delete from daily_usage');
  await getDeck(dependencies, { userId: id, network: 'one' }, {});
  const { rows } = await database.pool.query('select candidate_ids::text[] as ids from deck_queues');
  return rows[0].ids.map(Number);
}

async function setLikes(viewerId: number, likers: readonly number[]): Promise<void> {
  await database.pool.query('delete from pairs');
  await database.pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
      select least($1, id), greatest($1, id), case when id < $1 then true end, case when id > $1 then true end,
        case when id < $1 then $3::timestamptz end, case when id > $1 then $3::timestamptz end
      from unnest($2::bigint[]) id`,
    [viewerId, likers, clock.now()],
  );
}

/** The places by which people rose in a deck through the likes, by id. */
type Rises = ReadonlyMap<number, number>;

/** Ways to name suspects, each from the rises of a day and those of all days so far. */
const guessers = {
  'who rose most today': (today: Rises) => today,
  'who rose most on all days': (_: Rises, sum: Rises) => sum,
  'who was not in the deck before': (today: Rises) => new Map([...today].filter(([, rise]) => rise > absent / 2)),
} as const;
type Guesser = keyof typeof guessers;
const absent = 1000;

/**
 * The shares of right guesses of somebody who knows the code and the whole database but for the likes and the key. They
 * see the order of each deck with the likes and without them.
 */
async function guess(viewers: readonly number[], near: readonly number[], far: readonly number[]) {
  const draw = drawNumbers(3);
  const some = (ids: readonly number[], count: number) => {
    const drawn = ids.map((id) => ({ id, at: draw() })).toSorted((one, other) => one.at - other.at);
    return drawn.slice(0, count).map(({ id }) => id);
  };
  const counts = new Map(Object.keys(guessers).map((name) => [name, { named: 0, right: 0 }]));
  const start = clock.now();
  for (const viewer of viewers) {
    const likers = [...some(near, likersNear), ...some(far, likersFar)];
    const sum = new Map<number, number>();
    for (let day = 0; day < days; day += 1) {
      clock.set(new Date(start.getTime() + day * 86_400_000));
      await setLikes(viewer, []);
      const ordinary = await orderOf(viewer);
      await setLikes(viewer, likers);
      const seen = await orderOf(viewer);
      const placeIn = (id: number) => (ordinary.includes(id) ? ordinary.indexOf(id) : absent);
      const today = new Map(seen.map((id, at) => [id, placeIn(id) - at]));
      for (const [id, rise] of today) sum.set(id, (sum.get(id) ?? 0) + rise);
      for (const [name, suspectsIn] of Object.entries(guessers)) {
        const suspects = [...suspectsIn(today, sum)].filter(([, rise]) => rise > 3);
        suspects.sort(([, one], [, other]) => other - one);
        const count = counts.get(name);
        for (const [id] of suspects.slice(0, likers.length)) {
          if (!count) continue;
          count.named += 1;
          count.right += Number(likers.includes(id));
        }
      }
    }
  }
  clock.set(start);
  return (name: Guesser) => {
    const { named = 0, right = 0 } = counts.get(name) ?? {};
    expect(named).toBeGreaterThan(viewers.length * days);
    return right / named;
  };
}

test(
  'whoever guesses from 100 decks of 20 members who likes them is right in at most 55 of 100',
  { timeout: 180_000 },
  async () => {
    const viewers = await createPeople(1, members, 'female', 'Nairobi');
    const near = await createPeople(1001, 230, 'male', 'Nairobi');
    const far = await createPeople(2001, 60, 'male', 'Mombasa');
    sabotage.leavesOut = null;
    const share = await guess(viewers, near, far);
    expect(share('who rose most today')).toBeLessThanOrEqual(0.55);
    expect(share('who rose most on all days')).toBeLessThanOrEqual(0.55);
    expect(share('who was not in the deck before')).toBeLessThanOrEqual(0.55);
    const few = viewers.slice(0, 5);
    sabotage.leavesOut = 'decoys';
    expect((await guess(few, near, far))('who rose most today')).toBeGreaterThan(0.8);
    sabotage.leavesOut = 'strangers from far away';
    expect((await guess(few, near, far))('who was not in the deck before')).toBeGreaterThan(0.9);
  },
);
