import type { LikeNote } from '@mwanzo/contract/discovery/swipes';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
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

type Counted = Pick<Swipe, 'me' | 'them' | 'now' | 'day'> & { readonly limit: number | null };

/** Queries `counted` and `written`. The day's usage is locked before the pair, as a rewind does. */
function countAndAnswer({ me, them, now, day, limit }: Record<keyof Counted, Sql>, liked: Sql): Sql {
  return sql`counted as (
      ${spend('swipes', { userId: me, day, limit, swipedId: them })}
    ), written as (
      ${writeAnswer({ me, them, liked, at: sql`${now}::timestamptz`, from: sql`counted` })}
    )`;
}

const outcome = sql`written.matched_at as "matchedAt", written.is_written is true as "isWritten"`;

const writePass = statement<Counted, { isWritten: boolean; matchedAt: Date | null }>(
  (pass) => sql`
    with ${countAndAnswer(pass, sql`false`)}
    select ${outcome} from counted left join written on true`,
);

interface LikeRow {
  readonly isWritten: boolean;
  readonly matchedAt: Date | null;
  /** Null when it is nobody. */
  readonly notified: readonly NotifiedMember[] | null;
}

/** A like with its notifications. One that was withdrawn is shown again instead of a second one. */
const writeLike = statement<Counted & { isTold: boolean }, LikeRow>((like) => {
  const [liker, liked, at] = [sql`${like.me}::bigint`, sql`${like.them}::bigint`, sql`${like.now}::timestamptz`];
  const tells = sql`${like.isTold}::boolean`;
  return sql`
    with ${countAndAnswer(like, sql`true`)}, notified as (
      ${notifyOfLike({ liker, liked, at, isTold: tells, from: sql`written` })}
    ), again as (
      select from written where matched_at is null and ${tells} and not exists (select from notified)
    ), renewed as (
      ${renewLikeNotice({ liker, liked, at, from: sql`again` })}
    )
    select ${outcome},
      (select json_agg(json_build_object('userId', user_id, 'kind', kind)) from notified) as notified
    from counted left join written on true`;
});

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
  const swipe = { me, them, now, day, limit };
  const row = liked ? await getRow(on, writeLike, { ...swipe, isTold }) : await getRow(on, writePass, swipe);
  if (!row) return 'over_limit';
  if (row.isWritten) return { matchedAt: row.matchedAt, notified: ('notified' in row && row.notified) || [] };
  await getRows(on, giveBackSwipe, { userId: me, day });
  return 'lost';
}

export const swipeStatements = { findStanding, findPart, writePass, writeLike };
