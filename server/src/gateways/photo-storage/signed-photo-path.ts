import { createHmac, createSecretKey } from 'node:crypto';
import { photoLimits, type PhotoWidth } from '@mwanzo/contract/limits';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Secret } from '../../config/secret.ts';
import type { Clock } from '../clock.ts';
import { isSameText } from '../is-same-text.ts';
import { isPhotoKey } from './photo-storage.ts';

/** The parts of a signed path, as found in a request. */
export interface SignedRequest<File = string> {
  readonly key: string;
  /** Of a photo `<width>.webp`. */
  readonly file: File;
  /** Seconds since 1970. */
  readonly expires: string;
  readonly signature: string;
  /** `<user id>.<signature>`, where the user is the viewer for whom the path was made. */
  readonly viewer: string;
}

/** Signs the paths for one viewer. */
export type SignPhoto = (key: string, width: PhotoWidth) => string;

/** The viewer in paths for reviewers, who see photos only in the queues. No member has this id. */
export const reviewersId = 0;

export interface PhotoPaths {
  /**
   * Signs paths from which a viewer can fetch photos without signing in. They stay the same for a whole Nairobi day, so
   * that caches work, and are valid until the end of the next day: for 24 to 48 hours. Each names its viewer, because
   * viewer and owner may be separated before it expires.
   *
   * @throws TypeError when `key` is not a photo key
   */
  signFor(viewerId: number): SignPhoto;
  /**
   * The photo that a path names, and its viewer. Null when the path was not signed here, was changed or has expired.
   */
  verify(request: SignedRequest): { key: string; width: PhotoWidth; viewerId: number } | null;
}

/**
 * The number of today's paths that are remembered. A deck of 20 profiles needs up to 360, and each takes a few µs to
 * sign.
 */
const rememberedPathsMax = 50_000;
const dayMs = 24 * 60 * 60 * 1000;
const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/**
 * A signature has 128 of the 256 bits, which cannot be guessed in two days. A deck holds 60 or more signatures, which
 * do not compress, so shorter ones save bytes.
 */
const signatureBytes = 16;

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo signed photo path 1';

/** The time when a path that is signed now expires, in seconds since 1970. */
export const expiryOf = (now: Date): number => endOfNairobiDay(endOfNairobiDay(now)).getTime() / 1000;

const viewerPurpose = 'mwanzo photo viewer 1';

/** Signs and verifies photo paths with HMAC-SHA-256. */
export function createPhotoPaths(secretKey: Secret, clock: Clock): PhotoPaths {
  const hmacKey = createSecretKey(Buffer.from(secretKey.reveal()));

  const makeMac = (text: string): string =>
    createHmac('sha256', hmacKey).update(text).digest().toString('base64url', 0, signatureBytes);

  function makeSignature(key: string, width: PhotoWidth, expires: number): string {
    return makeMac(`${purpose}\n${key}\n${width}\n${expires}`);
  }

  /**
   * The viewer's signature is separate from that of the photo, so it is made once for a whole deck. All viewers share
   * the photo's signature.
   */
  function makeViewer(viewerId: number, expires: number): string {
    return `${viewerId}.${makeMac(`${viewerPurpose}\n${viewerId}\n${expires}`)}`;
  }

  function makePath(key: string, width: PhotoWidth, now: Date): string {
    if (!isPhotoKey(key)) throw new TypeError('A photo key is 32 hexadecimal digits');
    const expires = expiryOf(now);
    return `/media/photos/${key}/${width}.webp?expires=${expires}&signature=${makeSignature(key, width, expires)}`;
  }

  let rememberedDay = 0;
  const rememberedPaths = new Map<string, string>();

  function sign(key: string, width: PhotoWidth, now: Date): string {
    const day = Math.floor((now.getTime() + nairobiOffsetMs) / dayMs);
    if (day !== rememberedDay || rememberedPaths.size >= rememberedPathsMax) rememberedPaths.clear();
    rememberedDay = day;
    const name = `${key}/${width}`;
    const remembered = rememberedPaths.get(name);
    if (remembered !== undefined) return remembered;
    const path = makePath(key, width, now);
    rememberedPaths.set(name, path);
    return path;
  }

  return {
    signFor(viewerId) {
      const now = clock.now();
      const viewer = makeViewer(viewerId, expiryOf(now));
      return (key, width) => `${sign(key, width, now)}&viewer=${viewer}`;
    },

    verify({ key, file, expires: expiresText, signature, viewer }) {
      const width = photoLimits.widths.find((known) => `${known}.webp` === file);
      const expires = Number(expiresText);
      if (!isPhotoKey(key) || width === undefined || String(expires) !== expiresText) return null;
      const viewerId = Number(viewer.split('.', 1)[0]);
      const isAuthentic =
        isSameText(signature, makeSignature(key, width, expires)) && isSameText(viewer, makeViewer(viewerId, expires));
      return isAuthentic && clock.now().getTime() < expires * 1000 ? { key, width, viewerId } : null;
    },
  };
}
