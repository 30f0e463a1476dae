import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from '../../config/secret.ts';
import { openWithAny, vaultKeysOf } from './vault-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals small values for rows of the database. In another row than that of its `place`, a value does not open. */
export interface ValueSeal {
  seal(value: Buffer, place: string, vaultKey: Secret): Buffer;
  /** @throws Error when it was sealed for another place, with another key, or was changed */
  open(sealed: Buffer, place: string, vaultKey: Secret): Buffer;
  /**
   * Seals a value again, which an earlier vault key may have sealed.
   * @returns null when the current vault key has sealed it
   * @throws Error as `open` does
   */
  sealAgain(sealed: Buffer, place: string, vaultKey: Secret): Buffer | null;
}

/** @param purpose separates this seal's key from all other uses of the vault key */
export function createValueSeal(purpose: string): ValueSeal {
  const sealingKey = (vaultKey: Buffer) => Buffer.from(hkdfSync('sha256', vaultKey, '', purpose, 32));

  function openWith(vaultKey: Buffer, sealed: Buffer, place: string): Buffer {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv(algorithm, sealingKey(vaultKey), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  }

  const seal: ValueSeal = {
    seal(value, place, vaultKey) {
      const [current] = vaultKeysOf(vaultKey);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, sealingKey(current), nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(value), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
    },
    open: (sealed, place, vaultKey) => openWithAny(vaultKeysOf(vaultKey), (key) => openWith(key, sealed, place)),
    sealAgain(sealed, place, vaultKey) {
      const [current] = vaultKeysOf(vaultKey);
      try {
        openWith(current, sealed, place);
        return null;
      } catch {
        return seal.seal(seal.open(sealed, place, vaultKey), place, vaultKey);
      }
    },
  };
  return seal;
}
