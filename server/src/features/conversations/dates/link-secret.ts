import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

/** Separates these secrets from all other uses of the same secret key. */
const purpose = 'mwanzo date plan 1';

export const newNonce = (): Buffer => randomBytes(16);

/** The secret of a plan's link. It is derived from the stored row and the server's key. */
export function linkSecret(nonce: Uint8Array, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(purpose).update(nonce).digest('base64url');
}

/** The stored hash of the secret, by which the plan is found. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export function linkOf(nonce: Uint8Array, secretKey: Secret, siteUrl: string): string {
  return new URL(`/api/shared-plan/?token=${linkSecret(nonce, secretKey)}`, siteUrl).href;
}
