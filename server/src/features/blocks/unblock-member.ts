import { inTransaction } from '../../database/transaction.ts';
import type { PartingDependencies } from './part-members.ts';
import { createPartingsRepository } from './partings.repository.ts';

/** Takes a block back, if there is one. An ended match does not come back. */
export async function unblockMember(
  { database }: Pick<PartingDependencies, 'database'>,
  userId: number,
  otherId: number,
): Promise<void> {
  await inTransaction(database, (transaction) => createPartingsRepository(transaction).unblock(userId, otherId));
}
