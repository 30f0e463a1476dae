import { sql, statement, type Sql } from '../../../database/sql.ts';

/** An answer that has not taught the ranking yet. The one who answered is on the lower side of the pair or not. */
export interface PendingLesson {
  readonly lowId: number;
  readonly highId: number;
  readonly isOfLow: boolean;
  /** The moment of the answer in microseconds since 1970. With the side, it names the answer. */
  readonly micros: number | null;
  /** Null if the answer is gone, because the last release cleared it. */
  readonly liked: boolean | null;
  readonly decidingMs: number | null;
  readonly looked: number | null;
  /** The like came with words. */
  readonly hasWords: boolean;
}

const pendingOf = (side: 'low' | 'high', limit: Sql): Sql => sql`(
      select pair.low_id as "lowId", pair.high_id as "highId", ${side === 'low' ? sql`true` : sql`false`} as "isOfLow",
        (extract(epoch from pair.${side}_swiped_at) * 1000000)::bigint as micros, pair.${side}_liked as liked,
        pair.${side}_deciding_ms as "decidingMs", pair.${side}_looked as looked,
        exists (
          select from like_comments comment
          where comment.low_id = pair.low_id and comment.high_id = pair.high_id
            and comment.author_id = pair.${side}_id and comment.text <> ''
        ) as "hasWords"
      from pairs pair where pair.${side}_to_learn
      order by pair.${side}_swiped_at, pair.low_id, pair.high_id limit ${limit}
    )`;

/** The oldest answers that have not taught yet, always in the same order. */
export const listPendingLessons = statement<{ limit: number }, PendingLesson>(
  ({ limit }) => sql`
    select * from (${pendingOf('low', limit)} union all ${pendingOf('high', limit)}) pending
    order by micros, "lowId", "highId", "isOfLow" limit ${limit}`,
);

interface Learned {
  readonly lowIds: readonly number[];
  readonly highIds: readonly number[];
  readonly micros: readonly (number | null)[];
}

/** An answer that has changed since it was read stays, because the new one has not taught yet. */
const markOf = (side: 'low' | 'high') =>
  statement<Learned>(
    ({ lowIds, highIds, micros }) => sql`
      update pairs pair set ${side}_to_learn = null
      from unnest(${lowIds}::bigint[], ${highIds}::bigint[], ${micros}::bigint[]) learned (low_id, high_id, micros)
      where pair.low_id = learned.low_id and pair.high_id = learned.high_id
        and (extract(epoch from pair.${side}_swiped_at) * 1000000)::bigint is not distinct from learned.micros`,
  );

/** Notes that answers have taught, by the side of those who gave them. */
export const markLearned = { low: markOf('low'), high: markOf('high') };
