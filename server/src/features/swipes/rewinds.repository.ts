import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { RewindOutcome } from './rewind-rules.ts';

const lockLastPass = prepared<{ lastPassedId: number | null }>(
  'lock-last-pass',
  `select last_passed_id as "lastPassedId" from daily_usage where user_id = $1 and day = $2::date for no key update`,
);

const lockPair = prepared(
  'lock-pair',
  'select from pairs where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1, $2) for update',
);

/**
 * The pair's row goes if the other has not answered. The other's answer may come at the same moment, so the row has been
 * locked before, by a statement of its own: one that waits for a lock goes on with what it saw before the wait.
 */
const takePassBack = prepared<RewindOutcome>(
  'take-pass-back',
  `with pair as (
    select low_id, high_id, case when $1::bigint = low_id then low_liked else high_liked end as liked,
      case when $1 = low_id then high_liked else low_liked end as other_liked
    from pairs where low_id = least($1, $2::bigint) and high_id = greatest($1, $2)
  ), there as (
    select from profiles where user_id = $2 and saved_at is not null and is_active
  ), taken as (
    select * from pair where liked is false and $3::boolean and exists (select from there)
  ), emptied as (
    delete from pairs using taken
    where pairs.low_id = taken.low_id and pairs.high_id = taken.high_id and taken.other_liked is null
  ), halved as (
    update pairs set low_liked = case when $1 = pairs.high_id then pairs.low_liked end,
      low_swiped_at = case when $1 = pairs.high_id then pairs.low_swiped_at end,
      high_liked = case when $1 = pairs.low_id then pairs.high_liked end,
      high_swiped_at = case when $1 = pairs.low_id then pairs.high_swiped_at end
    from taken
    where pairs.low_id = taken.low_id and pairs.high_id = taken.high_id and taken.other_liked is not null
  ), returned as (
    update daily_usage set swipes = greatest(swipes - 1, 0), last_passed_id = null
    where user_id = $1 and day = $4::date and exists (select from taken)
  )
  select exists (select from there) as "isThere", exists (select from taken) as "isTaken",
    exists (select from pair where liked is not null) as "isAnswered"`,
);

export const rewindStatements = { lockLastPass, lockPair, takePassBack };

export function createRewindsRepository(transaction: Transaction) {
  return {
    /** Whom today's last swipe passed, or null. Until the transaction ends the caller cannot swipe. */
    async lockLastPass(userId: number, day: string): Promise<number | null> {
      const [row] = await runPrepared(transaction, lockLastPass, [userId, day]);
      return row?.lastPassedId ?? null;
    },

    /** @param isLast whether it was the day's last swipe: else nothing is changed */
    async takePassBack(userId: number, targetId: number, isLast: boolean, day: string): Promise<RewindOutcome> {
      await runPrepared(transaction, lockPair, [userId, targetId]);
      const [row] = await runPrepared(transaction, takePassBack, [userId, targetId, isLast, day]);
      if (!row) throw new Error('A query without conditions has no row');
      return row;
    },
  };
}
