import type { Secret } from '../../config/secret.ts';

/**
 * The bytes of a vault key.
 * @param hex 32 bytes in hexadecimal, kept apart from the data folder and the database
 */
export function vaultKeyOf(hex: Secret): Buffer {
  const key = Buffer.from(hex.reveal(), 'hex');
  if (key.length !== 32) throw new TypeError('The vault key has 32 bytes');
  return key;
}
