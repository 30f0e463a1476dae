import { expect, test } from 'vitest';
import { openDatabase } from '../../../database/connect.ts';
import { createLocalEventBus } from '../../../gateways/event-bus/local-event-bus.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { swipeProfile } from './swipe-profile.ts';
import { proofSize } from '../../../testing/proof-size.ts';

const pairsCount = proofSize(500, 10_000);
const connections = 32;

const { database, url } = await setUpTestDatabase();
const clock = createTestClock();

async function createVerifiedMembers(count: number): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
     select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, $1::int) id`,
    [count],
  );
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, town, is_verified, saved_at, active_on)
     select id, 'Member', 30, '1996-05-05', 'Nairobi', 'Nairobi', true, now(), '2026-11-21'
       from generate_series(1, $1::int) id`,
    [count],
  );
}

// Fails if one statement writes the like and another reads the like of the other member: most matches would be lost.
test(
  `${pairsCount} mutual likes, both sides at once, make ${pairsCount} matches, and notify each side once`,
  { timeout: 300_000 },
  async () => {
    await createVerifiedMembers(2 * pairsCount);
    const wide = openDatabase({ url, max: connections, applicationName: 'mutual-likes', statementTimeoutMs: 60_000 });
    const dependencies = {
      database: wide,
      clock,
      events: createLocalEventBus(),
      signPhotoFor: () => () => '/photo',
      requirePhoto: false,
    };
    const like = (by: number, targetId: number) => swipeProfile(dependencies, by, { targetId, liked: true });
    let oneSided = 0;
    let next = 1;
    // Each lane sends both likes of a pair at once, on two connections, while the other lanes do the same.
    const lane = async (): Promise<void> => {
      for (let one = next; one < 2 * pairsCount; one = next) {
        next += 2;
        const [first, second] = await Promise.all([like(one, one + 1), like(one + 1, one)]);
        if (first.matched !== second.matched) oneSided += 1;
      }
    };
    await Promise.all(Array.from({ length: connections / 2 }, lane));
    await wide.close();

    // Exactly one of the two likes, the later one, returns the match.
    expect(oneSided).toBe(pairsCount);
    const { rows } = await database.pool.query(`select
    (select count(*) from pairs)::int as pairs, (select count(*) from pairs
      where matched_at is not null)::int as matches,
    (select count(*) from notifications where kind = 'match')::int as notified,
    (select count(distinct user_id) from notifications where kind = 'match')::int as members,
    (select sum(swipes) from daily_usage)::int as counted`);
    expect(rows).toEqual([
      {
        pairs: pairsCount,
        matches: pairsCount,
        notified: 2 * pairsCount,
        members: 2 * pairsCount,
        counted: 2 * pairsCount,
      },
    ]);
  },
);
