import type { AnswerHints, LikeNote } from '@mwanzo/contract/discovery/swipes';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { commentsColumn, matchColumns, type MatchRow } from '../../conversations/matches/index.ts';
import { lastMessageOf } from '../../conversations/messages/index.ts';
import { giveBackSwipe, planOf, spend } from '../../core/allowances/index.ts';
import { members } from '../../core/members/index.ts';
import { answersIn, answersOf, commentsOf, matchedPair, writeAnswer, type Answers } from '../../core/pairs/index.ts';
import { notifyOfLike, renewLikeNotice, type NotifiedMember } from '../../notices/notifications/index.ts';
import { hasPhoto, showsPhoto } from '../../people/photos/index.ts';
import { answerTo } from '../../people/profiles/index.ts';
import { likerCounts } from '../likes/index.ts';
import type { SwipeFacts } from './swipe-rules.ts';

/** An answer as the ranking learns it (docs/matching.md, "What is learned"). */
export interface Lesson extends AnswerHints {
  /** False if the answer teaches nothing, because no person gave it. */
  readonly teaches: boolean;
}

export interface Swipe {
  readonly me: number;
  readonly them: number;
  readonly liked: boolean;
  /** The comment of a like, and the part that it is about. */
  readonly note: LikeNote | null;
  readonly lesson: Lesson;
  readonly now: Date;
  /** The Nairobi day of `now`, on which it counts. */
  readonly day: string;
  /** If true, a like needs a photo. */
  readonly requiresPhoto: boolean;
}

export interface ReadSwipe extends SwipeFacts {
  readonly plan: 'basic' | 'premium';
  /** It is a like of somebody who counts among the likers, so the one who is liked may hear of it. */
  readonly countsAsLiker: boolean;
  /** The answer that the like is about, or null. */
  readonly likedAnswer: string | null;
}

type Standing = SwipeFacts['me'] &
  Omit<SwipeFacts['them'], 'isPartThere'> &
  Pick<ReadSwipe, 'plan' | 'countsAsLiker'> & { readonly [Column in keyof Answers]: Answers[Column] | null };

export const findStanding = statement<Omit<Swipe, 'note' | 'lesson'>, Standing>(
  ({ me, them, liked, now, day, requiresPhoto }) => sql`
    select liker.is_verified as "isVerified", liker.is_paused as "isPaused",
      not ${requiresPhoto}::boolean or ${hasPhoto(sql`liker.id`)} as "hasPhoto",
      ${planOf(sql`liker.id`, sql`${now}::timestamptz`)} as plan,
      ${liked}::boolean and ${likerCounts(sql`${day}::date`)} as "countsAsLiker",
      other.is_shown is true as "isShown", other.is_for_everyone is true as "isForEveryone", pair.*
    from ${members} liker
    left join ${members} other on other.id = ${them}::bigint
    left join (${answersOf(me, them)}) pair on true
    where liker.id = ${me}::bigint`,
);

/** The part of a profile that a like is about, with the answer as it is now. */
type LikedPart = { readonly isThere: boolean; readonly answer: string | null };

export const findPart = statement<{ them: number; promptId: string | null; photoId: number | null }, LikedPart>(
  ({ them, promptId, photoId }) => sql`
    select prompt.answer,
      prompt.answer is not null
        or ${photoId}::bigint is not null and ${showsPhoto(sql`target.user_id`, photoId)} as "isThere"
    from profiles target cross join lateral (select ${answerTo(sql`target`, sql`${promptId}::text`)} as answer) prompt
    where target.user_id = ${them}::bigint`,
);

async function partOf(on: Database, { them, note }: Swipe): Promise<LikedPart> {
  const { promptId = null, photoId = null } = note ?? {};
  if (promptId === null && photoId === null) return { isThere: true, answer: null };
  return (await getRow(on, findPart, { them, promptId, photoId })) ?? { isThere: false, answer: null };
}

/** Reads the facts of a swipe. Null when the caller's account is deleted. */
export async function findSwipeFacts(on: Database, swipe: Swipe): Promise<ReadSwipe | null> {
  const row = await getRow(on, findStanding, swipe);
  if (!row) return null;
  const { plan, countsAsLiker } = row;
  const { isThere: isPartThere, answer: likedAnswer } = await partOf(on, swipe);
  return { me: row, them: { ...row, isPartThere }, pair: answersIn(row), plan, countsAsLiker, likedAnswer };
}

type Counted = Pick<Swipe, 'me' | 'them' | 'liked' | 'now' | 'day'> & Lesson & { readonly limit: number | null };

/** Counts a swipe and writes the answer. The day's usage is locked before the pair, as a rewind does. */
export const writeCounted = statement<Counted, { isWritten: boolean; matchedAt: Date | null }>(
  ({ me, them, liked, now, day, limit, decidingMs, place, looked, teaches }) => sql`
    with counted as (
      ${spend('swipes', { userId: me, day, limit, swipedId: them })}
    ), written as (
      ${writeAnswer({
        me,
        them,
        liked: sql`${liked}::boolean`,
        at: sql`${now}::timestamptz`,
        lesson: {
          decidingMs: sql`${decidingMs}::integer`,
          place: sql`${place}::smallint`,
          looked: sql`${looked}::smallint`,
          teaches: sql`${teaches}::boolean`,
        },
        from: sql`counted`,
      })}
    ) select matched_at as "matchedAt", is_written is true as "isWritten" from counted left join written on true`,
);

export type WrittenSwipe =
  | { readonly matchedAt: Date | null; readonly notified: readonly NotifiedMember[] }
  | 'over_limit'
  | 'lost';

/**
 * Counts a swipe, writes the answer and, after a like, who is notified. It is lost when somebody was quicker: a block,
 * or the same swipe from another tab. Then it is not counted.
 *
 * @param of the plan's limit of the day (null is no limit), and whether the one who is liked hears of the like
 */
export async function writeSwipe(
  on: Database | Transaction,
  { me, them, liked, now, day, lesson }: Swipe,
  { limit, isTold }: { readonly limit: number | null; readonly isTold: boolean },
): Promise<WrittenSwipe> {
  const answer = callOf(writeCounted, { me, them, liked, now, day, limit, ...lesson });
  const like = { liker: me, liked: them, at: now };
  const [[row], notified = []] = await getRowsTogether(
    on,
    answer,
    ...(liked ? [callOf(notifyOfLike, { ...like, isTold })] : []),
    ...(liked && isTold ? [callOf(renewLikeNotice, like)] : []),
  );
  if (!row) return 'over_limit';
  if (row.isWritten) return { matchedAt: row.matchedAt, notified };
  await getRows(on, giveBackSwipe, { userId: me, day });
  return 'lost';
}

/** The match of two members, as one of them sees it. No row if it has ended since. */
export const findMatch = statement<Pick<Swipe, 'me' | 'them' | 'now' | 'day'> & { matchedAt: Date }, MatchRow>(
  ({ me, them, matchedAt, now, day }) => sql`
    select ${matchColumns({
      me,
      low: sql`pair.low_id`,
      high: sql`pair.high_id`,
      matchedAt: sql`${matchedAt}::timestamptz`,
      now: sql`${now}::timestamptz`,
      day: sql`${day}::date`,
    })}, ${matchedAt}::timestamptz as "matchedAt", ${commentsColumn(commentsOf(sql`pair.low_id`, sql`pair.high_id`))}
    from (${matchedPair(me, them)}) pair
    join ${members} partner on partner.id = ${them}::bigint
    left join lateral ${lastMessageOf(sql`pair.low_id`, sql`pair.high_id`)} last on true`,
);
