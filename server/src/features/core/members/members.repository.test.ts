import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { find } from './credentials.repository.ts';
import { changeRole, findMember } from './members.repository.ts';

const { database } = await setUpTestDatabase();

test.each([
  ['find.email', find.email.text, valuesOf(find.email, { email: 'a@mwanzo.test' }), 'users_email_unique'],
  ['findMember', findMember.text, valuesOf(findMember, { id: 1 }), 'profiles_pkey'],
  ['find.id', find.id.text, valuesOf(find.id, { id: 1 }), 'users_pkey'],
  ['changeRole', changeRole.text, valuesOf(changeRole, { id: 1, role: 'moderator' }), 'users_pkey'],
])('%s finds the member by an index', async (_name, text, values, index) => {
  const plan = await explain(database, text, values);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});
