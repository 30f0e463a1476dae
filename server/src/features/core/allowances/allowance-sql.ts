import { hasPremium } from '../premium/index.ts';

// SQL for a member's plan and for the part of today's allowance that they have used.

/** The actions that count against the limits of a day. */
export type Allowance = 'swipes' | 'messages';

/** The plan of the row of `users` under this alias at the moment `now`. */
export function planOf(member: string, now: string): string {
  return `case when ${hasPremium(`${member}.id`, now)} then 'premium' else 'basic' end`;
}

/** The limit of the member's plan at the moment `now`, chosen from the SQL for each plan's limit; null is no limit. */
export function limitOf(member: string, { basic, premium }: Record<'basic' | 'premium', string>, now: string): string {
  return `case when ${hasPremium(`${member}.id`, now)} then ${premium}::integer else ${basic}::integer end`;
}

interface Day {
  readonly userId: string;
  /** The Nairobi day, as a date. */
  readonly day: string;
}

interface Spending extends Day {
  /** The row source whose one row holds the limit. */
  readonly from: string;
  /** Condition on the row of `from`. */
  readonly when: string;
  /** The column that holds the limit; null is no limit. */
  readonly limit: string;
  /** Only for swipes: the id of the other member, whose swipe a rewind would take back. */
  readonly swipedId?: string;
}

/**
 * Statement that counts one more against the day's limit. It returns is_counted, or no row when the limit is reached.
 */
export function spend(kind: Allowance, { userId, day, from, when, limit, swipedId }: Spending): string {
  const [column, value, change] = swipedId
    ? [', last_swiped_id', `, ${swipedId}`, ', last_swiped_id = excluded.last_swiped_id']
    : ['', '', ''];
  return `insert into daily_usage (user_id, day, ${kind}${column})
    select ${userId}, ${day}, 1${value} from ${from} where ${when} and coalesce(${limit} > 0, true)
    on conflict (user_id, day) do update set ${kind} = daily_usage.${kind} + 1${change}
      where coalesce(daily_usage.${kind} < (select ${limit} from ${from}), true)
    returning true as is_counted`;
}

/** Statement that takes one count back. */
export function giveBack(kind: Allowance, { userId, day }: Day): string {
  return `update daily_usage set ${kind} = ${kind} - 1 where user_id = ${userId} and day = ${day} and ${kind} > 0`;
}

/** Statement that takes the day's last swipe back and forgets its target. */
export function giveBackLastSwipe({ userId, day, when }: Day & { when: string }): string {
  return `update daily_usage set swipes = greatest(swipes - 1, 0), last_swiped_id = null
    where user_id = ${userId} and day = ${day} and ${when}`;
}

/** Query that locks the day's row and reads the target of the day's last swipe; null if it was taken back. */
export function lockLastSwipe({ userId, day }: Day): string {
  return `select last_swiped_id as "lastSwipedId" from daily_usage
    where user_id = ${userId} and day = ${day} for no key update`;
}

/** Scalar: the number of profiles that the member was served that day. */
export function countServed({ userId, day }: Day): string {
  return `coalesce((
      select cardinality(usage.dealt_ids) from daily_usage usage where usage.user_id = ${userId} and usage.day = ${day}
    ), 0)`;
}

/**
 * Query that locks the day's row and reads the ids of the profiles served so far: dealt_ids. `from` and `when` restrict
 * it.
 */
export function lockServed({ userId, day, from, when }: Day & { from: string; when: string }): string {
  return `select usage.dealt_ids from daily_usage usage cross join ${from}
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
export function lockServedToNetwork({ network, day, from, when }: NetworkDay & { from: string; when: string }): string {
  return `select usage.dealt_ids from network_usage usage cross join ${from}
    where usage.network = ${network} and usage.day = ${day} and ${when}
    for no key update of usage`;
}

/** Like `recordServed`, for the network. */
export function recordServedToNetwork({ network, day, servedId, from, limit }: NetworkDay & Served): string {
  return `insert into network_usage (network, day, dealt_ids)
    select ${network}, ${day}, array_agg(${servedId}) from ${from}
    having count(*) > 0
    on conflict (network, day) do update set dealt_ids = network_usage.dealt_ids || excluded.dealt_ids
      where cardinality(network_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= ${limit}
    returning network`;
}

/** Statement that deletes the profiles served to networks on earlier days. */
export function forgetNetworksBefore(day: string): string {
  return `delete from network_usage where day < ${day}`;
}

/**
 * Statement that deletes the usage of members on days before this one, a limited number of rows at once, and returns
 * their number.
 */
export function forgetDaysBefore(day: string, limit: string): string {
  return `with forgotten as (
      delete from daily_usage where ctid = any (array(select ctid from daily_usage where day < ${day} limit ${limit}))
      returning user_id
    )
    select count(*)::int as count from forgotten`;
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
export function recordServed({ userId, day, servedId, from, limit }: Day & Served): string {
  return `insert into daily_usage (user_id, day, dealt_ids)
    select ${userId}, ${day}, array_agg(${servedId}) from ${from}
    having count(*) > 0
    on conflict (user_id, day) do update set dealt_ids = daily_usage.dealt_ids || excluded.dealt_ids
      where cardinality(daily_usage.dealt_ids) + cardinality(excluded.dealt_ids) <= ${limit}
    returning user_id`;
}
