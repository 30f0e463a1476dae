import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { addCandidates } from './add-candidates.ts';
import { eligibilityFor, type DeckViewer } from './deck-rules.ts';
import { getDeck } from './get-deck.ts';

const { database } = await setUpTestDatabase();
const clock = createTestClock('2026-11-21T09:00:00Z');
const keyedHash = createKeyedHash(new Secret('one key for each run '.repeat(3)), 'chance of a test');
const dependencies = { database, clock, keyedHash, signPhotoFor: () => () => '' };
const [viewers, men, queueSize, dayMs] = [2, 700, 200, 86_400_000];

// The higher the id of a man, the later he was here: one visits each quarter of an hour.
await database.pool.query(
  `insert into users (id, email, password_hash, full_name, created_at)
    select id, id || '@mwanzo.test', 'none', 'M', now() from generate_series(1, $1::integer) id`,
  [viewers + men],
);
await database.pool.query(
  `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation, saved_at,
    active_on, rank_key, search_words, is_verified)
    select id, 'M', 30, '1996-01-01', 'nairobi', 'nairobi', 'Nairobi', case when id <= $1 then 'female' else 'male' end,
      'straight', now(), '2026-11-21', 300 + id / 96.0, '{}', true
    from users`,
  [viewers],
);

/** The queue that is filled for a member, and the cards that they get of it. */
async function fill(userId: number) {
  await database.pool.query('delete from deck_queues; delete from daily_usage');
  const { profiles } = await getDeck(dependencies, { userId, network: 'one' }, {});
  const { rows } = await database.pool.query('select candidate_ids::text[] as ids from deck_queues');
  return { queue: rows[0].ids.map(Number) as number[], deck: profiles.map(({ id }) => id) };
}

/** Those in the queue who are not among the 200 of the last visits. */
const byChanceIn = (queue: readonly number[]) => queue.filter((id) => id <= viewers + men - queueSize);

test('a fifth of a queue is there by chance, others on each day and for each member', async () => {
  const seen = new Set<string>();
  const everybody = new Set<number>();
  const start = clock.now().getTime();
  for (let day = 0; day < 5; day += 1) {
    clock.set(new Date(start + day * dayMs));
    for (const viewer of [1, 2]) {
      const { queue } = await fill(viewer);
      expect(queue).toHaveLength(queueSize);
      const ids = byChanceIn(queue).toSorted((one, other) => one - other);
      expect(ids).toHaveLength(40);
      seen.add(ids.join());
      for (const id of ids) everybody.add(id);
    }
  }
  clock.set(new Date(start));
  expect(seen.size).toBe(10);
  // They come from all over the list, not only from just below those who are retrieved.
  expect(everybody.size).toBeGreaterThan(80);
  expect(Math.min(...everybody)).toBeLessThan(men / 2);
});

test('somebody who visits twice in a day has the same people by chance', async () => {
  const chosen = async () => byChanceIn((await fill(1)).queue).toSorted();
  expect(await chosen()).toEqual(await chosen());
});

const viewer: DeckViewer = {
  id: 1,
  gender: 'female',
  orientation: 'straight',
  town: 'Nairobi',
  age: 30,
  publicIntent: null,
  isVerified: true,
  lookingFor: null,
  minAge: null,
  maxAge: null,
  near: null,
  wants: null,
  verifiedOnly: false,
};
const nearest = Array.from({ length: 300 }, (_, at) => ({ id: men - at, town: 'Nairobi', rankKey: 307 - at / 96 }));
const wantedOn = (today: string) => ({ viewer, eligibility: eligibilityFor(viewer, {}), usesHidden: false, today });

test('strangers who hide a liker stay when the viewer has answered the liker', async () => {
  const [id, rankKey] = [100, 301];
  const besides = async (...answers: boolean[]) => {
    const participants = answers.map((isAnswered) => {
      return { id, rankKey, town: 'Nairobi', genderKey: 'male', likesViewer: true, isAnswered };
    });
    const retrieval = { wanted: wantedOn('2026-11-21'), nearest, participants, chanceOf: () => 0.5 };
    const ids = (await addCandidates(database, retrieval)).map((each) => each.id);
    return ids.filter((each) => each !== id).toSorted();
  };
  const before = await besides(false);
  expect(before.length).toBeGreaterThan((await besides()).length);
  expect(await besides(true)).toEqual(before);
});

test('the two towns of chance, and how far below one comes from, are drawn again on each day', async () => {
  const drawnOn = async (today: string) => {
    const drawn: string[] = [];
    const chanceOf = (name: string) => (drawn.push(name) % 10) / 10;
    const found = await addCandidates(database, { wanted: wantedOn(today), nearest, participants: [], chanceOf });
    expect(found.slice(0, 160)).toEqual(nearest.slice(0, 160));
    return drawn;
  };
  const days = [await drawnOn('2026-11-21'), await drawnOn('2026-11-22')];
  for (const names of days) expect(new Set(names).size).toBe(4);
  expect(new Set(days.flat()).size).toBe(8);
});

test('where chance finds nobody, the next of the nearest people take the places', async () => {
  await database.pool.query('delete from users where id between 3 and $1', [viewers + men - 210]);
  const { queue } = await fill(1);
  expect(queue).toHaveLength(queueSize);
  expect(byChanceIn(queue).length).toBeLessThanOrEqual(10);
});

test('of eight cards in a row one is of somebody whom few have seen, however low their score is', async () => {
  await database.pool.query(
    `insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
      attractiveness_variance, shown) select id, 2, 0.1, 2, 0.1, 1000 from users where id % 2 = 0
     union all select id, -2, 0.1, -2, 0.1, 29 from users where id % 2 = 1`,
  );
  const { deck } = await fill(1);
  expect(deck).toHaveLength(20);
  const places = deck.flatMap((id, at) => (id % 2 === 1 ? [at] : []));
  expect(places).toEqual([7, 15]);
});
