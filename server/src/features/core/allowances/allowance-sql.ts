import { sql, type Sql } from '../../../database/sql.ts';
import { hasPremium } from '../premium/index.ts';

// SQL for a member's plan and for the part of today's allowance that they have used.

/** The actions that count against the limits of a day. */
export type Allowance = 'swipes' | 'messages';

/** The plan of the row of `users` under this alias at the moment `now`. */
export function planOf(member: string, now: string): Sql {
  return sql`case when ${hasPremium(`${member}.id`, now)} then 'premium' else 'basic' end`;
}

/** The limit of the member's plan at the moment `now`, chosen from the SQL for each plan's limit; null is no limit. */
export function limitOf(member: string, { basic, premium }: Record<'basic' | 'premium', string>, now: string): Sql {
  return sql`case when ${hasPremium(`${member}.id`, now)} then ${premium}::integer else ${basic}::integer end`;
}

interface Day {
  readonly userId: string;
  /** The Nairobi day, as a date. */
  readonly day: string;
}

interface Spending extends Day {
  /** The row source and a condition on its row, if a condition in the same statement decides. */
  readonly from?: string;
  readonly when?: string;
  /** SQL for the limit, or the column of `from` that holds it; null is no limit. */
  readonly limit: string;
  /** Only for swipes: the id of the other member, whose swipe a rewind would take back. */
  readonly swipedId?: string;
}

/**
 * Statement that counts one more against the day's limit. It returns is_counted, or no row when the limit is reached.
 */
export function spend(kind: Allowance, { userId, day, from, when, limit, swipedId }: Spending): Sql {
  const [column, value, change] = swipedId
    ? [', last_swiped_id', `, ${swipedId}`, ', last_swiped_id = excluded.last_swiped_id']
    : ['', '', ''];
  return sql`insert into daily_usage (user_id, day, ${kind}${column})
    select ${userId}, ${day}, 1${value} ${from ? `from ${from}` : ''}
    where ${when ? `${when} and ` : ''}coalesce(${limit} > 0, true)
    on conflict (user_id, day) do update set ${kind} = daily_usage.${kind} + 1${change}
      where coalesce(daily_usage.${kind} < ${from ? `(select ${limit} from ${from})` : limit}, true)
    returning true as is_counted`;
}

/** Scalar: the number of profiles that the member was served that day. */
export function countServed({ userId, day }: Day): Sql {
  return sql`coalesce((
      select cardinality(usage.dealt_ids) from daily_usage usage where usage.user_id = ${userId} and usage.day = ${day}
    ), 0)`;
}

/**
 * Query that locks the day's row and reads the ids of the profiles served so far: dealt_ids. `from` and `when` restrict
 * it.
 */
export function lockServed({ userId, day, from, when }: Day & { from: string; when: string }): Sql {
  return sql`select usage.dealt_ids from daily_usage usage cross join ${from}
    where usage.user_id = ${userId} and usage.day = ${day} and ${when}
    for no key update of usage`;
}

interface NetworkDay {
  /** A keyed hash of the network. */
  readonly network: string;
  readonly day: string;
}

/**
 * Query that locks the day's row of a network and reads the ids of the profiles that its unverified members were served
 * together: dealt_ids. `from` and `when` restrict it.
 */
export function lockServedToNetwork({ network, day, from, when }: NetworkDay & { from: string; when: string }): Sql {
  return sql`select usage.dealt_ids from network_usage usage cross join ${from}
    where usage.network = ${network} and usage.day = ${day} and ${when}
    for no key update of usage`;
}

/** Like `recordServed`, for the network. */
export function recordServedToNetwork({ network, day, servedId, from, limit }: NetworkDay & Served): Sql {
  return sql`insert into network_usage (network, day, dealt_ids)
    select ${network}, ${day}, array_agg(${servedId}) from ${from}
    having count(*) > 0
    on conflict (network, day) do update set dealt_ids = network_usage.dealt_ids || excluded.dealt_ids
      where cardinality(network_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= ${limit}
    returning network`;
}

interface Served {
  /** The served profile's id in a row of `from`. */
  readonly servedId: string;
  /** The rows to record, with their conditions: `rows where …`. */
  readonly from: string;
  /** Scalar subquery for the day's limit. */
  readonly limit: string;
}

/**
 * Statement that records served profiles. It returns no row when there are none, or when other requests have used up
 * the limit.
 */
export function recordServed({ userId, day, servedId, from, limit }: Day & Served): Sql {
  return sql`insert into daily_usage (user_id, day, dealt_ids)
    select ${userId}, ${day}, array_agg(${servedId}) from ${from}
    having count(*) > 0
    on conflict (user_id, day) do update set dealt_ids = daily_usage.dealt_ids || excluded.dealt_ids
      where cardinality(daily_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= ${limit}
    returning user_id`;
}
