import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../gateways/images/map-image-errors.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';

import type { DocumentKeys } from './verifications.repository.ts';

/** Paths of the pictures as they were received. */
export interface VerificationFiles {
  readonly selfie: string;
  readonly idDocument: string;
}

interface StoredDocuments extends DocumentKeys {
  readonly selfieKey: string;
  readonly documentKey: string;
}

/**
 * Re-encodes both pictures and encrypts them in the vault: both or none.
 * @throws ApiError photo_invalid, naming the field
 */
export async function storeDocuments(
  images: ImageProcessor,
  vault: DocumentVault,
  files: VerificationFiles,
): Promise<StoredDocuments> {
  const selfie = await mapImageErrors('selfie', images.processDocument(files.selfie));
  const idDocument = await mapImageErrors('id_document', images.processDocument(files.idDocument));
  const selfieKey = await vault.store(selfie.bytes);
  try {
    return { selfieKey, documentKey: await vault.store(idDocument.bytes) };
  } catch (error) {
    await eraseDocuments(vault, { selfieKey, documentKey: null });
    throw error;
  }
}

export async function eraseDocuments(vault: DocumentVault, keys: DocumentKeys): Promise<void> {
  if (keys.selfieKey !== null) await vault.erase(keys.selfieKey);
  if (keys.documentKey !== null) await vault.erase(keys.documentKey);
}
