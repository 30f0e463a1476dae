import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Allowance } from './allowance-rules.ts';
import { servedTables } from './allowance-sql.ts';

/** A member's day in Nairobi. */
type Day = { readonly userId: number; readonly day: string };

const giveBack = (kind: Allowance) =>
  statement<Day>(
    ({ userId, day }) => sql`update daily_usage set ${kind} = ${kind} - 1
      where user_id = ${userId} and day = ${day}::date and ${kind} > 0`,
  );

export const giveBackSwipe = giveBack('swipes');
export const giveBackMessage = giveBack('messages');

/** The target of the day's last swipe. The member cannot swipe until the transaction ends. */
export const lockLastSwipe = statement<Day, { lastSwipedId: number | null }>(
  ({ userId, day }) => sql`select last_swiped_id as "lastSwipedId" from daily_usage
    where user_id = ${userId} and day = ${day}::date for no key update`,
);

/** Takes the count of the day's last swipe back, if it is still this one. */
export const giveBackLastSwipe = statement<Day & { swipedId: number }>(
  ({ userId, day, swipedId }) => sql`update daily_usage set swipes = greatest(swipes - 1, 0), last_swiped_id = null
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
    ({ key, day, ids, limit }) => sql`insert into ${table} as used (${column}, day, dealt_ids)
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

/**
 * Records profiles that are served on a day, in this order. Parallel requests share the limit.
 *
 * @returns the ids of those that may be served: the others exceed the limit
 */
export async function recordServed(on: Database, { of, ...served }: Served): Promise<readonly number[]> {
  return (await getRow(on, record[of], served))?.ids ?? [];
}

/** Deletes the profiles served to networks before the first day that is kept. */
export const forgetNetworks = statement<{ kept: string }>(
  ({ kept }) => sql`delete from network_usage where day < ${kept}::date`,
);

/** Deletes a limited number of members' days before the first one that is kept. */
export const forgetDays = statement<{ kept: string; limit: number }, { userId: number }>(
  ({ kept, limit }) => sql`delete from daily_usage
    where ctid = any (array(select ctid from daily_usage where day < ${kept}::date limit ${limit}::integer))
    returning user_id as "userId"`,
);
