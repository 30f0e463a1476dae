import type { Secret } from '../../config/secret.ts';
import type { Clock } from '../clock.ts';
import { isPhotoKey } from '../photo-storage/photo-storage.ts';
import { createPathSigner, createPathVerifier } from '../path-signature.ts';
import { expiryOf, type SignedRequest } from '../photo-storage/signed-photo-path.ts';

/** The files that media of messages can have. */
const mediaFiles = ['photo.webp', 'note.webm', 'note.m4a'] as const;
export type MediaFileName = (typeof mediaFiles)[number];

/** Signs the paths for one viewer. */
export type SignMedia = (key: string, file: MediaFileName) => string;

export interface MediaPaths {
  /**
   * Paths from which a viewer can fetch the files of messages without signing in. They stay the same for a whole
   * Nairobi day and are valid until the end of the next one.
   * @throws TypeError when `key` is not a key
   */
  signFor(viewerId: number): SignMedia;
  /**
   * The media that a path names, and its viewer. Null when the path was not signed here, was changed or has expired.
   */
  verify(request: SignedRequest<MediaFileName>): { key: string; viewerId: number } | null;
}

/** Separates these signatures from all other uses of the same secret key. */
const purpose = 'mwanzo signed media path 1';

function textOf(key: string, file: MediaFileName, viewerId: number, expires: number): string {
  return `${purpose}\n${key}\n${file}\n${viewerId}\n${expires}`;
}

/** Signs and verifies the paths of media with HMAC-SHA-256. A signature is for one viewer. */
export function createMediaPaths(secretKey: Secret, clock: Clock): MediaPaths {
  const signPath = createPathSigner(secretKey);
  const verifyPath = createPathVerifier(secretKey);

  return {
    signFor(viewerId) {
      const expires = expiryOf(clock.now());
      return (key, file) => {
        if (!isPhotoKey(key)) throw new TypeError('A key is 32 hexadecimal digits');
        const signature = signPath(textOf(key, file, viewerId, expires));
        return `/media/messages/${key}/${file}?expires=${expires}&signature=${signature}&viewer=${viewerId}`;
      };
    },

    verify({ key, file, expires: expiresText, signature, viewer }) {
      const [expires, viewerId] = [Number(expiresText), Number(viewer)];
      const isPlain = String(expires) === expiresText && String(viewerId) === viewer;
      if (!isPhotoKey(key) || !isPlain) return null;
      const isAuthentic = verifyPath(textOf(key, file, viewerId, expires), signature);
      return isAuthentic && clock.now().getTime() < expires * 1000 ? { key, viewerId } : null;
    },
  };
}
