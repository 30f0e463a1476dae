import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { eraseBatches, eraseEach } from '../../../gateways/files/erase-each.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { eraseDocuments } from './store-documents.ts';
import { erasableSince } from './verification-rules.ts';
import { forgetDocuments, listErasableVerifications, type ErasableVerification } from './verifications.repository.ts';

interface EraseDecidedDocumentsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: DocumentVault;
}

/**
 * Erases the pictures of submissions that were decided 24 hours ago or more, or ended because nobody decided. Returns
 * the number of submissions.
 */
export async function eraseDecidedDocuments({
  database,
  clock,
  vault,
}: EraseDecidedDocumentsDependencies): Promise<number> {
  const now = clock.now();
  return eraseBatches<ErasableVerification>(async (stuck) => {
    const ids = stuck.map(({ id }) => id);
    const erasable = await getRows(database, listErasableVerifications, {
      decidedUntil: erasableSince(now),
      now,
      stuck: ids,
    });
    return eraseEach(erasable, async ({ id, ...keys }) => {
      await eraseDocuments(vault, keys);
      await getRows(database, forgetDocuments, { id });
    });
  });
}
