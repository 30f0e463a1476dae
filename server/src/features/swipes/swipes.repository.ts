import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { lastMessageOf, matchColumns, type MatchRow } from '../matches/index.ts';
import type { SwipeOutcome } from './swipe-rules.ts';

export interface SwipeInput {
  readonly userId: number;
  readonly targetId: number;
  readonly liked: boolean;
  readonly now: Date;
  /** The Nairobi day whose budget it draws on. */
  readonly day: string;
  readonly photoRequired: boolean;
  /** Swipes a day; null is no limit. */
  readonly limits: { readonly basic: number | null; readonly premium: number | null };
}

type Partner = { [Column in keyof Omit<MatchRow, 'matchedAt'>]: MatchRow[Column] | null };
export type SwipeRow = SwipeOutcome & Partner & { readonly matchedAt: Date | null };

/**
 * One statement decides. What is `wanted` changes an answer and may be given, `counted` has a row when the day's
 * budget had room (and remembers whom a rewind would take back), `written` when the pair took it. Both likes of a pair
 * meet on its one row, so whichever comes second sees the first and makes the match. Locks: the day's usage, then the pair.
 */
const writeSwipe = prepared<SwipeRow>(
  'write-swipe',
  `with known as (
    select me.is_verified, me.has_photo, me.swipes_max, target.user_id is not null as target_exists, earlier.matched_at,
      target.user_id is not null and (not $3::boolean or (me.is_verified and me.has_photo))
        and (earlier.liked is null or ($3 and not earlier.liked)) as is_wanted
    from (
      select profile.is_verified, not $6::boolean or exists (select from photos where user_id = $1::bigint) as has_photo,
        case member.plan when 'premium' then $8::integer else $7::integer end as swipes_max
      from users member join profiles profile on profile.user_id = member.id
      where member.id = $1
    ) me
    left join profiles target on target.user_id = $2::bigint and target.saved_at is not null and target.is_active
    left join (
      select case when $1 < $2 then low_liked else high_liked end as liked, matched_at
      from pairs where low_id = least($1, $2) and high_id = greatest($1, $2)
    ) earlier on true
  ), counted as (
    insert into daily_usage (user_id, day, swipes, last_passed_id)
    select $1, $5::date, 1, case when not $3 then $2 end from known where is_wanted and coalesce(swipes_max > 0, true)
    on conflict (user_id, day) do update set swipes = daily_usage.swipes + 1, last_passed_id = excluded.last_passed_id
      where coalesce(daily_usage.swipes < (select swipes_max from known), true)
    returning true as is_counted
  ), written as (
    insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
    select least($1, $2), greatest($1, $2),
      case when $1 < $2 then $3 end, case when $1 > $2 then $3 end,
      case when $1 < $2 then $4::timestamptz end, case when $1 > $2 then $4 end
    from known cross join counted
    where known.is_wanted
    on conflict (low_id, high_id) do update set
      low_liked = coalesce(excluded.low_liked, pairs.low_liked),
      high_liked = coalesce(excluded.high_liked, pairs.high_liked),
      low_swiped_at = coalesce(excluded.low_swiped_at, pairs.low_swiped_at),
      high_swiped_at = coalesce(excluded.high_swiped_at, pairs.high_swiped_at),
      matched_at = case when coalesce(excluded.low_liked, pairs.low_liked) and coalesce(excluded.high_liked, pairs.high_liked) then $4 end
    -- Only a change is written: a first answer, or a pass that becomes a like.
    where case when $1 < $2 then pairs.low_liked is null or ($3 and not pairs.low_liked)
      else pairs.high_liked is null or ($3 and not pairs.high_liked) end
    returning true as is_written, matched_at
  ), notified as (
    insert into notifications (user_id, kind, actor_id, created_at)
    select told.user_id, told.kind, told.actor_id, $4
    from written cross join lateral (
      values ($1, 'match', $2, written.matched_at is not null),
        ($2, 'match', $1, written.matched_at is not null),
        ($2, 'like', $1, $3 and written.matched_at is null)
    ) told (user_id, kind, actor_id, is_due)
    where told.is_due
    on conflict do nothing
  )
  select known.is_verified as "isCallerVerified", known.has_photo as "hasPhoto", known.target_exists as "targetExists",
    known.is_wanted as "isWanted", counted.is_counted is true as "isAllowed",
    written.is_written is true as "isWritten", coalesce(written.matched_at, known.matched_at) as "matchedAt", matched.*
  from known left join counted on true left join written on true
  left join lateral (
    select ${matchColumns}
    from profiles partner left join lateral ${lastMessageOf('least($1, $2)', 'greatest($1, $2)')} last on true
    where partner.user_id = $2 and coalesce(written.matched_at, known.matched_at) is not null
    -- One at most; the limit keeps this from being looked up for those who are no match.
    limit 1
  ) matched on true`,
);

const returnSwipe = prepared(
  'return-swipe',
  'update daily_usage set swipes = swipes - 1 where user_id = $1 and day = $2::date and swipes > 0',
);

export const swipeStatements = { writeSwipe, returnSwipe };

export function createSwipesRepository(database: Database) {
  return {
    /** What became of the swipe, in one round trip; null when the caller has no account any more. */
    async writeSwipe(input: SwipeInput): Promise<SwipeRow | null> {
      const { userId, targetId, liked, now, day, photoRequired, limits } = input;
      const [row] = await runPrepared(database, writeSwipe, [
        userId,
        targetId,
        liked,
        now,
        day,
        photoRequired,
        limits.basic,
        limits.premium,
      ]);
      return row ?? null;
    },

    /** Gives a swipe back to the day's budget. */
    async returnSwipe(userId: number, day: string): Promise<void> {
      await runPrepared(database, returnSwipe, [userId, day]);
    },
  };
}
