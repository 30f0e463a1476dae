import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../../gateways/images/map-image-errors.ts';
import { makeDocumentKey, type DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { unfinishedUntil } from './verification-rules.ts';
import { insertUnheld, type DocumentKeys } from './verifications.repository.ts';

/** Paths of the pictures as they were received. */
export interface VerificationFiles {
  readonly selfie: string;
  readonly idDocument: string;
}

interface NewDocuments extends DocumentKeys {
  readonly selfieKey: string;
  readonly documentKey: string;
  /** Encrypts both pictures in the vault. */
  store(): Promise<void>;
}

interface NameDocumentsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly vault: DocumentVault;
}

/**
 * Re-encodes both pictures and records their names before their files exist. If no submission holds them within an
 * hour, they are erased.
 *
 * @throws ApiError photo_invalid, naming the field
 */
export async function nameDocuments(
  { database, clock, images, vault }: NameDocumentsDependencies,
  userId: number,
  files: VerificationFiles,
): Promise<NewDocuments> {
  const selfie = await mapImageErrors('selfie', images.processDocument(files.selfie));
  const idDocument = await mapImageErrors('id_document', images.processDocument(files.idDocument));
  const [selfieKey, documentKey] = [makeDocumentKey(), makeDocumentKey()];
  await getRows(database, insertUnheld, {
    keys: [selfieKey, documentKey],
    userId,
    eraseAt: unfinishedUntil(clock.now()),
  });
  return {
    selfieKey,
    documentKey,
    async store() {
      await vault.store(selfieKey, selfie.bytes);
      await vault.store(documentKey, idDocument.bytes);
    },
  };
}

export async function eraseDocuments(vault: DocumentVault, keys: DocumentKeys): Promise<void> {
  for (const key of listKeys(keys)) await vault.erase(key);
}

/** The keys of the documents that are still kept. */
export function listKeys({ selfieKey, documentKey }: DocumentKeys): string[] {
  return [selfieKey, documentKey].filter((key) => key !== null);
}
