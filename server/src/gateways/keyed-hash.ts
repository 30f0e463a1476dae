import { createHmac, createSecretKey } from 'node:crypto';
import type { Secret } from '../config/secret.ts';

/** Makes hashes of 32 bytes that do not reveal their input. */
export type KeyedHash = (...parts: readonly string[]) => Buffer;

/** @param purpose separates these hashes from all other uses of the same secret key */
export function createKeyedHash(secretKey: Secret, purpose: string): KeyedHash {
  const key = createSecretKey(Buffer.from(secretKey.reveal()));
  return (...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
}
