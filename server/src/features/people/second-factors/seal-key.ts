import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { openWithAny } from '../../../gateways/sealing/vault-key.ts';

/** Separates this key from all other uses of the vault's key. */
const purpose = 'mwanzo second step 1';
const nonceBytes = 12;
const tagBytes = 16;

function sealingKey(vaultKey: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(vaultKey.reveal(), 'hex'), '', purpose, 32));
}

/** Encrypts an app's key for one member. In another member's row it cannot be decrypted. */
export function sealKey(key: Buffer, userId: number, vaultKey: Secret): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(vaultKey), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** @throws Error when it was sealed for somebody else, with another key, or was changed */
export function openKey(sealed: Buffer, userId: number, vaultKey: Secret): Buffer {
  return openWithAny(vaultKey.each(), (key) => openWith(key, sealed, userId));
}

/**
 * Seals a key again, which an earlier vault key may have sealed.
 * @returns null when the current vault key has sealed it
 */
export function sealKeyAgain(sealed: Buffer, userId: number, vaultKey: Secret): Buffer | null {
  const [current] = vaultKey.each();
  try {
    openWith(current, sealed, userId);
    return null;
  } catch {
    return sealKey(openKey(sealed, userId, vaultKey), userId, vaultKey);
  }
}

function openWith(vaultKey: Secret, sealed: Buffer, userId: number): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(vaultKey), nonce, options)
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
