import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { openWithAny } from '../../../gateways/sealing/vault-key.ts';

/** Separates this key from all other uses of the vault's key. */
const purpose = 'mwanzo paying phones 1';
const nonceBytes = 12;
const tagBytes = 16;

function sealingKey(vaultKey: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(vaultKey.reveal(), 'hex'), '', purpose, 32));
}

/** Encrypts a number for the row that `place` names. In another row it cannot be decrypted. */
export function sealPhone(phone: string, place: string, vaultKey: Secret): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(vaultKey), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(phone), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** @throws Error when it was sealed for another row, with another key, or was changed */
export function openPhone(sealed: Buffer, place: string, vaultKey: Secret): string {
  return openWithAny(vaultKey.each(), (key) => openWith(key, sealed, place));
}

/**
 * Seals a phone again, which an earlier vault key may have sealed.
 * @returns null when the current vault key has sealed it
 */
export function sealPhoneAgain(sealed: Buffer, place: string, vaultKey: Secret): Buffer | null {
  const [current] = vaultKey.each();
  try {
    openWith(current, sealed, place);
    return null;
  } catch {
    return sealPhone(openPhone(sealed, place, vaultKey), place, vaultKey);
  }
}

function openWith(vaultKey: Secret, sealed: Buffer, place: string): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(vaultKey), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagBytes));
  return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A public number of an order, such as MW-7F3K2QX9: 40 random bits without letters that look alike. */
export function makeOrderCode(): string {
  return `MW-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/**
 * The secret in a callback's address. It is hexadecimal, because M-Pesa refuses addresses that contain certain words.
 */
export function makeCallbackToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(24).toString('hex');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
