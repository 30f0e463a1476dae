import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { presenceStatements } from './presences.repository.ts';

const { database } = await setUpTestDatabase();
const { open, leave, renew } = presenceStatements;
const now = new Date();

const plans: [name: string, text: string, values: unknown[]][] = [
  ['opening the app', open.text, valuesOf(open, { member: 1, now, until: now })],
  ['leaving the app', leave.text, valuesOf(leave, { member: 1, now })],
  ['keeping the app open', renew.text, valuesOf(renew, { members: [1, 2], now, until: now })],
];

test.each(plans)('%s uses indexes alone', async (_name, text, values) => {
  const plan = await explain(database, text, values);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('presences');
});
