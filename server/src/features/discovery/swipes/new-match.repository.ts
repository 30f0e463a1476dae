import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import { commentsColumn, matchColumns, type MatchRow } from '../../conversations/matches/index.ts';
import { lastMessageOf } from '../../conversations/messages/index.ts';
import { commentsOf, matchedPair } from '../../core/pairs/index.ts';
import { members } from '../../core/members/index.ts';

interface Viewing {
  readonly me: number;
  readonly them: number;
  readonly matchedAt: Date;
  readonly now: Date;
  /** The Nairobi day of `now`. */
  readonly day: string;
}

/** The match of two members, as one of them sees it. Null if it has ended since. */
export const findMatch = (on: Database, viewing: Viewing): Promise<MatchRow | null> => getRow(on, readMatch, viewing);

const readMatch = statement<Viewing, MatchRow>(
  ({ me, them, matchedAt, now, day }) => sql`
    select ${matchColumns({
      me,
      low: sql`pair.low_id`,
      high: sql`pair.high_id`,
      matchedAt: sql`${matchedAt}::timestamptz`,
      now: sql`${now}::timestamptz`,
      day: sql`${day}::date`,
    })}, ${matchedAt}::timestamptz as "matchedAt", ${commentsColumn(commentsOf(sql`pair.low_id`, sql`pair.high_id`))}
    from (${matchedPair(me, them)}) pair
    join ${members} partner on partner.id = ${them}::bigint
    left join lateral ${lastMessageOf(sql`pair.low_id`, sql`pair.high_id`)} last on true`,
);

export const newMatchStatements = { readMatch };
