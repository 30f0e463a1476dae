import { expect, test } from 'vitest';
import { explain } from '../../testing/explain.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { moderatorStatements } from './moderators.repository.ts';

const { database } = await setUpTestDatabase();

test('a change of role finds the member by the index of e-mails', async () => {
  const plan = await explain(database, moderatorStatements.setRole.text, [
    'a@mwanzo.test',
    'moderator',
    'grant_moderator',
    new Date(),
  ]);
  expect(plan).toContain('users_email_unique');
  expect(plan).not.toContain('Seq Scan');
});
