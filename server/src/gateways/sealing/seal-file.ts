import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { openWithAny, type VaultKeys } from './vault-key.ts';

/*
 * A sealed file begins with a header: 4 bytes "MWZV", 1 byte for the format. There are two:
 *   1, together: the header, the file's key, the body. A backup of the file can be opened again.
 *   2, apart: the header, the body. The key is a file of its own, in a folder that backups leave out.
 * The key has 60 bytes: 32 random ones, sealed with the vault key. The body is sealed with them.
 * Sealing is AES-256-GCM (NIST SP 800-38D): 12 bytes of random nonce, 16 bytes of tag, then the ciphertext.
 * Both layers authenticate the header and the file's name, so files cannot be swapped.
 */
const headerOf = (format: number): Buffer => Buffer.from([...Buffer.from('MWZV'), format]);
const together = headerOf(1);
const apart = headerOf(2);
const headerBytes = together.length;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
const sealedKeyBytes = nonceBytes + tagBytes + keyBytes;

/** The position of the sealed key in a file of format 1. */
export const keyRange = { start: headerBytes, length: sealedKeyBytes } as const;

export interface SealedParts {
  readonly body: Buffer;
  /** Nobody can read the body if these bytes are gone, not even with the vault key. */
  readonly key: Buffer;
}

/** A sealed file was changed or cut off, or was sealed with another vault key or under another name. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
}

/**
 * Seals bytes with a new key, which is kept in another place than the body.
 * @param name is authenticated: it must be given again to open the body
 */
export function sealApart([vaultKey]: VaultKeys, name: string, bytes: Uint8Array): SealedParts {
  const { key, body } = sealParts(vaultKey, Buffer.concat([apart, Buffer.from(name)]), bytes);
  return { key, body: Buffer.concat([apart, ...body]) };
}

/** Seals bytes with a new key that is in the same file. The parameters are those of `sealApart`. */
export function sealTogether([vaultKey]: VaultKeys, name: string, bytes: Uint8Array): Buffer {
  const { key, body } = sealParts(vaultKey, Buffer.concat([together, Buffer.from(name)]), bytes);
  return Buffer.concat([together, key, ...body]);
}

/** @throws SealBrokenError */
export function openApart(vaultKeys: VaultKeys, name: string, { key, body }: SealedParts): Buffer {
  requireHeader(body, apart);
  return openParts(vaultKeys, Buffer.concat([apart, Buffer.from(name)]), key, body.subarray(headerBytes));
}

/** @throws SealBrokenError */
export function openTogether(vaultKeys: VaultKeys, name: string, file: Buffer): Buffer {
  requireHeader(file, together);
  const bodyStart = keyRange.start + keyRange.length;
  const key = file.subarray(keyRange.start, bodyStart);
  return openParts(vaultKeys, Buffer.concat([together, Buffer.from(name)]), key, file.subarray(bodyStart));
}

/** Returns true if a file holds the key beside the body. */
export function holdsItsKey(file: Buffer): boolean {
  return file.subarray(0, headerBytes).equals(together);
}

/**
 * Seals a file's key again with the first vault key.
 * @param header of the file that holds the body
 * @returns null when the first vault key has sealed it already
 * @throws SealBrokenError when no vault key opens it
 */
export function sealKeyAgain(vaultKeys: VaultKeys, { header, name, key }: SealedKey): Buffer | null {
  const [current, ...others] = vaultKeys;
  const context = Buffer.concat([header, Buffer.from(name)]);
  if (opens(current, context, key)) return null;
  const fitting = others.find((vaultKey) => opens(vaultKey, context, key));
  if (!fitting) throw new SealBrokenError('A key was changed, or sealed with another vault key or name.');
  return Buffer.concat(seal(current, context, unseal(fitting, context, key)));
}

/** The sealed key of a file. */
export interface SealedKey {
  /** `headers.together` or `headers.apart`. */
  readonly header: Buffer;
  /** The name that the seal authenticates. */
  readonly name: string;
  readonly key: Buffer;
}

export const headers = { together, apart } as const;

function opens(vaultKey: Buffer, context: Buffer, key: Buffer): boolean {
  try {
    unseal(vaultKey, context, key).fill(0);
    return true;
  } catch {
    return false;
  }
}

function requireHeader(file: Buffer, header: Buffer): void {
  if (!file.subarray(0, headerBytes).equals(header)) throw new SealBrokenError('This is not a sealed file.');
}

function sealParts(vaultKey: Buffer, context: Buffer, bytes: Uint8Array): { key: Buffer; body: Buffer[] } {
  const fileKey = randomBytes(keyBytes);
  try {
    return { key: Buffer.concat(seal(vaultKey, context, fileKey)), body: seal(fileKey, context, bytes) };
  } finally {
    fileKey.fill(0);
  }
}

function openParts(vaultKeys: VaultKeys, context: Buffer, key: Buffer, body: Buffer): Buffer {
  try {
    return unseal(
      openWithAny(vaultKeys, (vaultKey) => unseal(vaultKey, context, key)),
      context,
      body,
    );
  } catch (error) {
    throw new SealBrokenError('A file was changed, or sealed with another vault key or name.', { cause: error });
  }
}

/** The pieces are joined by the caller, so that a long ciphertext is copied once. */
function seal(key: Buffer, context: Buffer, bytes: Uint8Array): Buffer[] {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(context);
  const ciphertext = [cipher.update(bytes), cipher.final()];
  return [nonce, cipher.getAuthTag(), ...ciphertext];
}

function unseal(key: Buffer, context: Buffer, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(tag);
  const bytes = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  // GCM holds nothing back: the end has no bytes, and throws unless the tag fits.
  decipher.final();
  return bytes;
}
