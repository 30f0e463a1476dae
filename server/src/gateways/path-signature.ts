import { createHmac, createSecretKey } from 'node:crypto';
import type { Secret } from '../config/secret.ts';
import { isSameText } from './is-same-text.ts';

/** Signs the parts of a path, which begin with the purpose of the signature. */
export type SignPath = (text: string) => string;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Signs with HMAC-SHA-256. A signature has 128 of the 256 bits, which cannot be guessed in two days. A deck holds 60 or
 * more signatures, which do not compress, so shorter ones save bytes.
 */
export function createPathSigner(secretKey: Secret): SignPath {
  const key = createSecretKey(Buffer.from(secretKey.reveal()));
  return (text) => cutTo128Bits(createHmac('sha256', key).update(text).digest('base64url'));
}

/** Returns true if a text has this signature, by any key that is accepted now. */
export type VerifyPath = (text: string, signature: string) => boolean;

export function createPathVerifier(secretKey: Secret): VerifyPath {
  const signers = secretKey.each().map(createPathSigner);
  return (text, signature) => signers.some((sign) => isSameText(signature, sign(text)));
}

/**
 * Cuts a base64url text to that of its first 16 bytes: 21 characters, and one for the last two bits. Cutting the bytes
 * instead would take a third of the time that a signature takes.
 */
function cutTo128Bits(text: string): string {
  return text.slice(0, 21) + 'AQgw'.charAt(alphabet.indexOf(text.charAt(21)) >> 4);
}
