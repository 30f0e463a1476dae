import type { Database } from '../../../database/connect.ts';

/** A number from 0 up to 1 from a text, as SQL. */
const chanceOf = (text: string) => `(('x' || substr(md5(${text}), 1, 6))::bit(24)::integer / 16777216.0)`;

/** A number from 0 up to 1 that differs for each pair and each salt. */
const answer = (salt: string) => chanceOf(`'${salt}' || low || '-' || high`);

export const worldEnds = new Date('2026-11-21T09:00:00Z');

/**
 * Fills an empty database with verified members 1 to `members` of two towns, who answered each other in the four weeks
 * before `worldEnds`. They mostly like people of the other town, which the built-in weights do not expect.
 */
export async function fillAnswers({ pool }: Database, members: number): Promise<void> {
  const likes = (salt: string) => `${answer(salt)} < case when low % 2 = high % 2 then 0.25 else 0.75 end`;
  const at = (salt: string) => `$2::timestamptz - interval '28 days' * ${answer(`${salt}at`)}`;
  await pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
       select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, $1::integer) n`,
    [members],
  );
  await pool.query(
    `insert into profiles (user_id, name, birthday, age, active_on, town, is_verified)
       select id, 'Amina', '1996-05-05', 30, '2026-11-20', case when id % 2 = 0 then 'Nairobi' else 'Mombasa' end, true
       from users`,
  );
  await pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
       select low, high, ${likes('l')}, ${likes('h')}, ${at('l')}, ${at('h')}
       from generate_series(1, $1::integer) low, generate_series(1, $1::integer) high
       where low < high and ${answer('met')} < 0.125`,
    [members, worldEnds],
  );
}
