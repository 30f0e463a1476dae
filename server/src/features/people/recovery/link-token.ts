import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

/** Separates these tokens from all other uses of the same secret key. */
const purpose = 'mwanzo account link 1';

/** The columns of a link's row. Neither the nonce nor the hash can be used without the secret key. */
export interface LinkSeed {
  readonly nonce: Buffer;
  readonly tokenHash: Buffer;
}

function deriveToken(nonce: Buffer, secretKey: Secret): string {
  return createHmac('sha256', secretKey.reveal()).update(`${purpose}\n`).update(nonce).digest('base64url');
}

/**
 * The token of a link, of 256 bits. It is derived again for each attempt to mail it, so a mail that is sent twice
 * contains the same link, and no token is stored. The hash tells which key has made it, if the key was changed since.
 */
export function tokenOf({ nonce, tokenHash }: LinkSeed, secretKey: Secret): string {
  const tokens = secretKey.each().map((key) => deriveToken(nonce, key));
  return tokens.find((token) => hashLinkToken(token).equals(tokenHash)) ?? deriveToken(nonce, secretKey);
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newLinkSeed(secretKey: Secret): LinkSeed {
  const nonce = randomBytes(32);
  return { nonce, tokenHash: hashLinkToken(deriveToken(nonce, secretKey)) };
}
