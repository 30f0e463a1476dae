import { firstRandomNumber, memberId } from '../filling/member-ids.ts';
import type { Row } from '../report/row.ts';
import { issueTokens, load, type Bench } from './bench.ts';

const pairsMax = 10_000;

const countMatches = `
  select count(pair.matched_at) as matches,
    count(low.id) filter (where pair.matched_at is not null)
      + count(high.id) filter (where pair.matched_at is not null) as notifications
  from unnest($1::bigint[], $2::bigint[]) couple (low_id, high_id)
  left join pairs pair on pair.low_id = couple.low_id and pair.high_id = couple.high_id
  left join notifications low
    on low.user_id = couple.low_id and low.actor_id = couple.high_id and low.kind = 'match'
  left join notifications high
    on high.user_id = couple.high_id and high.actor_id = couple.low_id and high.kind = 'match'`;

/** Sends both likes of each pair at the same time. Each pair must become one match with two notifications. */
export async function measureMutualLikes(bench: Bench): Promise<Row> {
  const { pool } = bench.database.database;
  const count = Math.min(
    bench.settings.isToy ? bench.settings.requests / 2 : pairsMax,
    Math.floor((bench.settings.profiles - firstRandomNumber) / 2),
  );
  const couples = Array.from({ length: count }, (_, index): [number, number] => [
    memberId(firstRandomNumber + 2 * index),
    memberId(firstRandomNumber + 2 * index + 1),
  ]);
  const low = couples.map((couple) => Math.min(...couple));
  const high = couples.map((couple) => Math.max(...couple));
  await pool.query(
    `delete from pairs using unnest($1::bigint[], $2::bigint[]) couple (low_id, high_id)
     where pairs.low_id = couple.low_id and pairs.high_id = couple.high_id`,
    [low, high],
  );
  await pool.query(
    `delete from notifications using unnest($1::bigint[], $2::bigint[]) couple (low_id, high_id)
     where (user_id = couple.low_id and actor_id = couple.high_id)
       or (user_id = couple.high_id and actor_id = couple.low_id)`,
    [low, high],
  );
  const tokenOf = await issueTokens(bench.app, couples.flat());
  const result = await load(bench, {
    total: 2 * count,
    nextRequest(index) {
      const [one = 0, other = 0] = couples[Math.floor(index / 2)] ?? [];
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      return {
        method: 'POST',
        path: '/api/profiles/like-pass/',
        token: tokenOf(from),
        body: { target_profile_id: to, direction: 'like' },
      };
    },
  });
  const { rows } = await pool.query<{ matches: number; notifications: number }>(countMatches, [low, high]);
  const { matches = 0, notifications = 0 } = rows[0] ?? {};
  return {
    scenario: 'simultaneous mutual likes',
    result: `${matches.toLocaleString('en')} matches, ${notifications.toLocaleString('en')} notifications`,
    load: result,
    checks: [],
    problems:
      matches === count && notifications === 2 * count
        ? []
        : [`${count.toLocaleString('en')} matches with two notifications each were expected`],
  };
}
