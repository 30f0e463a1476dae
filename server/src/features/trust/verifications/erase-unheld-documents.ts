import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { eraseBatches, eraseEach } from '../../../gateways/files/erase-each.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { lockDueDocuments, lockUnheld, removeUnheld } from './verifications.repository.ts';

interface EraseUnheldDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: DocumentVault;
}

/** The number of documents in one transaction, which keeps their rows locked. */
const batchSize = 20;

/**
 * Erases the due documents that no submission holds: those of an upload that was not finished within an hour, and those
 * that a newer submission has replaced. Returns their number.
 */
export async function eraseDueDocuments({ database, clock, vault }: EraseUnheldDependencies): Promise<number> {
  return eraseBatches((stuck: readonly string[]) =>
    inTransaction(database, async (transaction) => {
      return erase(
        transaction,
        vault,
        await getRows(transaction, lockDueDocuments, { now: clock.now(), stuck, limit: batchSize }),
      );
    }),
  );
}

/** Erases those of these documents that no submission holds. Waits for a submission that is just being written. */
export async function eraseUnlessHeld(
  { database, vault }: Omit<EraseUnheldDependencies, 'clock'>,
  keys: readonly string[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    (await erase(transaction, vault, await getRows(transaction, lockUnheld, { keys }))).throwFailure();
  });
}

/** The row is deleted last, so that a process that dies before leaves the document to the next run. */
async function erase(transaction: Transaction, vault: DocumentVault, locked: readonly { readonly key: string }[]) {
  const erasing = await eraseEach(
    locked.map(({ key }) => key),
    vault.erase,
  );
  await getRows(transaction, removeUnheld, { keys: erasing.erased });
  return erasing;
}
