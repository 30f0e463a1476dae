/** Names a document in the vault: 128 random bits in hexadecimal. */
export type DocumentKey = string;

/** Stores identity documents and selfies encrypted. No URL leads to them. */
export interface DocumentVault {
  /** Encrypts and stores a document under a new key. */
  store(bytes: Uint8Array): Promise<DocumentKey>;
  /**
   * The bytes of a document, or null when it has been erased.
   * @throws DocumentDamagedError when its file was changed or was sealed with another vault key
   * @throws TypeError when `key` is not a document key
   */
  open(key: DocumentKey): Promise<Uint8Array | null>;
  /** Destroys the document's encryption key, then its file. A document that does not exist is not an error. */
  erase(key: DocumentKey): Promise<void>;
  /** Lists every document, so that documents without a database row can be found. */
  list(): AsyncIterable<StoredDocument>;
}

export interface StoredDocument {
  readonly key: DocumentKey;
  readonly storedAt: Date;
}

/** A document's file was changed or was sealed with another vault key. */
export class DocumentDamagedError extends Error {
  override readonly name = 'DocumentDamagedError';
}
