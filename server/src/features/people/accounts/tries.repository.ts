import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';

export interface CountedTry {
  /** A keyed hash of the subject that is counted. */
  readonly subject: Buffer;
  /** The number of attempts in a window. */
  readonly max: number;
  /** A window begins with its first attempt. */
  readonly windowSeconds: number;
  readonly now: Date;
}

/**
 * A window that begins in the future is over, because the clock was set back. A minute is tolerated, for attempts that
 * arrive in another order than they read the clock, and for clocks of other processes. Otherwise these would start the
 * window again and again.
 */
const isOver = (windowSeconds: Sql) => sql`(held.began_at <= excluded.began_at - make_interval(secs => ${windowSeconds})
  or held.began_at > excluded.began_at + interval '1 minute')`;

const take = statement<CountedTry, { isTaken: boolean; tries: number; beganAt: Date }>(
  ({ subject, now, windowSeconds, max }) => sql`
    with taken as (
      insert into account_tries as held (subject, began_at, tries)
      select ${subject}, ${now}::timestamptz, 1 where ${max}::integer > 0
      on conflict (subject) do update set
        tries = case when ${isOver(windowSeconds)} then 1 else held.tries + 1 end,
        began_at = case when ${isOver(windowSeconds)} then excluded.began_at else held.began_at end
        where held.tries < ${max} or ${isOver(windowSeconds)}
      returning tries, began_at
    )
    select true as "isTaken", tries, began_at as "beganAt" from taken
    union all
    select false, tries, began_at from account_tries where subject = ${subject} and not exists (select from taken)`,
);

export const giveTryBack = statement<{ subject: Buffer }>(
  ({ subject }) => sql`update account_tries set tries = tries - 1 where subject = ${subject} and tries > 0`,
);

export const deleteOldTries = statement<{ before: Date }>(
  ({ before }) => sql`delete from account_tries where began_at < ${before}`,
);

/**
 * Counts an attempt, unless there are too many. All processes count together. A flood of other subjects does not evict
 * any: rows are deleted only by their age.
 */
export async function takeTry(on: Database, counted: CountedTry) {
  const { max, windowSeconds, now } = counted;
  const row = await getRow(on, take, counted);
  if (row?.isTaken) return { tries: row.tries, retryAfterSeconds: 0 };
  const passedMs = now.getTime() - (row?.beganAt ?? now).getTime();
  return { tries: max + 1, retryAfterSeconds: Math.max(1, Math.ceil(windowSeconds - passedMs / 1000)) };
}
