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
     where gender = $1 order by shown, log_price`,
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

test('whoever has more than 30 likes unread becomes dearer, and an answer to them counts', async () => {
  const women = await Promise.all([1, 2].map(() => createMember(testApp, { gender: 'non-binary' })));
  const [crowded, other] = women;
  if (!crowded || !other) throw new Error('There are two');
  for (const { id } of women)
    await database.pool.query('insert into matching_states (user_id, shown) values ($1, 5)', [id]);
  const likers = await Promise.all(Array.from({ length: 60 }, () => createMember(testApp, { gender: 'male' })));
  await database.pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked) select least($1::bigint, id), greatest($1, id),
       case when id < $1 then true end, case when id > $1 then true end from unnest($2::bigint[]) id`,
    [crowded.id, likers.map(({ id }) => id)],
  );
  await setPrices(testApp);
  expect(await pricesOf('non-binary')).toEqual([0, 0.05]);
  await database.pool.query(
    'update pairs set low_liked = coalesce(low_liked, false), high_liked = coalesce(high_liked, false)',
  );
  await database.pool.query('update matching_states set shown = shown + 5');
  await setPrices(testApp);
  expect(await pricesOf('non-binary')).toEqual([0, 0.05]);
});

test('a damaged price costs nothing afterwards', async () => {
  await database.pool.query(`update matching_states set log_price = 'NaN', shown = shown + 5`);
  await setPrices(testApp);
  expect(await pricesOf('female')).toEqual([0, 0, 0, 0]);
});
