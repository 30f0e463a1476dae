import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Allowance } from './allowance-rules.ts';

interface Day {
  readonly userId: number;
  /** The Nairobi day. */
  readonly day: string;
}

const takeCount = (kind: Allowance) =>
  statement<Day>(
    ({ userId, day }) => sql`
      update daily_usage set ${kind} = ${kind} - 1 where user_id = ${userId} and day = ${day}::date and ${kind} > 0`,
  );

const takeCounts = { swipes: takeCount('swipes'), messages: takeCount('messages') };

const lockSwipe = statement<Day, { lastSwipedId: number | null }>(
  ({ userId, day }) => sql`
    select last_swiped_id as "lastSwipedId" from daily_usage where user_id = ${userId} and day = ${day}::date
    for no key update`,
);

const takeLastSwipe = statement<Day & { swipedId: number }>(
  ({ userId, day, swipedId }) => sql`
    update daily_usage set swipes = greatest(swipes - 1, 0), last_swiped_id = null
    where user_id = ${userId} and day = ${day}::date and last_swiped_id = ${swipedId}`,
);

const deleteNetworks = statement<{ day: string }>(({ day }) => sql`delete from network_usage where day < ${day}::date`);

const deleteDays = statement<{ day: string; limit: number }, { userId: number }>(
  ({ day, limit }) => sql`
    delete from daily_usage
    where ctid = any (array(select ctid from daily_usage where day < ${day}::date limit ${limit}::integer))
    returning user_id as "userId"`,
);

export const allowanceStatements = { takeCounts, lockSwipe, takeLastSwipe };

/** Past days of a member are kept for this time, in ms. Only the archive of a member's own data reads them. */
const keptDaysMs = 7 * 24 * 60 * 60 * 1000;

/** Takes one count back. */
export async function giveBack(on: Database | Transaction, kind: Allowance, spent: Day): Promise<void> {
  await getRows(on, takeCounts[kind], spent);
}

/** The target of the day's last swipe, or null. The member cannot swipe until the transaction ends. */
export async function lockLastSwipe(transaction: Transaction, day: Day): Promise<number | null> {
  return (await getRow(transaction, lockSwipe, day))?.lastSwipedId ?? null;
}

/** Takes the count of the day's last swipe back, if it is still this one. */
export async function giveBackLastSwipe(transaction: Transaction, swipe: Day & { swipedId: number }): Promise<void> {
  await getRows(transaction, takeLastSwipe, swipe);
}

export function createAllowancesRepository(on: Database | Transaction) {
  return {
    /** Deletes the profiles served to networks before the Nairobi day of this moment. */
    async forgetNetworks(now: Date): Promise<void> {
      await getRows(on, deleteNetworks, { day: nairobiDay(now) });
    },

    /**
     * Deletes a limited number of members' days that were over a week ago, and returns the number.
     */
    async forgetDays(now: Date, limit: number): Promise<number> {
      const day = nairobiDay(new Date(now.getTime() - keptDaysMs));
      return (await getRows(on, deleteDays, { day, limit })).length;
    },
  };
}
