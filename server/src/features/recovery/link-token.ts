import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '../../config/secret.ts';

/** Separates these tokens from all other uses of the same secret key. */
const purpose = 'mwanzo account link 1';

/** What a link's row keeps: neither the nonce nor the hash is worth anything without the secret key. */
export interface LinkSeed {
  readonly nonce: Buffer;
  readonly tokenHash: Buffer;
}

/**
 * The token of a link, of 256 bits. It is made again for each attempt to mail it, so that a mail that is sent twice has the
 * same link in it, and no token is stored.
 */
export function tokenOf(nonce: Buffer, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(`${purpose}\n`).update(nonce).digest('base64url');
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newLinkSeed(secretKey: Secret): LinkSeed {
  const nonce = randomBytes(32);
  return { nonce, tokenHash: hashLinkToken(tokenOf(nonce, secretKey)) };
}
