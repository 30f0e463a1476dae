import { photoLimits, type PhotoWidth } from '@mwanzo/contract/limits';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Secret } from '../../config/secret.ts';
import type { Clock } from '../clock.ts';
import { createPathSigner, createPathVerifier } from '../path-signature.ts';
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

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo signed photo path 1';

/** The time when a path that is signed now expires, in seconds since 1970. */
export const expiryOf = (now: Date): number => endOfNairobiDay(endOfNairobiDay(now)).getTime() / 1000;

const viewerPurpose = 'mwanzo photo viewer 1';

function textOf(key: string, width: PhotoWidth, expires: number): string {
  return `${purpose}\n${key}\n${width}\n${expires}`;
}

function viewerTextOf(viewerId: number, expires: number): string {
  return `${viewerPurpose}\n${viewerId}\n${expires}`;
}

/** Signs and verifies photo paths with HMAC-SHA-256. */
export function createPhotoPaths(secretKey: Secret, clock: Clock): PhotoPaths {
  const signPath = createPathSigner(secretKey);
  const verifyPath = createPathVerifier(secretKey);

  /**
   * The viewer's signature is separate from that of the photo, so it is made once for a whole deck. All viewers share
   * the photo's signature.
   */
  function makeViewer(viewerId: number, expires: number): string {
    return `${viewerId}.${signPath(viewerTextOf(viewerId, expires))}`;
  }

  function makePath(key: string, width: PhotoWidth, expires: number): string {
    if (!isPhotoKey(key)) throw new TypeError('A photo key is 32 hexadecimal digits');
    const signature = signPath(textOf(key, width, expires));
    return `/media/photos/${key}/${width}.webp?expires=${expires}&signature=${signature}`;
  }

  let rememberedExpires = 0;
  const rememberedPaths = new Map<string, string>();

  function sign(key: string, width: PhotoWidth, expires: number): string {
    if (expires !== rememberedExpires || rememberedPaths.size >= rememberedPathsMax) rememberedPaths.clear();
    rememberedExpires = expires;
    const name = `${key}/${width}`;
    const remembered = rememberedPaths.get(name);
    if (remembered !== undefined) return remembered;
    const path = makePath(key, width, expires);
    rememberedPaths.set(name, path);
    return path;
  }

  return {
    signFor(viewerId) {
      const expires = expiryOf(clock.now());
      const viewer = makeViewer(viewerId, expires);
      return (key, width) => `${sign(key, width, expires)}&viewer=${viewer}`;
    },

    verify({ key, file, expires: expiresText, signature, viewer }) {
      const width = photoLimits.widths.find((known) => `${known}.webp` === file);
      const expires = Number(expiresText);
      if (!isPhotoKey(key) || width === undefined || String(expires) !== expiresText) return null;
      const [viewerText = '', viewerSignature = '', ...rest] = viewer.split('.');
      const viewerId = Number(viewerText);
      const isPlain = String(viewerId) === viewerText && rest.length === 0;
      const isAuthentic =
        isPlain &&
        verifyPath(textOf(key, width, expires), signature) &&
        verifyPath(viewerTextOf(viewerId, expires), viewerSignature);
      return isAuthentic && clock.now().getTime() < expires * 1000 ? { key, width, viewerId } : null;
    },
  };
}
