import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';

const tokenBytes = 32;

/** An opaque refresh token of 256 random bits. */
export function createRefreshToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The hash that is stored instead of the token, so that nobody can sign in with a stolen database. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token that follows another. It is derived, so racing tabs and repeated requests get the same token. Without the
 * secret key nobody can compute it.
 */
export function successorOf(token: string, secretKey: Secret): string {
  return createHmac('sha256', `refresh-token:${secretKey.reveal()}`).update(token).digest('base64url');
}
