import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { reviewStatements } from './reviews.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();

// In an empty table every index costs the same.
await database.pool.query(
  `with members as (
     insert into users (id, email, password_hash, full_name, created_at)
       select id, id || '@example.org', '', 'Waiting', now() from generate_series(1000, 1999) id returning id
   ) insert into verifications (user_id, submitted_at) select id, now() from members`,
);
await database.pool.query(
  `insert into moderation_audit (action, moderator_id, verification_id, user_id, created_at)
   select 'view_selfie', 1, n, 5, now() from generate_series(1, 1000) n`,
);
await database.pool.query('analyze verifications, moderation_audit');

test.each([
  ['listByStatus', [1, now, 'approved'], 'verifications_queue'],
  ['listDecided', [1, now], 'verifications_decided'],
  ['findById', [1, now, 2], 'verifications_pkey'],
  ['viewPicture', [1, 2, 'view_selfie', now, now, null], 'verifications_pkey'],
  ['findLooks', [1, 2], 'moderation_audit_looks'],
] as const)('%s reads no table as a whole', async (name, values, index) => {
  const plan = await explain(database, reviewStatements[name].text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
