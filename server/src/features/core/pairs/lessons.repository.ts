import { sql, statement, type Sql } from '../../../database/sql.ts';

/** An answer that the ranking learns from. The one who answered is on the lower side of the pair or not. */
export interface TakenAnswer {
  readonly lowId: number;
  readonly highId: number;
  readonly isOfLow: boolean;
  /** The moment of the answer in microseconds since 1970. */
  readonly micros: number;
  readonly liked: boolean;
  readonly decidingMs: number | null;
  readonly looked: number | null;
  /** The like came with words. */
  readonly hasWords: boolean;
}

type Side = 'low' | 'high';

const oldestOf = (side: Side, limit: Sql): Sql => sql`(
      select ${side}_swiped_at as at from pairs where ${side}_to_learn
      order by ${side}_swiped_at, low_id, high_id limit ${limit}
    )`;

/** The moment of the last one of the oldest answers that have not taught yet; null if there are none. */
export const findLastToLearn = statement<{ limit: number }, { until: string | null }>(
  ({ limit }) => sql`
    select max(at)::text as until from (
      select at from (${oldestOf('low', limit)} union all ${oldestOf('high', limit)}) oldest order by at limit ${limit}
    ) pending`,
);

/** Notes that the answers up to a moment have taught, and returns them. */
const takeOf = (side: Side) =>
  statement<{ until: string }, TakenAnswer>(
    ({ until }) => sql`
      update pairs pair set ${side}_to_learn = null
      where pair.${side}_to_learn and pair.${side}_swiped_at <= ${until}::timestamptz
      returning pair.low_id as "lowId", pair.high_id as "highId",
        ${side === 'low' ? sql`true` : sql`false`} as "isOfLow",
        round(date_part('epoch', pair.${side}_swiped_at) * 1000000) as micros, pair.${side}_liked as liked,
        pair.${side}_deciding_ms as "decidingMs", pair.${side}_looked as looked,
        pair.${side}_liked and exists (
          select from like_comments comment
          where comment.low_id = pair.low_id and comment.high_id = pair.high_id
            and comment.author_id = pair.${side}_id and comment.text <> ''
        ) as "hasWords"`,
  );

/** Takes answers, by the side of those who gave them, in a transaction that learns them. */
export const takeAnswers = { low: takeOf('low'), high: takeOf('high') };
