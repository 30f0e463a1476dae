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

interface LinkedPlan {
  readonly nonce: Uint8Array;
  readonly secretHash: Uint8Array;
}

/** The link of a stored plan. Its hash tells which key has made the secret, if the key was changed since. */
export function linkOf({ nonce, secretHash }: LinkedPlan, secretKey: Secret, siteUrl: string): string {
  const secrets = secretKey.each().map((key) => linkSecret(nonce, key));
  const token = secrets.find((secret) => hashSecret(secret).equals(secretHash)) ?? secrets[0];
  return new URL(`/api/shared-plan/?token=${token}`, siteUrl).href;
}
