import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { giveBackLastSwipe } from '../../core/allowances/index.ts';
import { likersOf } from '../likes/index.ts';
import { withdrawLike } from '../../notices/notifications/index.ts';
import {
  bothAnswers,
  clearAnswer,
  deleteComment,
  deleteUnansweredPair,
  lockPair,
  maySwipe,
} from '../../core/pairs/index.ts';
import { isForEveryone, isShown } from '../../people/profiles/index.ts';
import type { RewindOutcome } from './rewind-rules.ts';

const lockBeforeTakingBack = prepared('lock-pair', lockPair('$1::bigint', '$2::bigint'));

/**
 * Deletes the pair's row if the other member has not answered, otherwise the caller's answer in it. Their answer may
 * come at the same moment and make a match, so a statement of its own locks the row first: a statement that waits for a
 * lock goes on with what it saw before the wait.
 */
const takeSwipeBack = prepared<RewindOutcome>(
  'take-swipe-back',
  `with pair as (
    ${bothAnswers('$1::bigint', '$2::bigint')}
  ), target as (
    select from profiles target
    where target.user_id = $2
      and ${maySwipe({
        me: '$1',
        them: 'target.user_id',
        isShown: isShown('target'),
        isForEveryone: isForEveryone('target'),
      })}
  ), taken as (
    select * from pair where liked is not null and matched_at is null and $3::boolean and exists (select from target)
  ), deleted as (
    ${deleteUnansweredPair('taken')}
  ), cleared as (
    ${clearAnswer('$1', 'taken')}
  ), unsaid as (
    ${deleteComment('$1', 'taken')}
  ), withdrawn as (
    ${withdrawLike({
      recipient: '$2',
      actor: '$1',
      others: likersOf('$2', '$4::date'),
      from: 'taken',
      when: 'taken.liked',
      at: '$5::timestamptz',
    })}
  ), given_back as (
    ${giveBackLastSwipe({ userId: '$1', day: '$4::date', when: 'exists (select from taken)' })}
  )
  select exists (select from target) as "isThere", exists (select from taken) as "isTaken",
    exists (select from pair where liked is not null) as "isAnswered"`,
);

interface Rewind {
  readonly userId: number;
  readonly targetId: number;
  /** True if it was the day's last swipe. Otherwise nothing is changed. */
  readonly isLast: boolean;
  readonly now: Date;
  /** The Nairobi day of `now`. */
  readonly day: string;
}

export const rewindStatements = { takeSwipeBack };

export function createRewindsRepository(transaction: Transaction) {
  return {
    async takeSwipeBack({ userId, targetId, isLast, now, day }: Rewind): Promise<RewindOutcome> {
      await runPrepared(transaction, lockBeforeTakingBack, [userId, targetId]);
      const [row] = await runPrepared(transaction, takeSwipeBack, [userId, targetId, isLast, day, now]);
      if (!row) throw new Error('A query without conditions has no row');
      return row;
    },
  };
}
