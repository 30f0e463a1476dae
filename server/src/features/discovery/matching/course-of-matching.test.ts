import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember } from '../../../testing/factories.ts';
import { createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { chooseLatest, chooseVersion, startTrial } from './choose-version.ts';
import { foldLessons } from './fold-lessons.ts';
import { foldTogether } from './fold-together.ts';
import { forgetStopped, waitForFold } from './matching-states.repository.ts';
import { startingWeights } from './model/starting-weights.ts';
import { readMatchingStatus } from './read-matching-status.ts';
import { readWeightsInUse } from './read-weights-in-use.ts';
import { setPrices } from './set-prices.ts';
import { activateVersion, findNewestGood, insertVersion, noteRefit } from './versions.repository.ts';

const testApp = await buildTestApp();
const { clock, database } = testApp;

const [asha, juma, brian, otieno, neema] = [801, 802, 803, 804, 805];
const request = createTeller(testApp);
const swipe =
  (by: number, to: number, matched: boolean, said: object = {}) =>
  async () => {
    await request(by, 'POST', 'profiles/like-pass/', { target_profile_id: to, matched, ...said });
  };
const deck = (by: number) => async () => void (await request(by, 'GET', 'profiles/discover/'));
const learns = (by: number, learns_from_swipes: boolean) => async () =>
  void (await request(by, 'PATCH', 'account/settings/', { learns_from_swipes }));
const fold = async () => `${await foldLessons(testApp)} answers`;
const change = (text: string) => () => database.pool.query(text);
const later = (hours: number) => () => Promise.resolve(clock.advance(hours * 3_600_000));

/** Weights are dozens of numbers. They are told by their base. */
const isWeights = (value: unknown): value is typeof startingWeights =>
  typeof value === 'object' && value !== null && 'base' in value;
const status = async () =>
  JSON.stringify(await readMatchingStatus(testApp), (_, value: unknown) =>
    isWeights(value) ? `base ${value.base}` : value,
  ).replaceAll(/(\},|\[)\{/g, '$1\n{');
const inUse = async () => {
  const { version, active, trial } = await readWeightsInUse(database);
  return `${version}, base ${active.base}, trial ${trial?.version} of ${trial?.percent}`;
};
const make =
  (base: number, figures: object, refusedBecause: string | null = null) =>
  async () => {
    const weights = JSON.stringify({ ...startingWeights, base });
    const made = { now: clock.now(), weights, figures: JSON.stringify(figures), refusedBecause };
    return `version ${(await getRow(database, insertVersion, made))?.id}`;
  };
const figures = (from: number) => ({ logLoss: from, auc: from + 1, expected: 3, observed: 4, calibrationError: 5 });
const measured = (beside: number | null, from: number) => ({
  beside,
  pairs: { active: figures(from), refitted: figures(from + 10) },
  newest: { active: figures(from + 20), refitted: figures(from + 30) },
});
const told = async (work: Promise<unknown>) => JSON.stringify(await work);
const plan = `insert into date_plans (user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at,
    closes_at, nonce, secret_hash, created_at)
  select 801, '00000000-0000-4000-8000-000000000001', 802, 'Juma', 'Java House', at + interval '1 hour',
    at + interval '2 hours', at + interval '1 day', '', sha256('x'), at
  from (select '2026-03-04T08:00:00Z'::timestamptz as at) now`;

const steps: readonly Step[] = [
  ['nobody has answered', status],
  ['a like', swipe(asha, juma, true, { deciding_ms: 2000, place: 1, looked: 1 })],
  ['one that looked at everything', swipe(neema, juma, true, { deciding_ms: 2000, looked: 2 })],
  ['one with words', swipe(juma, neema, true, { comment: 'Habari' })],
  ['a pass', swipe(brian, asha, false, { deciding_ms: 900 })],
  ['one that is too quick', swipe(brian, neema, false, { deciding_ms: 299 })],
  ['one without a badge', swipe(otieno, asha, false)],
  ['they wait', status],
  ['and teach', fold],
  ['once', fold],
  ['two days pass', later(48)],
  ['a like back', swipe(juma, asha, true, { deciding_ms: 2000 })],
  ['a second like in a row', swipe(asha, brian, true)],
  ['they teach, from what is left of the old', fold],
  ['a plan for a date', change(plan)],
  ['teaches both', () => foldTogether(testApp, 24 * 3600)],
  ['once', () => foldTogether(testApp, 24 * 3600)],
  ['one of them stops the learning', learns(juma, false)],
  ['which forgets him', () => getRows(database, forgetStopped, {})],
  ['a pass of him', swipe(brian, juma, false)],
  ['a pass of a woman', swipe(juma, neema, false)],
  ['they teach nothing', fold],
  ['he goes on', learns(juma, true)],
  ['prices', async () => `${await setPrices(testApp)} members`],
  ['the same again', async () => `${await setPrices(testApp)} members`],
  ['a version', make(0.1, measured(null, 100))],
  ['another one', make(0.2, measured(1, 200))],
  ['one that its check refuses', make(0.3, measured(1, 300), 'It is no better.')],
  ['one that is damaged', make(30, measured(2, 400))],
  ['the newest good one', () => told(getRow(database, findNewestGood, {}))],
  ['a refit uses one', () => told(getRow(database, activateVersion, { version: 1 }))],
  ['and is noted', () => getRows(database, noteRefit, { day: '2026-03-05', outcome: 'version 1 is in use' })],
  ['in use', inUse],
  ['a part gets another one', () => told(startTrial(testApp, 2, 30))],
  ['not the one in use', () => told(startTrial(testApp, 1, 30))],
  ['nor one that is not there', () => told(startTrial(testApp, 9, 30))],
  ['nor a damaged one', () => told(chooseVersion(database, 4))],
  ['a refit leaves the trial', () => told(getRow(database, activateVersion, { version: 2 }))],
  ['in use', inUse],
  ['a deck', deck(asha)],
  ['a deck of a man', deck(brian)],
  ['one of another man', deck(juma)],
  ['numbers that are damaged', change("update matching_states set generosity_mean = 'NaN' where user_id = 801")],
  ['and of a time to come', change("update matching_states set learned_at = '2026-03-20' where user_id = 803")],
  ['all of it', status],
  ['five days pass', later(5 * 24)],
  ['a deck', deck(neema)],
  ['all of it', status],
  ['the operator holds one', () => told(chooseVersion(database, 2))],
  ['a refit leaves it', () => told(getRow(database, activateVersion, { version: 1 }))],
  ['in use', inUse],
  ['the built-in weights', () => told(chooseVersion(database, null))],
  ['in use', inUse],
  ['the latest, which refits may replace', () => told(chooseLatest(database))],
  ['in use', inUse],
];

test('each step of the learning has its numbers, and what the operator reads of it', async () => {
  clock.set('2026-03-02T06:00:00Z');
  const traits = { interests: ['Hiking', 'Music', 'Chess'], intent: 'relationship' as const };
  await createMember(testApp, { id: asha, name: 'Asha', ...traits });
  await createMember(testApp, { id: neema, name: 'Neema', town: 'Thika', birthday: '1988-01-01', bio: 'Hello' });
  await createMember(testApp, { id: juma, name: 'Juma', gender: 'male', birthday: '1992-01-01', ...traits });
  await createMember(testApp, { id: brian, name: 'Brian', gender: 'male', town: 'Kisumu', birthday: '1980-01-01' });
  await createMember(testApp, { id: otieno, name: 'Otieno', gender: 'male', verified: false });
  const tables = 'matching_states matching_choices matching_versions';
  const course = await tellCourse(testApp, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-matching.txt');
  await database.pool.query('delete from users; delete from matching_choices; delete from matching_versions');
});

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

test('while another process learns, this one leaves the answers to it, and prices wait', async () => {
  const [one, other] = [await createMember(testApp), await createMember(testApp)];
  await foldLessons(testApp);
  await swipe(one.id, other.id, true)();
  const learn = (transaction: Transaction) => getRow(transaction, waitForFold, {});
  await commitOnceAwaited(database, learn, () => setPrices(testApp));
  await inTransaction(database, async (transaction) => {
    await learn(transaction);
    expect(await foldLessons(testApp)).toBe(0);
  });
  expect(await foldLessons(testApp)).toBe(1);
});
