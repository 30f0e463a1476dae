import { makeDocumentKey, type DocumentKey, type DocumentVault } from '../gateways/vault/document-vault.ts';

/** Stores a document under a new key, which it returns. */
export async function storeDocument(vault: DocumentVault, bytes: Uint8Array): Promise<DocumentKey> {
  const key = makeDocumentKey();
  await vault.store(key, bytes);
  return key;
}
