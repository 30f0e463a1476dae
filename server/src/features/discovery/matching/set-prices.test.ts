import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { setPrices } from './set-prices.ts';

const testApp = await buildTestApp();
const { database } = testApp;

/** Members of a gender who have been shown so many times. */
async function createShown(gender: 'female' | 'male', times: readonly number[]) {
  for (const shown of times) {
    const { id } = await createMember(testApp, { gender });
    await database.pool.query('insert into matching_states (user_id, shown) values ($1, $2)', [id, shown]);
  }
}

async function pricesOf(gender: string) {
  const { rows } = await database.pool.query<{ price: number }>(
    `select round(log_price::numeric, 4)::float as price from matching_states join profiles using (user_id)
     where gender = $1 order by shown`,
    [gender],
  );
  return rows.map(({ price }) => price);
}

test('whoever is shown more than others of the gender becomes dearer, and later cheaper again', async () => {
  await createShown('female', [0, 10, 20, 90]);
  await createShown('male', [0, 0, 1]);
  expect(await setPrices(testApp)).toBe(4);
  // The fair share is 30, and .05 is a step.
  expect(await pricesOf('female')).toEqual([0, 0, 0, 0.1]);
  // A third of an answer for each is mostly chance.
  expect(await pricesOf('male')).toEqual([0, 0, 0]);
  expect(await setPrices(testApp)).toBe(0);
  await database.pool.query('update matching_states set shown = shown + 10 where priced_shown between 1 and 20');
  await setPrices(testApp);
  expect(await pricesOf('female')).toEqual([0, 0.05, 0.05, 0.05]);
});

test('a damaged price costs nothing afterwards', async () => {
  await database.pool.query(`update matching_states set log_price = 'NaN', shown = shown + 5`);
  await setPrices(testApp);
  expect(await pricesOf('female')).toEqual([0, 0, 0, 0]);
});
