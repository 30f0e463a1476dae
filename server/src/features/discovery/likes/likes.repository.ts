import type { Plan } from '@mwanzo/contract/limits';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { planOf } from '../../core/allowances/index.ts';
import { commentsOf, hasAnswered } from '../../core/pairs/index.ts';
import { visibleProfileColumns, type VisibleProfileRow } from '../../people/profiles/index.ts';
import { likersAtStartOf, likersOf } from './liker-sql.ts';

interface Summary {
  readonly plan: Plan;
  /**
   * Counted up to `countMax`. Without Premium, it is counted once a day, as if the member had answered nobody that day.
   */
  readonly count: number;
  /** The number of those who are not among the rows, counted in the same way and at the same time. */
  readonly stillToCome: number;
  readonly hasAnswered: boolean;
}

interface ListedLiker extends VisibleProfileRow {
  readonly liked: 'prompt' | 'photo' | null;
  readonly isNew: boolean;
}

export type LikesRow = Summary & (ListedLiker | { readonly id: null });

interface LikesInput {
  readonly userId: number;
  readonly now: Date;
  /** The Nairobi day, and the Friday on which its week began. */
  readonly day: string;
  readonly week: string;
  readonly countMax: number;
  readonly listedMax: number;
}

/** SQL for the number of rows, up to the greatest count. */
const countUpTo = (rows: string): string =>
  `(select count(*)::integer from (select from ${rows} limit $5::integer) row)`;

/**
 * Lists the people who like a member, in one statement. Without Premium it reveals the one of the week: the first one
 * who likes the member and was not revealed before. Two requests at once reveal the same one, because the second finds
 * the first's row. For the same reason both show the same count of the day.
 */
const listLikers = prepared<LikesRow>(
  'list-likers',
  `with me as (
    select member.id, ${planOf('member', '$2::timestamptz')} as plan,
      (select visit.seen_until from like_visits visit where visit.user_id = member.id) as seen_until
    from users member where member.id = $1::bigint
  ), likers as (
    ${likersOf('$1', '$3::date')}
  ), earlier as (
    select liker_id, week from like_reveals where user_id = $1
  ), opened as (
    insert into like_reveals (user_id, week, liker_id)
    select $1, $4::date, first.user_id
    from me cross join lateral (
      select user_id from likers where user_id not in (select liker_id from earlier where liker_id is not null)
      order by liked_at, user_id limit 1
    ) first
    where me.plan = 'basic' and not exists (select from earlier where week = $4::date)
    on conflict (user_id, week) do update set liker_id = like_reveals.liker_id
    returning liker_id
  ), listed as (
    select likers.user_id, likers.liked_at from likers cross join me
    where me.plan = 'premium'
      or likers.user_id in (select liker_id from earlier union all select liker_id from opened)
    order by likers.liked_at desc, likers.user_id desc limit $6::integer
  ), counted as (
    select count, still_to_come from like_counts where user_id = $1 and day >= $3::date
  ), at_start as (
    ${likersAtStartOf('$1', '$3::date')}
  ), newly_counted as (
    insert into like_counts (user_id, day, count, still_to_come)
    select $1, $3, ${countUpTo('at_start')}, ${countUpTo(`at_start where user_id not in (
      select liker_id from earlier where liker_id is not null
      union all select liker_id from opened where liker_id is not null
    )`)}
    from me where me.plan = 'basic' and not exists (select from counted)
    on conflict (user_id) do update set
      day = greatest(like_counts.day, excluded.day),
      count = case when like_counts.day < excluded.day then excluded.count else like_counts.count end,
      still_to_come = case when like_counts.day < excluded.day then excluded.still_to_come
        else like_counts.still_to_come end
    returning count, still_to_come
  ), of_day as (
    select count, still_to_come from counted union all select count, still_to_come from newly_counted limit 1
  )
  select me.plan,
    case when me.plan = 'premium' then ${countUpTo('likers')}
      -- Somebody may be revealed later on a day that began without anybody.
      else greatest((select count from of_day), ${countUpTo('listed')}) end as count,
    case when me.plan = 'premium' then ${countUpTo('likers where user_id not in (select user_id from listed)')}
      else (select still_to_come from of_day) end as "stillToCome",
    exists (
      select from earlier where week = $4 and liker_id is not null and ${hasAnswered('$1', 'liker_id')}
    ) as "hasAnswered",
    (
      select case when comment.prompt_id is not null then 'prompt' when comment.photo_id is not null then 'photo' end
      from (${commentsOf('least($1, listed.user_id)', 'greatest($1, listed.user_id)')}) comment
      where comment.author_id = listed.user_id
    ) as liked,
    coalesce(listed.liked_at > me.seen_until, true) as "isNew",
    ${visibleProfileColumns}
  from me left join listed on true left join profiles profile on profile.user_id = listed.user_id
  order by listed.liked_at desc, listed.user_id desc`,
);

const markSeen = prepared(
  'mark-likers-seen',
  `insert into like_visits (user_id, seen_until) values ($1, $2)
   on conflict (user_id) do update set seen_until = greatest(like_visits.seen_until, excluded.seen_until)`,
);

export const likeStatements = { listLikers, markSeen };

export function createLikesRepository(database: Database) {
  return {
    /** One row without an id when nobody is listed; no row when the caller's account is deleted. */
    listLikers: ({ userId, now, day, week, countMax, listedMax }: LikesInput): Promise<LikesRow[]> =>
      runPrepared(database, listLikers, [userId, now, day, week, countMax, listedMax]),

    async markSeen(userId: number, until: Date): Promise<void> {
      await runPrepared(database, markSeen, [userId, until]);
    },
  };
}
