import { randomBytes } from 'node:crypto';
import type { PhotoVariant, PhotoWidth } from '../images/image-processor.ts';

/** Where the bytes of photos are: 128 random bits name a photo, so that no key can be guessed. */
export interface PhotoStorage {
  /** Keeps all variants of a new photo, or none when it throws. */
  put(key: string, variants: readonly PhotoVariant[]): Promise<void>;
  /** The WebP bytes of one variant; null when there is no such photo. */
  read(key: string, width: PhotoWidth): Promise<Uint8Array | null>;
  /** Removes all variants; a photo that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every photo there is, for the sweeper of those that no row names. */
  list(): AsyncIterable<StoredPhoto>;
}

export interface StoredPhoto {
  readonly key: string;
  /** A sweeper spares what is younger than its row may be late. */
  readonly storedAt: Date;
}

const keyPattern = /^[0-9a-f]{32}$/;

export function makePhotoKey(): string {
  return randomBytes(16).toString('hex');
}

export function isPhotoKey(text: string): boolean {
  return keyPattern.test(text);
}
