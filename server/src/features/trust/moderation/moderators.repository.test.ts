import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { moderatorStatements } from './moderators.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['findByEmail', ['a@mwanzo.test'], 'users_email_unique'],
  ['findById', [1], 'users_pkey'],
  ['setRole', [1, 'moderator', 'grant_moderator', new Date()], 'users_pkey'],
] as const)('%s finds the member by an index', async (name, values, index) => {
  const plan = await explain(database, moderatorStatements[name].text, [...values]);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
