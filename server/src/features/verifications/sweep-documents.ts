import type { Database } from '../../database/connect.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import { createVerificationsRepository } from './verifications.repository.ts';

interface SweepDocumentsDependencies {
  readonly database: Database;
  readonly vault: DocumentVault;
}

/**
 * Erases documents that no submission names, left by a deleted member or a killed process. Only documents stored before a
 * given time are erased, since the row of a newer one may still be on its way. Returns how many were erased.
 */
export async function sweepDocuments(
  { database, vault }: SweepDocumentsDependencies,
  storedBefore: Date,
): Promise<number> {
  const stored: string[] = [];
  for await (const { key, storedAt } of vault.list()) if (storedAt < storedBefore) stored.push(key);
  const named = new Set(await createVerificationsRepository(database).listNamedDocuments());
  const orphans = stored.filter((key) => !named.has(key));
  for (const key of orphans) await vault.erase(key);
  return orphans.length;
}
