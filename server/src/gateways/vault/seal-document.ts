import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DocumentDamagedError } from './document-vault.ts';

/*
 * A sealed document, format 1:
 *   4 bytes "MWZV", 1 byte for the format
 *   60 bytes: the document key, sealed with the vault key
 *   the rest: the document, sealed with the document key
 * Sealing is AES-256-GCM (NIST SP 800-38D): 12 bytes of random nonce, 16 bytes of tag, then the ciphertext.
 * Both layers authenticate the header and the document's name, so files cannot be swapped.
 */
const header = Buffer.from([...Buffer.from('MWZV'), 1]);
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** The position of the sealed document key in the file. Without these bytes nobody can read the document. */
export const sealedKeyRange = { start: header.length, length: nonceBytes + tagBytes + keyBytes } as const;

/**
 * Seals a document with a new key.
 * @param vaultKey 32 bytes
 * @param name the document's key in the vault, which the seal authenticates
 */
export function sealDocument(vaultKey: Buffer, name: string, bytes: Uint8Array): Buffer {
  const documentKey = randomBytes(keyBytes);
  try {
    const context = Buffer.concat([header, Buffer.from(name)]);
    return Buffer.concat([header, seal(vaultKey, context, documentKey), seal(documentKey, context, bytes)]);
  } finally {
    documentKey.fill(0);
  }
}

/**
 * Opens a sealed document.
 * @throws DocumentDamagedError when it was changed or sealed with another vault key or name
 */
export function unsealDocument(vaultKey: Buffer, name: string, sealed: Buffer): Buffer {
  const context = Buffer.concat([header, Buffer.from(name)]);
  const bodyStart = sealedKeyRange.start + sealedKeyRange.length;
  if (!sealed.subarray(0, header.length).equals(header))
    throw new DocumentDamagedError('This is not a sealed document.');
  try {
    const documentKey = unseal(vaultKey, context, sealed.subarray(sealedKeyRange.start, bodyStart));
    return unseal(documentKey, context, sealed.subarray(bodyStart));
  } catch (error) {
    throw new DocumentDamagedError('A document was changed or was sealed with another vault key.', { cause: error });
  }
}

function seal(key: Buffer, context: Buffer, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(context);
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

function unseal(key: Buffer, context: Buffer, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
