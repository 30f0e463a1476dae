import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createMember } from '../../../testing/factories.ts';
import { swipeProfile } from './swipe-profile.ts';
import { proofSize } from '../../../testing/proof-size.ts';

// A property that ran out of time would continue beside the next test.
vi.setConfig({ testTimeout: 90_000 });

const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const dependencies = { database, clock, events, signPhotoFor: () => () => '/photo', requirePhoto: false };
const people = await Promise.all(Array.from({ length: 3 }, () => createMember(testApp)));
const ids = people.map(({ id }) => id);

// Three members swipe so often that each likes the other two and passes them later in nearly every run.
const swipes = fc.array(
  fc
    .record({ by: fc.nat({ max: 2 }), step: fc.integer({ min: 1, max: 2 }), liked: fc.boolean() })
    .map(({ by, step, liked }) => ({
      by: ids[by] ?? 0,
      target: ids[(by + step) % ids.length] ?? 0,
      liked,
    })),
  { minLength: 24, maxLength: 30 },
);
type Swipe = { by: number; target: number; liked: boolean };

const clear = () => emptyTables(database, ['pairs', 'notifications', 'daily_usage']);
afterEach(clear);

const pairOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The matches that must exist: each pair in which both members liked at least once. */
function expectedMatches(all: readonly Swipe[]): string[] {
  const likes = new Set(all.filter(({ liked }) => liked).map(({ by, target }) => `${by} ${target}`));
  const mutual = all.filter(({ by, target }) => likes.has(`${by} ${target}`) && likes.has(`${target} ${by}`));
  return [...new Set(mutual.map(({ by, target }) => pairOf(by, target)))].sort();
}

async function storedMatches(): Promise<string[]> {
  const { rows } = await database.pool.query('select low_id, high_id from pairs where matched_at is not null');
  return rows.map((row) => pairOf(row.low_id, row.high_id)).sort();
}

/**
 * The notifications of matches, each with its receiver and partner. A member who was notified twice is listed twice.
 */
async function notifiedOfMatches(): Promise<string[]> {
  const { rows } = await database.pool.query(`select user_id, actor_id from notifications where kind = 'match'`);
  return rows.map((row) => `${row.user_id} ${row.actor_id}`).sort();
}

function bothSidesOf(pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]).sort();
}

// Fails if a pass undoes a like, if the other's like is ignored, or if `matched` forgets an earlier match.
test('any swipes in any order make exactly the right matches, and each response is true', async () => {
  await fc.assert(
    fc.asyncProperty(swipes, async (all) => {
      await clear();
      for (const [index, { by, target, liked }] of all.entries()) {
        const { matched, match } = await swipeProfile(dependencies, by, { targetId: target, liked });
        expect(matched).toBe(expectedMatches(all.slice(0, index + 1)).includes(pairOf(by, target)));
        expect(match?.id ?? null).toBe(matched ? target : null);
      }
      expect(await storedMatches()).toEqual(expectedMatches(all));
      expect(await notifiedOfMatches()).toEqual(bothSidesOf(expectedMatches(all)));
    }),
    { numRuns: proofSize(10, 60) },
  );
});

// Fails with "write my swipe, read the other's, write the match": two at the same moment would miss each other.
test('any swipes at once make exactly the right matches, and notify of each once', async () => {
  await fc.assert(
    fc.asyncProperty(swipes, async (all) => {
      await clear();
      await Promise.all(
        all.map(({ by, target, liked }) => swipeProfile(dependencies, by, { targetId: target, liked })),
      );
      expect(await storedMatches()).toEqual(expectedMatches(all));
      expect(await notifiedOfMatches()).toEqual(bothSidesOf(expectedMatches(all)));
    }),
    { numRuns: proofSize(10, 60) },
  );
});

/** A trigger counts each change of an answer in the table, whatever the statements report. */
async function watchChanges(): Promise<void> {
  await database.pool.query(`
    create table watched_changes (user_id bigint);
    create function watch_changes() returns trigger language plpgsql as $$
    begin
      if new.low_liked is distinct from (case when tg_op = 'UPDATE' then old.low_liked end) then
        insert into watched_changes values (new.low_id);
      end if;
      if new.high_liked is distinct from (case when tg_op = 'UPDATE' then old.high_liked end) then
        insert into watched_changes values (new.high_id);
      end if;
      return null;
    end $$;
    create trigger watch_changes after insert or update on pairs for each row execute function watch_changes();
  `);
}

test("whatever is swiped at once, the day's usage counts each change of an answer and nothing else", async () => {
  await watchChanges();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (decisions) => {
      await clear();
      await database.pool.query('delete from watched_changes');
      const [by = 0, target = 0] = ids;
      await Promise.all(decisions.map((liked) => swipeProfile(dependencies, by, { targetId: target, liked })));
      const { rows } = await database.pool.query('select swipes from daily_usage where user_id = $1', [by]);
      const changes = await database.pool.query('select from watched_changes where user_id = $1', [by]);
      expect(rows).toEqual([{ swipes: changes.rowCount }]);
      // When a pass comes before a like both are changes.
      expect([1, new Set(decisions).size]).toContain(changes.rowCount);
    }),
    { numRuns: proofSize(8, 40) },
  );
});
