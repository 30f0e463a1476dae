import { expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { showApprovedValues } from './show-approved-values.ts';

const testApp = await buildTestApp();
const { database, serving } = testApp;
const nothing = { name: null, gender: null, genderDetail: null };
// Half past midnight of the 22nd in Nairobi.
const night = new Date('2026-11-21T21:30:00Z');

const stored = async (id: number) => {
  const text = `select name, gender, dealt_gender, to_char(dealt_gender_through, 'YYYY-MM-DD') as through, changed_at
    from profiles where user_id = $1`;
  return (await database.pool.query(text, [id])).rows[0];
};
const show = (id: number, approved: object) =>
  inTransaction(serving, (transaction) => showApprovedValues(transaction, id, { ...nothing, ...approved }, night));

test('own decks follow a new gender from the next day in Nairobi on, and those of others at once', async () => {
  const { id } = await createMember(testApp, { gender: 'female' });
  await show(id, { gender: 'male' });
  const dealt = { gender: 'male', dealt_gender: 'female', through: '2026-11-22' };
  expect(await stored(id)).toMatchObject({ ...dealt, changed_at: night });
});

test('an approved name takes the member out of no deck that was queued before', async () => {
  const { id } = await createMember(testApp, { name: 'Nyambura' });
  const before = await stored(id);
  await show(id, { name: 'Wanjiku' });
  expect(await stored(id)).toEqual({ ...before, name: 'Wanjiku' });
});
