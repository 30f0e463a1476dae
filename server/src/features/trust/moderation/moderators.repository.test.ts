import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { moderatorStatements } from './moderators.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['findByEmail', valuesOf(moderatorStatements.findByEmail, { email: 'a@mwanzo.test' }), 'users_email_unique'],
  ['findById', valuesOf(moderatorStatements.findById, { id: 1 }), 'users_pkey'],
  [
    'setRole',
    valuesOf(moderatorStatements.setRole, { id: 1, role: 'moderator', action: 'grant_moderator', now: new Date() }),
    'users_pkey',
  ],
] as const)('%s finds the member by an index', async (name, values, index) => {
  const plan = await explain(database, moderatorStatements[name].text, [...values]);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
