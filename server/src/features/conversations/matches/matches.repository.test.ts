import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { listMatchRows } from './matches.repository.ts';

const { database } = await setUpTestDatabase();

// A member who has swiped a thousand others and matched with a few: on an empty table all indexes cost the same.
await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
  select id, id || '@mwanzo.test', 'none', 'Member', now() from generate_series(1, 2001) id`);
await database.pool.query(`insert into pairs (low_id, high_id, low_liked, high_liked, matched_at)
  select least(1001, id), greatest(1001, id), true, true, case when id % 100 = 0 then now() end
    from generate_series(1, 2001) id where id <> 1001`);
await database.pool.query('analyze pairs');

test("the matches of a member are read by the partial indexes, without the member's other pairs", async () => {
  const values = valuesOf(listMatchRows, { me: 1001, now: new Date(), day: '2026-11-21' });
  const plan = await explain(database, listMatchRows.text, values);
  expect(plan).not.toContain('Seq Scan');
  for (const index of [
    'pairs_matches_of_low',
    'pairs_matches_of_high',
    'profiles_pkey',
    'photos_position_unique',
    'messages_conversation',
    'conversation_reads_pkey',
    'opened_matches_pkey',
    'presences_pkey',
    'member_settings_pkey',
  ]) {
    expect(plan).toContain(index);
  }
});
