import { sql, statement, type Sql } from '../../../database/sql.ts';
import { endedEarly, teachesNothing } from './taught-together.repository.ts';

/** A place in the order of all pairs. */
interface PairPlace {
  readonly lowId: number;
  readonly highId: number;
}

/** The last of the next pairs after a place; no row if fewer are left. */
export const findPageEnd = statement<PairPlace & { size: number }, PairPlace>(
  ({ lowId, highId, size }) => sql`select low_id as "lowId", high_id as "highId" from pairs
    where (low_id, high_id) > (${lowId}::bigint, ${highId}::bigint)
    order by low_id, high_id offset ${size}::integer - 1 limit 1`,
);

/** A member can separate from somebody in these ways that say that the two did not fit. */
export const endings = ['unmatchWithinADay', 'block'] as const;

/**
 * A member's answer to a card, with what their app said about it, or the end of what was between two, which is a no.
 * Null is unknown.
 */
export interface GivenAnswer {
  readonly viewer: number;
  readonly candidate: number;
  readonly isLike: boolean;
  readonly at: Date;
  /** The place of the card in its visit, from 1. */
  readonly place: number | null;
  readonly decidingMs: number | null;
  /** 0 nothing but the card, 1 a photo or the profile, 2 all photos or all answers. */
  readonly looked: number | null;
  readonly hasWords: boolean;
  /** The place in `endings`; null for an answer to a card. */
  readonly ending: number | null;
}

const answersOfSide = (side: 'low' | 'high', other: 'low' | 'high', between: Sql, since: Sql): Sql =>
  sql`select ${side}_id as viewer, ${other}_id as candidate, ${side}_liked as "isLike", ${side}_swiped_at as at,
      ${side}_place as place, ${side}_deciding_ms as "decidingMs", ${side}_looked as looked,
      exists (select from like_comments comment where comment.low_id = pair.low_id and comment.high_id = pair.high_id
        and comment.author_id = pair.${side}_id) as "hasWords", null::integer as ending
    from pairs pair where ${between} and pair.${side}_liked is not null and pair.${side}_swiped_at >= ${since}`;

/** A separation has deleted the answers of its pair. Whoever has ended a match and blocks is one row. */
const endingsOfSide = (side: 'low' | 'high', other: 'low' | 'high', between: Sql, since: Sql): Sql =>
  sql`select ${side}_id, ${other}_id, false, ended.at, null, null, null, false,
      case when pair.${side}_blocked_at is null then ${endings.indexOf('unmatchWithinADay')}
        else ${endings.indexOf('block')} end
    from pairs pair cross join lateral (select coalesce(pair.${side}_blocked_at,
      case when pair.taught & ${endedEarly[side]} > 0 then pair.unmatched_at end) as at) ended
    where ${between} and pair.is_parted and pair.taught & ${teachesNothing} = 0 and ended.at >= ${since}`;

/** The answers and endings since a moment in the pairs after a place and up to another one. */
export const listAnswersBetween = statement<PairPlace & { toLow: number; toHigh: number; since: Date }, GivenAnswer>(
  ({ lowId, highId, toLow, toHigh, since }) => {
    const between = sql`(pair.low_id, pair.high_id) > (${lowId}::bigint, ${highId}::bigint)
      and (pair.low_id, pair.high_id) <= (${toLow}::bigint, ${toHigh}::bigint)`;
    return sql`${answersOfSide('low', 'high', between, since)}
    union all
    ${answersOfSide('high', 'low', between, since)}
    union all
    ${endingsOfSide('low', 'high', between, since)}
    union all
    ${endingsOfSide('high', 'low', between, since)}`;
  },
);

/** The matches that there are of those since a moment. */
export const listMatchesSince = statement<{ since: Date }, PairPlace>(
  ({ since }) => sql`select low_id as "lowId", high_id as "highId" from pairs where matched_at >= ${since}`,
);

/** The answers that have not taught yet, with the moment of the oldest one. */
export const findWaitingLessons = statement<object, { count: number; oldest: Date | null }>(
  () => sql`select count(*)::integer as count, min(at) as oldest from (
      select low_swiped_at as at from pairs where low_to_learn
      union all
      select high_swiped_at from pairs where high_to_learn
    ) waiting`,
);
