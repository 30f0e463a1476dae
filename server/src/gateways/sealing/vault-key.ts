import type { Secret } from '../../config/secret.ts';

/** Vault keys of 32 bytes. The first one seals. The others, if any, open what they have sealed before. */
export type VaultKeys = readonly [Buffer, ...Buffer[]];

/**
 * The bytes of a vault key, and of those that are accepted beside it.
 * @param hex 32 bytes in hexadecimal, kept apart from the data folder and the database
 */
export function vaultKeysOf(hex: Secret): VaultKeys {
  const [first, ...others] = hex.each();
  return [bytesOf(first), ...others.map(bytesOf)];
}

function bytesOf(hex: Secret): Buffer {
  const key = Buffer.from(hex.reveal(), 'hex');
  if (key.length !== 32) throw new TypeError('The vault key has 32 bytes');
  return key;
}

/**
 * Opens with the first of these keys that fits.
 * @throws the failure of the first key, if none fits
 */
export function openWithAny<Key, Opened>(keys: readonly [Key, ...Key[]], open: (key: Key) => Opened): Opened {
  const [first, ...others] = keys;
  try {
    return open(first);
  } catch (error) {
    for (const key of others)
      try {
        return open(key);
      } catch {
        // The next one may fit.
      }
    throw error;
  }
}
