import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Secret } from '../../config/secret.ts';
import type { Clock } from '../clock.ts';
import { photoWidths, type PhotoWidth } from '../images/image-processor.ts';
import { isPhotoKey } from './photo-storage.ts';

/** The parts of a signed path as they stand in a request. */
export interface SignedPhotoRequest {
  readonly key: string;
  /** `<width>.webp` */
  readonly file: string;
  /** Seconds since 1970. */
  readonly expires: string;
  readonly signature: string;
}

export interface PhotoPaths {
  /**
   * The path at which a photo's bytes may be fetched without signing in. It is the same for a whole
   * Nairobi day, so that caches work, and good until the end of the next one: for 24 to 48 hours.
   */
  sign(key: string, width: PhotoWidth): string;
  /** The photo that a request may have; null when its path was not signed here, was changed, or has expired. */
  verify(request: SignedPhotoRequest): { key: string; width: PhotoWidth } | null;
}

/** How many paths of the present day are kept: a deck of 20 profiles needs up to 360 of them, a few µs each. */
const keptPathsMax = 50_000;
const dayMs = 24 * 60 * 60 * 1000;
const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/** 128 of the 256 bits: nobody guesses one in two days, and a deck holds sixty and more, which no compression shortens. */
const signatureBytes = 16;

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo signed photo path 1';

export function createPhotoPaths(secretKey: Secret, clock: Clock): PhotoPaths {
  const hmacKey = createSecretKey(Buffer.from(secretKey.reveal()));

  function makeSignature(key: string, width: PhotoWidth, expires: number): string {
    return createHmac('sha256', hmacKey)
      .update(`${purpose}\n${key}\n${width}\n${expires}`)
      .digest()
      .toString('base64url', 0, signatureBytes);
  }

  function makePath(key: string, width: PhotoWidth, now: Date): string {
    if (!isPhotoKey(key)) throw new TypeError('A photo key is 32 hexadecimal digits');
    const expires = endOfNairobiDay(endOfNairobiDay(now)).getTime() / 1000;
    return `/media/photos/${key}/${width}.webp?expires=${expires}&signature=${makeSignature(key, width, expires)}`;
  }

  let keptDay = 0;
  const keptPaths = new Map<string, string>();

  return {
    sign(key, width) {
      const now = clock.now();
      const day = Math.floor((now.getTime() + nairobiOffsetMs) / dayMs);
      if (day !== keptDay || keptPaths.size >= keptPathsMax) keptPaths.clear();
      keptDay = day;
      const name = `${key}/${width}`;
      const kept = keptPaths.get(name);
      if (kept !== undefined) return kept;
      const path = makePath(key, width, now);
      keptPaths.set(name, path);
      return path;
    },

    verify({ key, file, expires: expiresText, signature }) {
      const width = photoWidths.find((known) => `${known}.webp` === file);
      const expires = Number(expiresText);
      if (!isPhotoKey(key) || width === undefined || String(expires) !== expiresText) return null;
      const isOurs = isSameText(signature, makeSignature(key, width, expires));
      return isOurs && clock.now().getTime() < expires * 1000 ? { key, width } : null;
    },
  };
}

/** In constant time. Texts and not the bytes they decode to, since several base64url texts decode to the same bytes. */
function isSameText(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
