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
