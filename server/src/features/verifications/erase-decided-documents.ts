import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { eraseDocuments } from './store-documents.ts';
import { keptAfterDecisionMs } from './verification-rules.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

interface EraseDecidedDocumentsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: DocumentVault;
}

/**
 * Erases the pictures of submissions that were decided 24 hours ago or more, of at most 100 submissions in one run.
 * Returns of how many.
 */
export async function eraseDecidedDocuments({
  database,
  clock,
  vault,
}: EraseDecidedDocumentsDependencies): Promise<number> {
  const verifications = createVerificationsRepository(database);
  const decidedUntil = new Date(clock.now().getTime() - keptAfterDecisionMs);
  const erasable = await verifications.listErasableVerifications(decidedUntil);
  for (const { id, ...keys } of erasable) {
    await eraseDocuments(vault, keys);
    await verifications.forgetDocuments(id);
  }
  return erasable.length;
}
