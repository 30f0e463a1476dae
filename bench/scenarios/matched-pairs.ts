import type { BenchDatabase } from '../processes/bench-database.ts';

const pairsMax = 20_000;

export interface MatchedPair {
  readonly senderId: number;
  readonly receiverId: number;
}

/**
 * Draws up to 20,000 matched pairs in random order, either member first. They are stored in the table `bench_pairs`
 * too, where pgbench draws from them by number: the index + 1.
 */
export async function drawMatchedPairs({ database }: BenchDatabase): Promise<readonly MatchedPair[]> {
  await database.pool.query('drop table if exists bench_pairs');
  await database.pool.query(
    `create table bench_pairs as
     select row_number() over () as number, case when side then low_id else high_id end as sender_id,
       case when side then high_id else low_id end as receiver_id
     from (
       select low_id, high_id, random() < .5 as side from pairs
       where matched_at is not null order by random() limit ${pairsMax}
     ) drawn`,
  );
  await database.pool.query('alter table bench_pairs add primary key (number)');
  await database.pool.query('analyze bench_pairs');
  const { rows } = await database.pool.query<MatchedPair>(
    'select sender_id as "senderId", receiver_id as "receiverId" from bench_pairs order by number',
  );
  return rows;
}

/** pgbench commands that set :sender, :receiver and :client. */
export function drawPairCommands(pairs: readonly MatchedPair[]): string[] {
  return [
    `\\set number random(1, ${pairs.length})`,
    'select sender_id as sender, receiver_id as receiver, gen_random_uuid() as client ' +
      'from bench_pairs where number = :number \\gset',
  ];
}

/** Members with at least five matches. They are stored in the table `bench_matchers` too. */
export async function drawMatchers({ database }: BenchDatabase): Promise<readonly number[]> {
  await database.pool.query('drop table if exists bench_matchers');
  await database.pool.query(
    `create table bench_matchers as
     select row_number() over () as number, id from (
       select id from (
         select low_id as id from pairs where matched_at is not null
         union all select high_id from pairs where matched_at is not null
       ) sides group by id having count(*) >= 5 order by random() limit ${pairsMax}
     ) drawn`,
  );
  await database.pool.query('alter table bench_matchers add primary key (number)');
  await database.pool.query('analyze bench_matchers');
  const { rows } = await database.pool.query<{ id: number }>('select id from bench_matchers order by number');
  return rows.map(({ id }) => id);
}
