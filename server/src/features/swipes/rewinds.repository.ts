import { prepared, runPrepared } from '../../database/prepared.ts';
import type { Transaction } from '../../database/transaction.ts';
import { giveBackPass } from '../allowances/index.ts';
import { bothAnswers, clearAnswer, deleteUnansweredPair, lockPair, maySwipe } from '../pairs/index.ts';
import { isForEveryone, isShown } from '../profiles/index.ts';
import type { RewindOutcome } from './rewind-rules.ts';

const lockBeforeTakingBack = prepared('lock-pair', lockPair('$1::bigint', '$2::bigint'));

/**
 * Deletes the pair's row if the other member has not answered. Their answer may come at the same moment, so a statement
 * of its own locks the row first: a statement that waits for a lock goes on with what it saw before the wait.
 */
const takePassBack = prepared<RewindOutcome>(
  'take-pass-back',
  `with pair as (
    ${bothAnswers('$1::bigint', '$2::bigint')}
  ), target as (
    select from profiles target
    where target.user_id = $2 and ${maySwipe({ me: '$1', them: 'target.user_id', isShown: isShown('target'), isForEveryone: isForEveryone('target') })}
  ), taken as (
    select * from pair where liked is false and $3::boolean and exists (select from target)
  ), deleted as (
    ${deleteUnansweredPair('taken')}
  ), cleared as (
    ${clearAnswer('$1', 'taken')}
  ), given_back as (
    ${giveBackPass({ userId: '$1', day: '$4::date', when: 'exists (select from taken)' })}
  )
  select exists (select from target) as "isThere", exists (select from taken) as "isTaken",
    exists (select from pair where liked is not null) as "isAnswered"`,
);

export const rewindStatements = { takePassBack };

export function createRewindsRepository(transaction: Transaction) {
  return {
    /** @param isLast whether it was the day's last swipe: otherwise nothing is changed */
    async takePassBack(userId: number, targetId: number, isLast: boolean, day: string): Promise<RewindOutcome> {
      await runPrepared(transaction, lockBeforeTakingBack, [userId, targetId]);
      const [row] = await runPrepared(transaction, takePassBack, [userId, targetId, isLast, day]);
      if (!row) throw new Error('A query without conditions has no row');
      return row;
    },
  };
}
