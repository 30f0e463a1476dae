import type { Plan } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import { planOf } from '../../core/allowances/index.ts';
import { members } from '../../core/members/index.ts';
import { commentsOf, hasAnswered, likesTo } from '../../core/pairs/index.ts';
import { visibleProfileColumns, type VisibleProfileRow } from '../../people/profiles/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';
import type { Numbers } from './likes-rules.ts';

/** Members who have not used the app for this many days are not counted. */
const daysAwayMax = 30;

/**
 * Condition: the row `liker` of `members` counts among those who like somebody. A member with an open report does not
 * count, because nobody should be told about the interest of a swindler. `day` is the Nairobi day, as a date.
 */
export const likerCounts = (day: Sql): Sql =>
  sql`liker.is_shown and liker.is_verified and liker.active_on >= ${day} - ${daysAwayMax}
      and not ${hasOpenCase(sql`liker.id`)}`;

/**
 * Query for the counted members who like me and whom I have not answered: user_id, liked_at. With `atStart`, as if I
 * had liked and passed nobody on this day.
 */
export function likersOf(me: Sql, day: Sql, { atStart = false } = {}): Sql {
  const start = sql`${day}::timestamp at time zone 'Africa/Nairobi'`;
  return sql`select liking.user_id, liking.liked_at
    from (${likesTo(me, atStart ? start : undefined)}) liking join ${members} liker on liker.id = liking.user_id
    where ${likerCounts(day)}`;
}

/** `day` is the Nairobi day, and `week` the Friday on which its week began. */
type Look = { readonly userId: number; readonly now: Date; readonly day: string; readonly week: string };

interface LikesFacts {
  readonly plan: Plan;
  readonly seenUntil: Date | null;
  /** Somebody was revealed this week. */
  readonly isRevealed: boolean;
  /** The member has liked or passed the one of this week. */
  readonly hasAnswered: boolean;
  /** The numbers of the day, if they were counted. */
  readonly numbers: Numbers | null;
}

/** Reads what a member's list of likes depends on. No row when the caller's account is deleted. */
export const findLikesFacts = statement<Look, LikesFacts>(
  ({ userId, now, day, week }) => sql`
    select ${planOf(sql`member.id`, sql`${now}::timestamptz`)} as plan,
      (select visit.seen_until from like_visits visit where visit.user_id = member.id) as "seenUntil",
      reveal.user_id is not null as "isRevealed",
      (reveal.liker_id is not null and ${hasAnswered(sql`member.id`, sql`reveal.liker_id`)}) is true as "hasAnswered",
      (select json_build_object('count', counted.count, 'stillToCome', counted.still_to_come)
        from like_counts counted where counted.user_id = member.id and counted.day >= ${day}::date) as numbers
    from users member
    left join like_reveals reveal on reveal.user_id = member.id and reveal.week = ${week}::date
    where member.id = ${userId}::bigint`,
);

/** Everybody who was revealed to the member and still has an account. */
const revealedTo = (userId: Sql): Sql =>
  sql`select liker_id from like_reveals where user_id = ${userId} and liker_id is not null`;

/** The first of the likers who was not revealed before. */
export const findUnrevealed = statement<Look, { likerId: number }>(
  ({ userId, day }) => sql`
    select liker.user_id as "likerId" from (${likersOf(sql`${userId}::bigint`, sql`${day}::date`)}) liker
    where liker.user_id not in (${revealedTo(userId)}) order by liker.liked_at, liker.user_id limit 1`,
);

/** Two requests at once reveal the same one, because only the first writes. */
export const revealLiker = statement<{ userId: number; week: string; likerId: number }>(
  ({ userId, week, likerId }) => sql`
    insert into like_reveals (user_id, week, liker_id)
    select ${userId}, ${week}::date, id from users where id = ${likerId} for key share
    on conflict (user_id, week) do nothing`,
);

type Count = Look & { readonly countMax: number };

export const countDay = statement<Count, Numbers>(({ userId, day, countMax }) => {
  const upToMax = (when: Sql) =>
    sql`(select count(*)::integer from (select from at_start ${when} limit ${countMax}::integer) one)`;
  return sql`
    with at_start as (${likersOf(sql`${userId}::bigint`, sql`${day}::date`, { atStart: true })})
    select ${upToMax(sql``)} as count,
      ${upToMax(sql`where user_id not in (${revealedTo(userId)})`)} as "stillToCome"`;
});

/** The numbers of the day that were stored first stay. */
const storeNumbers = statement<Numbers & { userId: number; day: string }, Numbers>(
  ({ userId, day, count, stillToCome }) => sql`
    insert into like_counts (user_id, day, count, still_to_come) values (${userId}, ${day}, ${count}, ${stillToCome})
    on conflict (user_id) do update set day = greatest(like_counts.day, excluded.day),
      count = case when like_counts.day < excluded.day then excluded.count else like_counts.count end,
      still_to_come =
        case when like_counts.day < excluded.day then excluded.still_to_come else like_counts.still_to_come end
    returning count, still_to_come as "stillToCome"`,
);

interface LikerRow extends VisibleProfileRow {
  readonly likedAt: Date;
  /** The part of the member's profile that they liked. */
  readonly liked: 'prompt' | 'photo' | null;
}

/** The likers whom the member's plan shows, the newest first. */
export const listShownLikers = statement<Look & { plan: Plan; limit: number }, LikerRow>(
  ({ userId, day, plan, limit }) => sql`
    select liker.liked_at as "likedAt", (
        select case when comment.prompt_id is not null then 'prompt' when comment.photo_id is not null then 'photo' end
        from (${commentsOf(sql`least(${userId}, liker.user_id)`, sql`greatest(${userId}, liker.user_id)`)}) comment
        where comment.author_id = liker.user_id
      ) as liked, ${visibleProfileColumns}
    from (
      select liking.user_id, liking.liked_at from (${likersOf(sql`${userId}::bigint`, sql`${day}::date`)}) liking
      where ${plan} = 'premium' or liking.user_id in (${revealedTo(userId)})
      order by liking.liked_at desc, liking.user_id desc limit ${limit}::integer
    ) liker join profiles profile on profile.user_id = liker.user_id
    order by liker.liked_at desc, liker.user_id desc`,
);

/** Remembers until when the member has seen the list. It never goes back. */
export const markLikersSeen = statement<{ userId: number; until: Date }>(
  ({ userId, until }) => sql`
    insert into like_visits (user_id, seen_until) values (${userId}, ${until})
    on conflict (user_id) do update set seen_until = greatest(like_visits.seen_until, excluded.seen_until)`,
);

/**
 * Counts the likes of the day, as if the member had answered nobody that day. Two requests at once get the same
 * numbers, because the second finds those of the first.
 */
export async function countLikes(on: Database, count: Count): Promise<Numbers> {
  const counted = await getRow(on, countDay, count);
  if (!counted) throw new Error('A count without conditions has a row');
  return (await getRow(on, storeNumbers, { ...count, ...counted })) ?? counted;
}
