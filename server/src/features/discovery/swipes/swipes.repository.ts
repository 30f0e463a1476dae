import type { LikeNote } from '@mwanzo/contract/discovery/swipes';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { giveBackSwipe, spend } from '../../core/allowances/index.ts';
import { members } from '../../core/members/index.ts';
import { answersIn, answersOf, writeAnswer, type Answers } from '../../core/pairs/index.ts';
import { hasPremium } from '../../core/premium/index.ts';
import { notifyOfLike, renewLikeNotice, type NotifiedMember } from '../../notices/notifications/index.ts';
import { hasPhoto, showsPhoto } from '../../people/photos/index.ts';
import { answerTo } from '../../people/profiles/index.ts';
import { likerCounts } from '../likes/index.ts';
import type { SwipeFacts } from './swipe-rules.ts';

export interface Swipe {
  readonly me: number;
  readonly them: number;
  readonly liked: boolean;
  /** The comment of a like, and the part that it is about. */
  readonly note: LikeNote | null;
  readonly now: Date;
  /** The Nairobi day of `now`, on which it counts. */
  readonly day: string;
  /** If true, a like needs a photo. */
  readonly requiresPhoto: boolean;
}

interface SwiperRow {
  readonly isVerified: boolean;
  readonly isPaused: boolean;
  readonly hasPhoto: boolean;
  readonly hasPremium: boolean;
  /** It is a like of somebody who counts among the likers. */
  readonly countsAsLiker: boolean;
  /** False or null when there is no such profile. */
  readonly isShown: boolean;
  readonly isForEveryone: boolean | null;
}

const findStanding = statement<Omit<Swipe, 'note'>, SwiperRow & { [Column in keyof Answers]: Answers[Column] | null }>(
  ({ me, them, liked, now, day, requiresPhoto }) => sql`
    select liker.is_verified as "isVerified", liker.is_paused as "isPaused",
      not ${requiresPhoto}::boolean or ${hasPhoto(sql`liker.id`)} as "hasPhoto",
      ${hasPremium(sql`liker.id`, sql`${now}::timestamptz`)} as "hasPremium",
      ${liked}::boolean and ${likerCounts(sql`${day}::date`)} as "countsAsLiker",
      other.is_shown as "isShown", other.is_for_everyone as "isForEveryone", pair.*
    from ${members} liker
    left join ${members} other on other.id = ${them}::bigint
    left join (${answersOf(me, them)}) pair on true
    where liker.id = ${me}::bigint`,
);

/** The part of a profile that a like is about, with the answer as it is now. */
interface LikedPart {
  readonly isThere: boolean;
  readonly answer: string | null;
}

const findPart = statement<{ them: number; promptId: string | null; photoId: number | null }, LikedPart>(
  ({ them, promptId, photoId }) => sql`
    select prompt.answer,
      prompt.answer is not null
        or ${photoId}::bigint is not null and ${showsPhoto(sql`target.user_id`, photoId)} as "isThere"
    from profiles target cross join lateral (select ${answerTo(sql`target`, sql`${promptId}::text`)} as answer) prompt
    where target.user_id = ${them}::bigint`,
);

const noPart: LikedPart = { isThere: true, answer: null };
const missingPart: LikedPart = { isThere: false, answer: null };

async function partOf(on: Database, { them, note }: Swipe): Promise<LikedPart> {
  if (!note || (note.promptId === null && note.photoId === null)) return noPart;
  return (await getRow(on, findPart, { them, promptId: note.promptId, photoId: note.photoId })) ?? missingPart;
}

export interface ReadSwipe extends SwipeFacts {
  readonly plan: 'basic' | 'premium';
  /** The one who is liked may hear of it. */
  readonly countsAsLiker: boolean;
  /** The answer that the like is about, or null. */
  readonly likedAnswer: string | null;
}

/** Reads the facts of a swipe. Null when the caller's account is deleted. */
export async function findSwipeFacts(on: Database, swipe: Swipe): Promise<ReadSwipe | null> {
  const row = await getRow(on, findStanding, swipe);
  if (!row) return null;
  const part = await partOf(on, swipe);
  return {
    me: row,
    them: { isShown: row.isShown, isForEveryone: row.isForEveryone === true, isPartThere: part.isThere },
    pair: answersIn(row),
    plan: row.hasPremium ? 'premium' : 'basic',
    countsAsLiker: row.countsAsLiker,
    likedAnswer: part.answer,
  };
}

type Counted = Pick<Swipe, 'me' | 'them' | 'liked' | 'now' | 'day'> & { readonly limit: number | null };

/** Counts a swipe and writes the answer. The day's usage is locked before the pair, as a rewind does. */
const writeCounted = statement<Counted, { isWritten: boolean; matchedAt: Date | null }>(
  ({ me, them, liked, now, day, limit }) => sql`
    with counted as (
      ${spend('swipes', { userId: me, day, limit, swipedId: them })}
    ), written as (
      ${writeAnswer({ me, them, liked: sql`${liked}::boolean`, at: sql`${now}::timestamptz`, from: sql`counted` })}
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
  { me, them, liked, now, day }: Swipe,
  { limit, isTold }: { readonly limit: number | null; readonly isTold: boolean },
): Promise<WrittenSwipe> {
  const answer = callOf(writeCounted, { me, them, liked, now, day, limit });
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

export const swipeStatements = { findStanding, findPart, writeCounted };
