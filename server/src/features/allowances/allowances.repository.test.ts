import { expect, test } from 'vitest';
import { explain } from '../../testing/explain.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { allowanceStatements } from './allowances.repository.ts';

const { database } = await setUpTestDatabase();
const { giveBack, lockLastSwipe } = allowanceStatements;

test.each([giveBack.swipes, giveBack.messages, lockLastSwipe])('$name finds the day by an index', async ({ text }) => {
  expect(await explain(database, text, [1, '2026-11-21'])).toContain('daily_usage_pkey');
});
