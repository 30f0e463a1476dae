import { sql, type Sql } from '../../../database/sql.ts';
import { hasPremium } from '../premium/index.ts';
import type { Allowance } from './allowance-rules.ts';

// SQL for a member's plan and for the part of today's allowance that they have used.

/** The plan of the member at the moment `now`. */
export function planOf(userId: Sql, now: Sql): Sql {
  return sql`case when ${hasPremium(userId, now)} then 'premium' else 'basic' end`;
}

type Spending = Readonly<Record<'userId' | 'day' | 'limit', Sql>> & { readonly swipedId?: Sql };

/**
 * Statement that counts one more against the limit of a Nairobi day; null is no limit. It returns is_counted, or no row
 * when the limit is reached. Swipes name the other member, whose swipe a rewind would take back.
 */
export function spend(kind: Allowance, { userId, day, limit, swipedId }: Spending): Sql {
  const [column, value, change] = swipedId
    ? [sql`, last_swiped_id`, sql`, ${swipedId}::bigint`, sql`, last_swiped_id = excluded.last_swiped_id`]
    : [sql``, sql``, sql``];
  return sql`insert into daily_usage (user_id, day, ${kind}${column})
    select ${userId}::bigint, ${day}::date, 1${value} where coalesce(${limit}::integer > 0, true)
    on conflict (user_id, day) do update set ${kind} = daily_usage.${kind} + 1${change}
      where coalesce(daily_usage.${kind} < ${limit}, true) returning true as is_counted`;
}

/** The tables count the profiles served to a member, and to all unverified members of a network together. */
export const servedTables = {
  member: { table: 'daily_usage', column: 'user_id' },
  network: { table: 'network_usage', column: 'network' },
} as const;

/** Scalar: the ids of the profiles served that day to a member, or to a network by its keyed hash. */
export function servedTo(of: keyof typeof servedTables, key: Sql, day: Sql): Sql {
  const { table, column } = servedTables[of];
  return sql`coalesce((select usage.dealt_ids from ${table} usage
      where usage.${column} = ${key} and usage.day = ${day}), '{}')`;
}

/** Query for the members who were served profiles on a day: user_id, dealt_ids. */
export function servedOn(day: Sql): Sql {
  return sql`select user_id, dealt_ids from daily_usage where day = ${day} and dealt_ids <> '{}'`;
}
