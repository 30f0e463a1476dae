import { expect, test } from 'vitest';
import { planOf } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { updateVisit } from './profiles.repository.ts';

const { database } = await setUpTestDatabase();

test('a visit is recorded by an index', async () => {
  const visit = { userId: 1, day: '2026-11-21', rankKey: 5 };
  expect(await planOf(database, updateVisit, visit)).toContain('profiles_pkey');
});
