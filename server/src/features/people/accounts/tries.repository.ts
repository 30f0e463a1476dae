import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';

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
const isOver = `(held.began_at <= excluded.began_at - make_interval(secs => $3)
  or held.began_at > excluded.began_at + interval '1 minute')`;

const take = prepared<{ isTaken: boolean; tries: number; beganAt: Date }>(
  'take-try',
  `with taken as (
     insert into account_tries as held (subject, began_at, tries) select $1, $2::timestamptz, 1 where $4::integer > 0
     on conflict (subject) do update set
       tries = case when ${isOver} then 1 else held.tries + 1 end,
       began_at = case when ${isOver} then excluded.began_at else held.began_at end
       where held.tries < $4 or ${isOver}
     returning tries, began_at
   )
   select true as "isTaken", tries, began_at as "beganAt" from taken
   union all
   select false, tries, began_at from account_tries where subject = $1 and not exists (select from taken)`,
);

const giveBack = prepared(
  'give-back-try',
  'update account_tries set tries = tries - 1 where subject = $1 and tries > 0',
);

const deleteOld = prepared('delete-old-tries', 'delete from account_tries where began_at < $1');

/**
 * Attempts that all processes count together. A flood of other subjects does not evict any: rows are deleted only by
 * their age.
 */
export function createTriesRepository(database: Database) {
  return {
    /** Counts an attempt, unless there are too many. */
    async take({
      subject,
      max,
      windowSeconds,
      now,
    }: CountedTry): Promise<{ tries: number; retryAfterSeconds: number }> {
      const [row] = await runPrepared(database, take, [subject, now, windowSeconds, max]);
      if (row?.isTaken) return { tries: row.tries, retryAfterSeconds: 0 };
      const passedMs = now.getTime() - (row?.beganAt ?? now).getTime();
      return { tries: max + 1, retryAfterSeconds: Math.max(1, Math.ceil(windowSeconds - passedMs / 1000)) };
    },

    async giveBack(subject: Buffer): Promise<void> {
      await runPrepared(database, giveBack, [subject]);
    },

    async deleteBefore(moment: Date): Promise<void> {
      await runPrepared(database, deleteOld, [moment]);
    },
  };
}
