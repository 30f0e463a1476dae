import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { getRow, getRows } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endConsent } from '../core/consents/index.ts';
import { lockWholeMember } from '../core/members/index.ts';
import { forgetOrientation } from '../people/profiles/index.ts';
import { eraseFiles, type EraseFilesDependencies } from './erase-files.ts';
import { forgetVerification } from './erasures.repository.ts';

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
    if (!(await getRow(transaction, lockWholeMember, { id: userId }))) return null;
    await getRows(transaction, endConsent, { userId, purpose, now });
    if (purpose === 'verification') return forgetVerification(transaction, { userId, now });
    await getRows(transaction, forgetOrientation, { userId, now });
    return null;
  });
  if (erasure) await eraseFiles(dependencies, erasure).catch(() => undefined);
}
