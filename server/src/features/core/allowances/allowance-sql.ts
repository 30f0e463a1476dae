import { sql, type Sql } from '../../../database/sql.ts';
import { hasPremium } from '../premium/index.ts';
import type { Allowance } from './allowance-rules.ts';

// SQL for a member's plan and for the part of today's allowance that they have used.

/** The plan of the member at the moment `now`. */
export function planOf(userId: Sql, now: Sql): Sql {
  return sql`case when ${hasPremium(userId, now)} then 'premium' else 'basic' end`;
}

interface Day {
  readonly userId: Sql;
  /** The Nairobi day, as a date. */
  readonly day: Sql;
}

interface Spending extends Day {
  /** SQL for the limit; null is no limit. */
  readonly limit: Sql;
  /** Only for swipes: the id of the other member, whose swipe a rewind would take back. */
  readonly swipedId?: Sql;
}

/**
 * Statement that counts one more against the day's limit. It returns is_counted, or no row when the limit is reached.
 */
export function spend(kind: Allowance, { userId, day, limit, swipedId }: Spending): Sql {
  const [column, value, change] = swipedId
    ? [sql`, last_swiped_id`, sql`, ${swipedId}`, sql`, last_swiped_id = excluded.last_swiped_id`]
    : [sql``, sql``, sql``];
  return sql`insert into daily_usage (user_id, day, ${kind}${column})
    select ${userId}, ${day}, 1${value} where coalesce(${limit} > 0, true)
    on conflict (user_id, day) do update set ${kind} = daily_usage.${kind} + 1${change}
      where coalesce(daily_usage.${kind} < ${limit}, true)
    returning true as is_counted`;
}

/** Scalar: the number of profiles that the member was served that day. */
export function countServed({ userId, day }: Day): Sql {
  return sql`coalesce((
      select cardinality(usage.dealt_ids) from daily_usage usage where usage.user_id = ${userId} and usage.day = ${day}
    ), 0)`;
}

const servedTables = {
  member: { table: 'daily_usage', column: 'user_id' },
  network: { table: 'network_usage', column: 'network' },
} as const;

/** Whom profiles are served to: a member, or all unverified members of a network together. */
interface Served {
  readonly of: 'member' | 'network';
  /** SQL for the member's id, or a keyed hash of the network. */
  readonly key: Sql;
  readonly day: Sql;
}

/** Query that locks the day's row and reads the ids of the profiles served so far: dealt_ids. `from` restricts it. */
export function lockServed({ of, key, day }: Served, from: Sql): Sql {
  const { table, column } = servedTables[of];
  return sql`select dealt_ids from ${table} usage cross join ${from} and usage.${column} = ${key} and usage.day = ${day}
    for no key update of usage`;
}

/**
 * Statement that records the profiles of the rows of `from` with their conditions. It returns no row when there are
 * none, or when other requests have used up the limit.
 */
export function recordServed({ of, key, day }: Served, { from, limit }: Record<'from' | 'limit', Sql>): Sql {
  const { table, column } = servedTables[of];
  return sql`insert into ${table} (${column}, day, dealt_ids)
    select ${key}, ${day}, array_agg(served.id) from ${from}
    having count(*) > 0
    on conflict (${column}, day) do update set dealt_ids = ${table}.dealt_ids || excluded.dealt_ids
      where cardinality(${table}.dealt_ids) + cardinality(excluded.dealt_ids) <= ${limit}
    returning day`;
}
