import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { eraseDocuments } from './store-documents.ts';
import { erasableSince } from './verification-rules.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

interface EraseDecidedDocumentsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: DocumentVault;
}

/**
 * Erases the pictures of up to 100 submissions that were decided 24 hours ago or more, or ended because nobody decided.
 * Returns the number of submissions.
 */
export async function eraseDecidedDocuments({
  database,
  clock,
  vault,
}: EraseDecidedDocumentsDependencies): Promise<number> {
  const verifications = createVerificationsRepository(database);
  const now = clock.now();
  const erasable = await verifications.listErasableVerifications(erasableSince(now), now);
  for (const { id, ...keys } of erasable) {
    await eraseDocuments(vault, keys);
    await verifications.forgetDocuments(id);
  }
  return erasable.length;
}
