import type { Transaction } from '../../database/transaction.ts';
import { createKeptConversationsRepository } from './kept-conversations.repository.ts';

interface Leaving {
  readonly leaverId: number;
  /** Whom they leave: by a block or an unmatch these members, by the deletion of the account everybody. */
  readonly from: readonly number[] | 'everybody';
  readonly now: Date;
}

/**
 * Whoever is left keeps an anonymous copy of the conversation with the one who leaves; the leaver keeps nothing. It is the
 * same for a block, an unmatch and a deletion, since nobody is to find out which of them it was.
 *
 * It copies what matches have written, so it comes before the statement that ends the matches, in the same transaction. It
 * locks these matches: a message on its way is in the copy, or is refused.
 */
export async function keepConversations(transaction: Transaction, { leaverId, from, now }: Leaving): Promise<void> {
  const conversations = createKeptConversationsRepository(transaction);
  const matches =
    from === 'everybody'
      ? await conversations.lockAllMatches(leaverId)
      : await conversations.lockMatchesWith(leaverId, from);
  if (matches.length > 0) await conversations.copy(leaverId, matches, now);
}
