import { expect, test } from 'vitest';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { presenceStatements } from './presences.repository.ts';

const { database } = await setUpTestDatabase();
const { noteArrival, noteDeparture, renew } = presenceStatements;
const now = new Date();

test.each([
  { ...noteArrival, values: [1, now, now] },
  { ...noteDeparture, values: [1, now] },
  { ...renew, values: [[1, 2], now, now] },
])('$name uses indexes alone', async ({ text, values }) => {
  const plan = await explain(database, text, values);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('presences');
});
