import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { getRows } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createConsentsRepository } from '../core/consents/index.ts';
import { eraseFiles, type EraseFilesDependencies } from './erase-files.ts';
import { forgetOrientationOf, forgetVerification, lockAccountToDelete } from './erasures.repository.ts';

/**
 * Takes a consent back. What it was for goes in the same transaction: the orientation, or what was sent for a
 * verification. A badge stays, since it says only that a person has looked.
 */
export async function withdrawConsent(
  dependencies: EraseFilesDependencies,
  userId: number,
  purpose: ConsentPurpose,
): Promise<void> {
  const now = dependencies.clock.now();
  const erasure = await inTransaction(dependencies.database, async (transaction) => {
    // A submission or a save at the same moment comes wholly before or after the withdrawal.
    if (!(await lockAccountToDelete(transaction, userId))) return null;
    await createConsentsRepository(transaction).withdraw(userId, purpose, now);
    if (purpose === 'verification') return forgetVerification(transaction, { userId, now });
    await getRows(transaction, forgetOrientationOf, { userId, now });
    return null;
  });
  if (erasure) await eraseFiles(dependencies, erasure).catch(() => undefined);
}
