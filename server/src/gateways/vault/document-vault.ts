/** Names a document in the vault: 128 random bits in hexadecimal. */
export type DocumentKey = string;

/** Identity documents and selfies, encrypted, never reachable by URL. */
export interface DocumentVault {
  store(bytes: Uint8Array): Promise<DocumentKey>;
  /**
   * Null when the document has been erased.
   * @throws DocumentDamagedError when its file was changed, or sealed with another vault key
   */
  open(key: DocumentKey): Promise<Uint8Array | null>;
  /** Destroys the document's own key, then its file; a document that is not there is no error. */
  erase(key: DocumentKey): Promise<void>;
  /** Every document there is, for the sweeper of those that no row names. */
  list(): AsyncIterable<StoredDocument>;
}

export interface StoredDocument {
  readonly key: DocumentKey;
  readonly storedAt: Date;
}

export class DocumentDamagedError extends Error {
  override readonly name = 'DocumentDamagedError';
}
