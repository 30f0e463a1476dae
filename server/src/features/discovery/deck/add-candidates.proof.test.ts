import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { genderFilters, orientations } from '@mwanzo/contract/people/options';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { getRows } from '../../../database/sql.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { proofSize } from '../../../testing/proof-size.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { isPlain } from './deck-rules.ts';
import { isEligible, notChosen, people, storePeople, today, viewerOf, type Person } from './eligible-people.fixture.ts';
import { listParticipants } from './likes-of-day.repository.ts';
import type { OrderFailure } from './order-outages.ts';
import { rankRetrieved } from './rank-retrieved.ts';

const { database } = await setUpTestDatabase();
const dependencies = {
  database,
  clock: createTestClock(`${today}T09:00:00Z`),
  keyedHash: createKeyedHash(new Secret('a key of a test'), 'decks'),
};

const queries: fc.Arbitrary<DeckQuery> = fc.oneof(
  fc.constant({}),
  fc.record({ location: fc.constantFrom('Kisumu', 'Thika', 'Nairobi') }),
  fc.record({ gender: fc.constantFrom(...genderFilters) }),
  fc.record({ orientation: fc.constantFrom(...orientations) }),
  fc.record({ min_age: fc.integer({ min: 18, max: 35 }), max_age: fc.integer({ min: 35, max: 100 }) }),
);

/** Nearly everybody fits but for the viewer's side, or hardly anybody would be added. */
function openToAll(person: Person, place: number): Person {
  const open = { ...person, isSaved: true, isActive: true, isForLiked: false, visibility: 'everyone' as const };
  return place === 0 ? open : { ...open, orientation: 'bisexual', preferences: notChosen };
}

/** The ids of those who are added to an empty deck because they like the viewer, or were answered on this day. */
async function addedTo(viewer: Person, query: DeckQuery): Promise<number[]> {
  const retrieved = { candidates: [], isWhole: false };
  const asking = viewerOf(viewer, isPlain(query));
  const participants = await getRows(database, listParticipants, { userId: viewer.id, day: today });
  const deck = { viewer: asking, query, day: today, retrieved, participants };
  // On a busy machine the order may be late, and then nobody is added.
  for (;;) {
    const told: (OrderFailure | null)[] = [];
    const onOrder = (failure: OrderFailure | null) => void told.push(failure);
    const ids = await rankRetrieved({ ...dependencies, onOrder }, deck, true);
    if (told[0]?.reason === 'late') continue;
    // An order that came about is told too: it ends an outage.
    expect(told).toEqual([null]);
    return ids;
  }
}

test(
  'whoever is added to a deck is eligible under its filter, whom the viewer has answered before',
  { timeout: 120_000 },
  async () => {
    let added = 0;
    const property = fc.asyncProperty(
      people,
      fc.array(queries, { minLength: 4, maxLength: 4 }),
      async (drawn, asked) => {
        const all = drawn.map(openToAll);
        await storePeople(database, all);
        const [viewer] = all;
        if (!viewer) return;
        const ids = all.map(({ id }) => id);
        await database.pool.query('insert into daily_usage (user_id, day, dealt_ids) values ($1, $2, $3)', [
          viewer.id,
          today,
          ids,
        ]);
        for (const query of asked) {
          const found = await addedTo(viewer, query);
          const wrong = all.filter((one) => found.includes(one.id) && !isEligible(viewer, one, query, isPlain(query)));
          expect({ query, wrong }).toEqual({ query, wrong: [] });
          added += found.length;
        }
      },
    );
    // Looking for a smaller world would take minutes, and the wrong people say what is wrong.
    await fc.assert(property, { numRuns: proofSize(15, 80), endOnFailure: true });
    expect(added).toBeGreaterThan(proofSize(3, 30));
  },
);
