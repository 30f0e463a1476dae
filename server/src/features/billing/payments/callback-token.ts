import { createHash, randomBytes } from 'node:crypto';

/**
 * The secret in a callback's address. It is hexadecimal, because M-Pesa refuses addresses that contain certain words.
 */
export function makeCallbackToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(24).toString('hex');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
