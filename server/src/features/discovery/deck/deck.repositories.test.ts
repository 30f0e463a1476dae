import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain, planOf } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { branchesStatement, fittingStatement, placesStatement, textStatement } from './deck-candidates.repository.ts';
import { countStatement, crowdStatement } from './deck-counts.repository.ts';
import { dealFilled, dealStored, findFillingFacts, returnToFront, storeQueue } from './deck-queues.repository.ts';
import { viewer, publicQuery, query } from './deck-statements.fixture.ts';
import { readViewer } from './deck-viewers.repository.ts';

const { database } = await setUpTestDatabase();

// Enough rows for the plan of a large table, and most of them fit.
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 16000) id`);
await database.pool
  .query(`insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation,
    saved_at, active_on, rank_key, search_words, is_verified, intent)
  select id, 'Member', 30, '1996-01-01', 'x', 'estate ' || id, 'town ' || id % 4,
    (array['male', 'female'])[1 + (id / 4) % 2], 'straight', now(), '2026-11-21',
    id % 977, array['word' || id % 500], true, 'friends' from generate_series(1, 16000) id`);
await database.pool.query('vacuum analyze profiles');

// Fails with `town in (…)`, which sorts whole branches, or if the index lacks an included column.
test.each([
  ['plain', query, 'profiles_deck', 'seeks'],
  ['public', publicQuery, 'profiles_deck_public', 'public_seeks'],
])(
  'a branch of the %s deck is read in order from its index alone, and only as far as needed',
  async (_title, asked, index, seeks) => {
    const { text, values } = branchesStatement(asked, ['town 1', 'town 2'], 10, null);
    const plan = await explain(database, text, values, { isPlannedOnce: true });
    expect(plan).toMatch(new RegExp(`Limit\\s+->\\s+Index Only Scan using ${index} on`));
    expect(plan).toMatch(new RegExp(`Index Cond: \\(\\(town = .*gender_key = .*\\(${seeks} = `));
    // Only the best of all branches are sorted.
    expect(plan.match(/Sort\n/g)).toHaveLength(1);
  },
);

test("the viewer's answers are read once into a hash, from the indexes of pairs alone", async () => {
  const { text, values } = branchesStatement(query, ['town 1'], 20, 20);
  const plan = await explain(database, text, values, { isPlannedOnce: true });
  expect(plan).toMatch(/NOT .*hashed SubPlan/);
  expect(plan).toContain('pairs_by_high');
  expect(plan).not.toMatch(/Seq Scan/);
});

test('known people are found by ids, and the next of a place in order, whatever the plan was made for', async () => {
  const fitting = fittingStatement(query, [2, 3]);
  expect(await explain(database, fitting.text, fitting.values, { isPlannedOnce: true })).toMatch(
    /profiles_pkey.*\n.*user_id = ANY/,
  );
  const places = placesStatement(query, [{ town: 'town 1', genderKey: 'male', below: 7, most: 6, isByChance: false }]);
  const plan = await explain(database, places.text, places.values, { isPlannedOnce: true });
  expect(plan).toMatch(/Limit\s+->\s+Index Only Scan using profiles_deck on/);
  expect(plan).toMatch(/Index Cond: .*rank_key < /);
});

test('a word is found by its index, and so is a part of a location', async () => {
  const words = textStatement(publicQuery, { words: ['word7'], location: null }, null, 1000);
  expect(await explain(database, words.text, words.values)).toContain('profiles_search');
  const place = textStatement(publicQuery, { words: [], location: 'estate 77' }, null, 1000);
  expect(await explain(database, place.text, place.values)).toContain('profiles_location');
});

const asked = {
  userId: 1,
  day: '2026-11-21',
  filterKey: '[]',
  size: 20,
  basicMax: 150,
  premiumMax: null,
  orientation: null,
  genderDetail: null,
  now: new Date(),
  isPlain: true,
  unverifiedMax: 40,
  networkMax: 2000,
  network: Buffer.alloc(32),
};
const filled = { candidateIds: [2, 3], usesHidden: true, keptIds: [2] };

test.each([
  ['a stored queue', dealStored],
  ['a queue just filled', dealFilled],
])('dealing from %s looks up its candidates by indexes', async (_title, dealing) => {
  const plan = await planOf(database, dealing, asked);
  for (const index of [
    'deck_queues_pkey',
    'daily_usage_pkey',
    'network_usage_pkey',
    'profiles_pkey',
    'photos_position_unique',
  ])
    expect(plan).toContain(index);
  expect(plan).toMatch(/pairs_(pkey|by_high)/);
  expect(plan).not.toContain('Seq Scan');
});

test('what a filling depends on, and whom it stores, is found by indexes', async () => {
  const facts = await explain(
    database,
    findFillingFacts.text,
    valuesOf(findFillingFacts, { ...asked, mayUseHidden: true }),
  );
  for (const index of ['profiles_pkey', 'deck_queues_pkey', 'keeps_']) expect(facts).toContain(index);
  const filling = { ...asked, ...filled, key: '[]', isComplete: true, judgedAt: asked.now };
  const stored = await explain(database, storeQueue.text, valuesOf(storeQueue, filling));
  expect(stored).toContain('deck_queues_pkey');
  expect(facts + stored).not.toContain('Seq Scan');
});

test('the crowd of a plain deck is counted from an index alone, and only as far as needed', async () => {
  const { text, values } = crowdStatement(query, 100);
  const plan = await explain(database, text, values, { bitmaps: false });
  expect(plan).toMatch(/Limit\s+->\s+Index Only Scan using profiles_deck_public on/);
  expect(plan).not.toMatch(/Sort|Hash|Materialize/);
});

test('a member who was taken back is put into the queue by an index', async () => {
  expect(await explain(database, returnToFront.text, valuesOf(returnToFront, { userId: 1, candidateId: 2 }))).toContain(
    'deck_queues_pkey',
  );
});

test('people are counted by the indexes of the deck, and the viewer is found by an index', async () => {
  const { eligibility } = publicQuery;
  const wanted = { eligibility: { ...eligibility, towns: ['town 1', 'town 2'] }, except: null, text: null };
  const wider = { eligibility: { ...eligibility, wants: null }, except: eligibility, text: null };
  const { text, values } = countStatement({ viewer, crowds: [wanted, wider], today: '2026-11-21' });
  const plan = await explain(database, text, values, { bitmaps: false });
  // PostgreSQL 15 prefers the other index of the deck for people of all towns.
  expect(plan.match(/Index (Only )?Scan using profiles_deck/g)).toHaveLength(2);
  expect(plan).not.toMatch(/Seq Scan|Heap Scan on profiles/);
  const found = await explain(database, readViewer.text, valuesOf(readViewer, { userId: 1, day: '2026-11-21' }));
  expect(found).toContain('profiles_pkey');
});
