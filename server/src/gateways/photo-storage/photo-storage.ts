import { randomBytes } from 'node:crypto';
import type { PhotoWidth } from '@mwanzo/contract/limits';
import type { PhotoVariant } from '../images/image-processor.ts';

/** Stores the bytes of photos. A key is 128 random bits, so that nobody can guess one. */
export interface PhotoStorage {
  /**
   * Stores all variants of a new photo, or none if it throws.
   * @throws when the key is in use, or a TypeError when it is not a photo key
   */
  put(key: string, variants: readonly PhotoVariant[]): Promise<void>;
  /** The WebP bytes of one variant, or null when there is no such photo. */
  read(key: string, width: PhotoWidth): Promise<Uint8Array | null>;
  /** Removes all variants. It is no error when the photo does not exist. */
  remove(key: string): Promise<void>;
  /** Moves all variants into the trash of that day. It is no error when the photo does not exist. */
  discard(key: string, now: Date): Promise<void>;
  /** Deletes photos that were moved into the trash on a day before this moment's, and returns their number. */
  emptyTrash(before: Date): Promise<number>;
  /** Lists every photo but those in the trash, so that photos without a database row can be found. */
  list(): AsyncIterable<StoredPhoto>;
  /** From now on, removed photos are kept aside for a backup that is being made. No key leads to them any more. */
  hold(): Promise<void>;
  /** Removes for good what was kept aside, and keeps nothing aside any more. Returns the number of removed photos. */
  release(): Promise<number>;
}

export interface StoredPhoto {
  readonly key: string;
  /** The sweep skips photos younger than this, because their row may not be written yet. */
  readonly storedAt: Date;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** A new key: 128 random bits as 32 hexadecimal digits. */
export function makePhotoKey(): string {
  return randomBytes(16).toString('hex');
}

/** Returns true if a text has the form of a photo key. */
export function isPhotoKey(text: string): boolean {
  return keyPattern.test(text);
}
