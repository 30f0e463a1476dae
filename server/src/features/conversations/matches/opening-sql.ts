import { sql, type Sql } from '../../../database/sql.ts';

interface Opening {
  /** SQL for the ids of the pair. */
  readonly low: string;
  readonly high: string;
  /** SQL for the id of one of the two. */
  readonly member: string;
}

/** Condition: the member has opened the partner's profile or the chat since the match. */
export function isOpened({ low, high, member }: Opening): Sql {
  return sql`exists (select from opened_matches opened
    where opened.low_id = ${low} and opened.high_id = ${high} and opened.user_id = ${member})`;
}

/** Statement that forgets that two members have opened their match: if they match again, it is new. */
export function deleteOpenings(one: string, other: string): Sql {
  return sql`delete from opened_matches
    where low_id = least(${one}, ${other}) and high_id = greatest(${one}, ${other})`;
}
