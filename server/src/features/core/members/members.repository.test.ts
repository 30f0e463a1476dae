import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { credentialStatements } from './credentials.repository.ts';
import { memberStatements } from './members.repository.ts';

const { database } = await setUpTestDatabase();
const { find, updateRole } = memberStatements;
const { findByEmail, findById } = credentialStatements;

test.each([
  ['findByEmail', findByEmail.text, valuesOf(findByEmail, { email: 'a@mwanzo.test' }), 'users_email_unique'],
  ['find', find.text, valuesOf(find, { id: 1 }), 'profiles_pkey'],
  ['findById', findById.text, valuesOf(findById, { id: 1 }), 'users_pkey'],
  ['updateRole', updateRole.text, valuesOf(updateRole, { id: 1, role: 'moderator' }), 'users_pkey'],
])('%s finds the member by an index', async (_name, text, values, index) => {
  const plan = await explain(database, text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
