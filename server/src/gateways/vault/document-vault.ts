import { randomBytes } from 'node:crypto';

/** Names a document in the vault: 128 random bits in hexadecimal. */
export type DocumentKey = string;

/**
 * Makes a new key. A row of the database names it before the document is stored, so that no document is without a row.
 */
export function makeDocumentKey(): DocumentKey {
  return randomBytes(16).toString('hex');
}

/** Stores identity documents and selfies encrypted. No URL leads to them. */
export interface DocumentVault {
  /**
   * Encrypts and stores a document under a new key. If it throws, nothing is stored.
   *
   * @throws TypeError when `key` is not a document key
   */
  store(key: DocumentKey, bytes: Uint8Array): Promise<void>;
  /**
   * The bytes of a document, or null when it has been erased.
   * @throws SealBrokenError when its file was changed or was sealed with another vault key
   * @throws TypeError when `key` is not a document key
   */
  open(key: DocumentKey): Promise<Uint8Array | null>;
  /**
   * Destroys the document's encryption key, then its file, and remains of both that a dead process has left. It is no
   * error when the document does not exist.
   */
  erase(key: DocumentKey): Promise<void>;
}
