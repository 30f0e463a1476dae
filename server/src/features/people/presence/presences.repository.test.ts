import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { noteArrival, noteDeparture, renewPresences } from './presences.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();

const plans: [name: string, text: string, values: unknown[]][] = [
  ['opening the app', noteArrival.text, valuesOf(noteArrival, { member: 1, now, until: now })],
  ['leaving the app', noteDeparture.text, valuesOf(noteDeparture, { member: 1, now })],
  ['keeping the app open', renewPresences.text, valuesOf(renewPresences, { members: [1, 2], now, until: now })],
];

test.each(plans)('%s uses indexes alone', async (_name, text, values) => {
  const plan = await explain(database, text, values);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('presences');
});
