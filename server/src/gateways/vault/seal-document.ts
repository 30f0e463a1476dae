import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DocumentDamagedError } from './document-vault.ts';

/*
 * A sealed document is two files, which lie in different folders:
 *   the body, format 2: 4 bytes "MWZV", 1 byte for the format, the document, sealed with the document key
 *   the key: 60 bytes, the document key, sealed with the vault key
 * Format 1 was one file: header, sealed key, sealed document. It is still read, until the last one is erased.
 * Sealing is AES-256-GCM (NIST SP 800-38D): 12 bytes of random nonce, 16 bytes of tag, then the ciphertext.
 * Both layers authenticate the header and the document's name, so files cannot be swapped.
 */
const headerOf = (format: number): Buffer => Buffer.from([...Buffer.from('MWZV'), format]);
const header = headerOf(2);
const oldHeader = headerOf(1);
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
const sealedKeyBytes = nonceBytes + tagBytes + keyBytes;

/** The position of the sealed key in a file of format 1. */
export const oldKeyRange = { start: oldHeader.length, length: sealedKeyBytes } as const;

export interface SealedDocument {
  readonly body: Buffer;
  /** Without these bytes, nobody can read the body, not even with the vault key. */
  readonly key: Buffer;
}

/**
 * Seals a document with a new key.
 * @param vaultKey 32 bytes
 * @param name the document's key in the vault, which the seal authenticates
 */
export function sealDocument(vaultKey: Buffer, name: string, bytes: Uint8Array): SealedDocument {
  const documentKey = randomBytes(keyBytes);
  try {
    const context = Buffer.concat([header, Buffer.from(name)]);
    return {
      body: Buffer.concat([header, seal(documentKey, context, bytes)]),
      key: seal(vaultKey, context, documentKey),
    };
  } finally {
    documentKey.fill(0);
  }
}

/** Returns true if a file holds the key beside the document, as format 1 did. */
export function holdsItsKey(file: Buffer): boolean {
  return file.subarray(0, oldHeader.length).equals(oldHeader);
}

/** The two parts of a file of format 1. */
export function partsOfOld(file: Buffer): SealedDocument {
  const bodyStart = oldKeyRange.start + oldKeyRange.length;
  return {
    key: file.subarray(oldKeyRange.start, bodyStart),
    body: Buffer.concat([oldHeader, file.subarray(bodyStart)]),
  };
}

/**
 * Opens a sealed document.
 * @throws DocumentDamagedError when it was changed or sealed with another vault key or name
 */
export function unsealDocument(vaultKey: Buffer, name: string, { body, key }: SealedDocument): Buffer {
  const start = body.subarray(0, header.length);
  if (!start.equals(header) && !start.equals(oldHeader))
    throw new DocumentDamagedError('This is not a sealed document.');
  const context = Buffer.concat([start, Buffer.from(name)]);
  try {
    return unseal(unseal(vaultKey, context, key), context, body.subarray(header.length));
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
