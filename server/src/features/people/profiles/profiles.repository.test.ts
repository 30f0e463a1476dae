import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { profileStatements } from './profiles.repository.ts';

const { database } = await setUpTestDatabase();

test('a visit is recorded by an index', async () => {
  expect(await explain(database, profileStatements.recordVisit.text, [1, '2026-11-21', 5])).toContain('profiles_pkey');
});
