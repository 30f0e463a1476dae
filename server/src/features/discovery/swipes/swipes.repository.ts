import type { LikeNote } from '@mwanzo/contract/discovery/swipes';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import { limitOf, spend, type DailyLimits } from '../../core/allowances/index.ts';
import { countsAsLiker } from '../likes/index.ts';
import { commentsColumn, matchColumns, type MatchRow } from '../../conversations/matches/index.ts';
import { lastMessageOf } from '../../conversations/messages/index.ts';
import { notifiedMembers, notify, renewLike, type NotifiedMember } from '../../notices/notifications/index.ts';
import { answerOf, commentsOf, maySwipe, writeAnswer, writeComment } from '../../core/pairs/index.ts';
import { hasPhoto, showsPhoto } from '../../people/photos/index.ts';
import { answerTo, isForEveryone, isPaused, isShown, isVerified } from '../../people/profiles/index.ts';
import type { SwipeOutcome } from './swipe-rules.ts';

export interface SwipeInput {
  readonly userId: number;
  readonly targetId: number;
  readonly liked: boolean;
  /** The comment of a like, and the part that it is about. */
  readonly note?: LikeNote | null;
  readonly now: Date;
  /** The Nairobi day on which it counts. */
  readonly day: string;
  readonly photoRequired: boolean;
  readonly limits: DailyLimits;
}

type Partner = { [Column in keyof Omit<MatchRow, 'matchedAt'>]: MatchRow[Column] | null };
export type SwipeRow = SwipeOutcome &
  Partner & { readonly matchedAt: Date | null; readonly notified: readonly NotifiedMember[] };

/**
 * Both members of a new match are notified. Otherwise the one who was liked is, if the caller counts among the likers.
 */
const dueNotifications = `written cross join known cross join lateral (
      values ($1, 'match', $2, written.matched_at is not null),
        ($2, 'match', $1, written.matched_at is not null),
        ($2, 'like', $1, $3 and written.matched_at is null and known.counts)
    ) due (user_id, kind, actor_id, is_due)
    where due.is_due`;

const columns = matchColumns({
  me: '$1',
  low: 'least($1, $2)',
  high: 'greatest($1, $2)',
  matchedAt: 'coalesce(written.matched_at, known.matched_at)',
  now: '$4::timestamptz',
  day: '$5::date',
});

/**
 * Decides about a swipe and writes it in one statement. It is `wanted` when it is permitted and changes the caller's
 * answer. `counted` has a row when the day's limit had room for it, and `written` when it changed the pair. It locks
 * the day's usage before the pair, as a message does.
 */
const writeSwipe = prepared<SwipeRow>(
  'write-swipe',
  `with known as (
    select me.is_verified, me.has_photo, me.counts, me.swipes_max, target.user_id is not null as target_exists,
      earlier.matched_at,
      part.is_there or earlier.liked is true as is_part_there, part.answer,
      part.is_there and target.user_id is not null and (not $3::boolean or (me.is_verified and me.has_photo))
        and (earlier.liked is null or ($3 and not earlier.liked)) as is_wanted
    from (
      select ${isVerified('profile')} as is_verified, ${isPaused('profile')} as is_paused, not $6::boolean
        or ${hasPhoto('$1::bigint')} as has_photo,
        ${countsAsLiker('profile', '$5::date')} as counts,
        ${limitOf('member', { basic: '$7', premium: '$8' }, '$4::timestamptz')} as swipes_max
      from users member join profiles profile on profile.user_id = member.id
      where member.id = $1
    ) me
    left join profiles target on target.user_id = $2::bigint
      and ${maySwipe({
        me: '$1',
        them: 'target.user_id',
        isShown: isShown('target'),
        isForEveryone: isForEveryone('target'),
      })}
      and not ($3 and me.is_paused)
    left join (
      ${answerOf('$1', '$2')}
    ) earlier on true
    cross join lateral (
      select prompt.answer, case when $9::text is not null then prompt.answer is not null
        else $10::bigint is null or ${showsPhoto('target.user_id', '$10')} end as is_there
      from (select ${answerTo('target', '$9')} as answer) prompt
    ) part
  ), counted as (
    ${spend('swipes', {
      userId: '$1',
      day: '$5::date',
      from: 'known',
      when: 'is_wanted',
      limit: 'swipes_max',
      swipedId: '$2',
    })}
  ), written as (
    ${writeAnswer({
      me: '$1',
      them: '$2',
      liked: '$3',
      at: '$4::timestamptz',
      from: 'known cross join counted where known.is_wanted',
    })}
  ), commented as (
    ${writeComment({
      me: '$1',
      them: '$2',
      text: '$11::text',
      promptId: '$9',
      answer: 'known.answer',
      photoId: '$10',
      at: '$4',
      from: 'written cross join known where $3 and $11 is not null',
    })}
  ), renewed as (
    ${renewLike({
      recipient: '$2',
      actor: '$1',
      at: '$4',
      from: 'written cross join known',
      when: '$3 and written.matched_at is null and known.counts',
    })}
  ), notified as (
    ${notify({ recipient: 'due.user_id', kind: 'due.kind', actor: 'due.actor_id', at: '$4', from: dueNotifications })}
  )
  select known.is_verified as "isCallerVerified", known.has_photo as "hasPhoto", known.target_exists as "targetExists",
    known.is_part_there as "isPartThere", known.is_wanted as "isWanted", counted.is_counted is true as "isAllowed",
    written.is_written is true as "isWritten", coalesce(written.matched_at, known.matched_at) as "matchedAt",
    ${notifiedMembers('notified')} as notified, matched.*
  from known left join counted on true left join written on true
  left join lateral (
    select ${columns},
      ${commentsColumn(`${commentsOf('least($1, $2)', 'greatest($1, $2)')} union all select * from commented`)}
    from profiles partner left join lateral ${lastMessageOf('least($1, $2)', 'greatest($1, $2)')} last on true
    where partner.user_id = $2 and coalesce(written.matched_at, known.matched_at) is not null
    -- There is one at most; the limit keeps it from being looked up when the two are no match.
    limit 1
  ) matched on true`,
);

export const swipeStatements = { writeSwipe };

export function createSwipesRepository(database: Database) {
  return {
    /** The outcome of the swipe, or null when the caller's account is deleted. */
    async writeSwipe(input: SwipeInput): Promise<SwipeRow | null> {
      const { userId, targetId, liked, now, day, photoRequired, limits, note } = input;
      const [row] = await runPrepared(database, writeSwipe, [
        userId,
        targetId,
        liked,
        now,
        day,
        photoRequired,
        limits.basic,
        limits.premium,
        note?.promptId,
        note?.photoId,
        note?.text,
      ]);
      return row ?? null;
    },
  };
}
