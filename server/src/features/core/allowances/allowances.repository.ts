import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Allowance } from './allowance-rules.ts';
import { servedTables } from './allowance-sql.ts';

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

interface Served {
  /** A member, or all unverified members of a network together. */
  readonly of: keyof typeof servedTables;
  /** The member's id, or a keyed hash of the network. */
  readonly key: number | Buffer;
  readonly day: string;
  readonly ids: readonly number[];
  readonly limit: number;
}

const recordFor = (of: Served['of']) => {
  const { table, column } = servedTables[of];
  return statement<Omit<Served, 'of'>, { ids: number[] }>(
    ({ key, day, ids, limit }) => sql`
      insert into ${table} as used (${column}, day, dealt_ids)
      select ${key}, ${day}::date, (${ids}::bigint[])[:${limit}::integer]
      where ${of === 'member' ? sql`exists (select from users where id = ${key})` : sql`true`}
      on conflict (${column}, day) do update set dealt_ids = used.dealt_ids || (array(
        select new.id from unnest(${ids}::bigint[]) with ordinality new (id, place)
        where new.id <> all (used.dealt_ids) order by new.place
      ))[:${limit} - cardinality(used.dealt_ids)]
      returning to_json(array(
        select new.id from unnest(${ids}::bigint[]) new (id) where new.id = any (used.dealt_ids))) as ids`,
  );
};

const record = { member: recordFor('member'), network: recordFor('network') };

const deleteNetworks = statement<{ day: string }>(({ day }) => sql`delete from network_usage where day < ${day}::date`);

const deleteDays = statement<{ day: string; limit: number }, { userId: number }>(
  ({ day, limit }) => sql`
    delete from daily_usage
    where ctid = any (array(select ctid from daily_usage where day < ${day}::date limit ${limit}::integer))
    returning user_id as "userId"`,
);

export const allowanceStatements = { takeCounts, lockSwipe, takeLastSwipe, record };

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

/**
 * Records profiles that are served on a day, in this order. Parallel requests share the limit.
 *
 * @returns the ids of those that may be served: the others exceed the limit
 */
export async function recordServed(on: Database, { of, ...served }: Served): Promise<readonly number[]> {
  return (await getRow(on, record[of], served))?.ids ?? [];
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
