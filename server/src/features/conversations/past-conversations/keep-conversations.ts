import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { copyConversations, lockAllMatches, lockMatchesWith } from './kept-conversations.repository.ts';

interface Leaving {
  readonly leaverId: number;
  /** The members whom somebody leaves: these after a block or an unmatch, everybody after a deletion of the account. */
  readonly from: readonly number[] | 'everybody';
  readonly now: Date;
}

/**
 * Stores an anonymous copy of the conversation for each member who is left. The one who leaves gets none. It is the
 * same for a block, an unmatch and a deletion, because nobody may find out which of them it was.
 *
 * It copies the messages of matches, so it has to run before the statement that ends the matches, in the same
 * transaction. It locks these matches: a message that is sent at the same time is either in the copy or refused.
 */
export async function keepConversations(transaction: Transaction, { leaverId, from, now }: Leaving): Promise<void> {
  const matches =
    from === 'everybody'
      ? await getRows(transaction, lockAllMatches, { me: leaverId })
      : await getRows(transaction, lockMatchesWith, { me: leaverId, them: from });
  if (matches.length === 0) return;
  const lowIds = matches.map(({ lowId }) => lowId);
  const highIds = matches.map(({ highId }) => highId);
  await getRows(transaction, copyConversations, { leaverId, lowIds, highIds, now });
}
