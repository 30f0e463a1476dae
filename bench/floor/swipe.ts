import { planLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { Refusal } from './refusal.ts';
import { hasPremium, run, statement, type Pool } from './statement.ts';

interface Facts {
  readonly isVerified: boolean;
  readonly isPremium: boolean;
  /** Null when nobody else may see the target. */
  readonly shownTo: 'everyone' | 'liked' | null;
  readonly lowLiked: boolean | null;
  readonly highLiked: boolean | null;
  readonly matchedAt: Date | null;
  readonly isParted: boolean | null;
}

const findFacts = statement<Facts>(
  'floor-swipe-facts',
  `select me.is_verified as "isVerified", ${hasPremium('me.user_id', '$5')} as "isPremium",
    target.shown_to as "shownTo", pair.low_liked as "lowLiked", pair.high_liked as "highLiked",
    pair.matched_at as "matchedAt", pair.is_parted as "isParted"
  from profiles me
  left join profiles target
    on target.user_id = $2 and target.saved_at is not null and target.is_active and target.hidden_at is null
  left join pairs pair on pair.low_id = $3 and pair.high_id = $4
  where me.user_id = $1`,
);

/**
 * Counts the swipe unless the day is used up, and writes the answer. Both likes of a pair meet on its one row, so the
 * second one makes the match. $1 and $2 the pair, $3 and $4 the answers of its two sides, $5 now, $6 me, $7 the day,
 * $8 the other member, $9 the day's limit or null.
 */
const answer = `counted as (
    insert into daily_usage (user_id, day, swipes, last_swiped_id) values ($6::bigint, $7, 1, $8::bigint)
    on conflict (user_id, day) do update
      set swipes = daily_usage.swipes + 1, last_swiped_id = excluded.last_swiped_id
      where coalesce(daily_usage.swipes < $9::int, true)
    returning true
  ), written as (
    insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
    select $1::bigint, $2::bigint, $3::boolean, $4::boolean,
      case when $3::boolean is not null then $5::timestamptz end, case when $4::boolean is not null then $5 end
    from counted
    on conflict (low_id, high_id) do update set
      low_liked = coalesce(excluded.low_liked, pairs.low_liked),
      high_liked = coalesce(excluded.high_liked, pairs.high_liked),
      low_swiped_at = coalesce(excluded.low_swiped_at, pairs.low_swiped_at),
      high_swiped_at = coalesce(excluded.high_swiped_at, pairs.high_swiped_at),
      matched_at = case
        when coalesce(excluded.low_liked, pairs.low_liked) and coalesce(excluded.high_liked, pairs.high_liked) then $5
      end
    -- Only a change is written: a first answer, or a pass that becomes a like.
    where not pairs.is_parted
      and (excluded.low_liked is null or pairs.low_liked is null or (excluded.low_liked and not pairs.low_liked))
      and (excluded.high_liked is null or pairs.high_liked is null or (excluded.high_liked and not pairs.high_liked))
    returning matched_at
  )`;

interface Written {
  readonly isWritten: boolean;
  readonly matchedAt: Date | null;
}

const outcome = `select written.matched_at as "matchedAt", exists (select from written) as "isWritten"
  from counted left join written on true`;

const writePass = statement<Written>('floor-pass', `with ${answer} ${outcome}`);

const writeLike = statement<Written>(
  'floor-like',
  `with ${answer}, notified as (
    insert into notifications (user_id, kind, actor_id, created_at)
    select due.user_id, due.kind, due.actor_id, $5
    from written cross join lateral (values
      ($8, 'match', $6, written.matched_at is not null),
      ($6, 'match', $8, written.matched_at is not null),
      ($8, 'like', $6, written.matched_at is null)
    ) due (user_id, kind, actor_id, is_due)
    where due.is_due
    on conflict do nothing
  )
  ${outcome}`,
);

const giveBack = statement(
  'floor-give-back-swipe',
  'update daily_usage set swipes = swipes - 1 where user_id = $1 and day = $2 and swipes > 0',
);

export interface SwipeBody {
  readonly target_profile_id: number;
  readonly matched: boolean;
}

/** Likes or passes somebody. A swipe that was made before is not counted again. */
export async function swipe(pool: Pool, me: number, body: SwipeBody): Promise<{ matched: boolean; match: null }> {
  const { target_profile_id: them, matched: liked } = body;
  const now = new Date();
  const [low, high, isLow] = me < them ? [me, them, true] : [them, me, false];
  const [facts] = await run(pool, findFacts, [me, them, low, high, now]);
  if (!facts) throw new Refusal(401);
  const [mine, theirs] = isLow ? [facts.lowLiked, facts.highLiked] : [facts.highLiked, facts.lowLiked];
  if (!isReachable(facts, theirs)) throw new Refusal(404);
  if (liked && !facts.isVerified) throw new Refusal(403);
  const isChange = mine === null || (liked && !mine);
  if (!isChange) return { matched: facts.matchedAt !== null, match: null };
  const day = nairobiDay(now);
  const answers = isLow ? [liked, null] : [null, liked];
  const limit = planLimits[facts.isPremium ? 'premium' : 'basic'].swipesPerDay;
  const values = [low, high, ...answers, now, me, day, them, limit];
  const [written] = await run(pool, liked ? writeLike : writePass, values);
  if (!written) throw new Refusal(429);
  if (!written.isWritten) {
    // Its twin came between, or a block: the facts are others now.
    await run(pool, giveBack, [me, day]);
    return swipe(pool, me, body);
  }
  return { matched: written.matchedAt !== null, match: null };
}

function isReachable({ shownTo, isParted }: Facts, theirs: boolean | null): boolean {
  return !isParted && (shownTo === 'everyone' || (shownTo === 'liked' && theirs === true));
}
