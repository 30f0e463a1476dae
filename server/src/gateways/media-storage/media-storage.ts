/** One file of a piece of media, such as `photo.webp`. */
export interface MediaFile {
  /** Lower-case letters, digits and a dot. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Stores media, each as one or more files under a key. Keys are made by `makePhotoKey`: 128 random bits, so that nobody
 * can guess one.
 */
export interface MediaStorage {
  /**
   * Stores all files of new media, or none if it throws.
   * @throws when the key is in use, or a TypeError when it is not a key
   */
  put(key: string, files: readonly MediaFile[]): Promise<void>;
  /** Adds a file to existing media, or replaces it. Does nothing when the media are gone. */
  add(key: string, file: MediaFile): Promise<void>;
  /**
   * The bytes of one file, or null when there is no such file.
   * @throws SealBrokenError when an encrypted file was changed, or was encrypted with another vault key
   */
  read(key: string, name: string): Promise<Uint8Array | null>;
  /** Removes all files. It is no error when the media do not exist. */
  remove(key: string): Promise<void>;
  /** Moves all files into the trash of that day. It is no error when the media do not exist. */
  discard(key: string, now: Date): Promise<void>;
  /** Deletes media that were moved into the trash on a day before this moment's, and returns their number. */
  emptyTrash(before: Date): Promise<number>;
  /** Lists all media but those in the trash, so that those without a database row can be found. */
  list(): AsyncIterable<StoredMedia>;
  /** From now on, removed media are kept aside for a backup that is being made. No key leads to them any more. */
  hold(): Promise<void>;
  /** Removes for good what was kept aside, and keeps nothing aside any more. Returns the number of removed media. */
  release(): Promise<number>;
}

/** Stores media encrypted. Media that an earlier release stored in the clear can be read too. */
export interface SealedMediaStorage extends MediaStorage {
  /**
   * Encrypts the files that are stored in the clear, also those in the trash, and yields once for each. It can end
   * after any of them, even by a power cut: no file is lost, and the next run goes on.
   *
   * @throws an AggregateError of its failures, after it has tried every file
   */
  sealPlain(): AsyncIterable<void>;
}

export interface StoredMedia {
  readonly key: string;
  /** The sweep skips media younger than this, because their row may not be written yet. */
  readonly storedAt: Date;
}
