import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findMember } from '../../core/members/index.ts';
import { lockAnswers } from '../../core/pairs/index.ts';
import { withdrawLike } from '../../notices/notifications/index.ts';
import { likersOf } from '../likes/index.ts';
import type { RewindFacts } from './rewind-rules.ts';

const nobody: RewindFacts['them'] = { isShown: false, isForEveryone: false };

/**
 * Reads the facts of a rewind. It locks the pair, because the other member may answer at the same moment and make a
 * match.
 */
export async function lockRewindFacts(
  transaction: Transaction,
  pair: { me: number; them: number },
): Promise<Pick<RewindFacts, 'them' | 'pair'>> {
  const answers = await lockAnswers(transaction, pair);
  return { pair: answers, them: (await findMember(transaction, pair.them)) ?? nobody };
}

interface Withdrawal {
  readonly me: number;
  readonly them: number;
  readonly now: Date;
  /** The Nairobi day of `now`. */
  readonly day: string;
}

const withdrawNotification = statement<Withdrawal>(
  ({ me, them, now, day }) =>
    sql`${withdrawLike({
      recipient: sql`${them}::bigint`,
      actor: sql`${me}::bigint`,
      others: likersOf(sql`${them}::bigint`, sql`${day}::date`),
      from: '(select) taken',
      when: 'true',
      at: sql`${now}::timestamptz`,
    })}`,
);

/** Withdraws the unread notification of a like that is taken back, after the like itself. */
export async function withdrawNoticeOfLike(transaction: Transaction, withdrawal: Withdrawal): Promise<void> {
  await getRows(transaction, withdrawNotification, withdrawal);
}

export const rewindStatements = { withdrawNotification };
