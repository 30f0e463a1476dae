import { expect, test } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { personalStates } from './personal-data.repository.ts';

const { database } = await setUpTestDatabase();
await database.pool.query(`
  insert into users (id, email, password_hash, full_name, created_at) values (7, 'a@mwanzo.test', 'none', 'A', now());
  insert into matching_states (user_id) values (7)`);

const beliefs = [
  ['generosity', 'how_often_you_like', 'you like'],
  ['attractiveness', 'how_often_you_are_liked', 'you are liked'],
] as const;

async function readArchive() {
  const exported = personalStates['matching_states']?.exported;
  if (!exported || !('rows' in exported)) throw new Error('The states are not in the archive');
  return (await database.pool.query(exported.rows(sql`7`))).rows[0];
}

test.each(beliefs)(
  'the archive says in words what is known of the %s, once it is known a little',
  async (belief, name, who) => {
    const [other] = beliefs.filter(([each]) => each !== belief);
    const set = (mean: number, variance: number) =>
      database.pool.query(
        `update matching_states set ${belief}_mean = $1, ${belief}_variance = $2, ${other?.[0]}_mean = $3,
        ${other?.[0]}_variance = $4`,
        [mean, variance, -mean, 1.2 - variance],
      );
    const words = [];
    for (const [mean, variance] of [
      [2, 0.7],
      [-0.6, 0.5],
      [-0.4, 0.5],
      [0.4, 0.5],
      [0.6, 0.5],
    ] as const) {
      await set(mean, variance);
      words.push((await readArchive())[name]);
    }
    const [less, same, more] = ['less often than', 'about as often as', 'more often than'].map(
      (how) => `${who} ${how} others`,
    );
    expect(words).toEqual(['not known yet', less, same, same, more]);
  },
);

test('the archive has each number under its own name, and those of nobody else', async () => {
  await database.pool.query(`
    insert into users (id, email, password_hash, full_name, created_at) values (8, 'b@mwanzo.test', 'none', 'B', now());
    insert into matching_states (user_id) values (8);
    update matching_states set shown = user_id + 1, likes_in_a_row = user_id + 2, answered_on = '2026-11-20',
      answers_that_day = user_id + 3, learned_at = '2026-11-21T09:00:00Z', generosity_mean = 0.5,
      generosity_variance = 0.6, attractiveness_mean = -0.51, attractiveness_variance = 0.6`);
  expect(await readArchive()).toEqual({
    how_often_you_like: 'you like about as often as others',
    how_often_you_are_liked: 'you are liked less often than others',
    answers_about_you: 8,
    your_likes_since_your_last_pass: 9,
    answered_on: expect.anything(),
    your_answers_that_day: 10,
    learned_at: new Date('2026-11-21T09:00:00Z'),
  });
});
