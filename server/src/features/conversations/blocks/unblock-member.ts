import { inTransaction } from '../../../database/transaction.ts';
import type { SeparationDependencies } from './separate-members.ts';
import { unblock } from '../../core/pairs/index.ts';

/** Takes a block back, if there is one. An ended match does not come back. */
export async function unblockMember(
  { database }: Pick<SeparationDependencies, 'database'>,
  userId: number,
  otherId: number,
): Promise<void> {
  await inTransaction(database, (transaction) => unblock(transaction, { me: userId, them: otherId }));
}
