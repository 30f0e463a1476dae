import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Secret } from '../../config/secret.ts';
import { removeAbandonedDrafts } from '../files/remove-abandoned-drafts.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import type { DocumentVault, StoredDocument } from './document-vault.ts';
import { sealDocument, sealedKeyRange, unsealDocument } from './seal-document.ts';

/**
 * Stores documents as files `<key>.bin` in a folder, each sealed with a different key.
 * @param vaultKeyHex 32 bytes in hexadecimal, kept apart from the data folder and the database
 */
export function createLocalDocumentVault(folder: string, vaultKeyHex: Secret): DocumentVault {
  const vaultKey = Buffer.from(vaultKeyHex.reveal(), 'hex');
  if (vaultKey.length !== 32) throw new TypeError('The vault key has 32 bytes');
  const incoming = path.join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  removeAbandonedDrafts(incoming);

  return {
    async store(bytes) {
      const key = randomBytes(16).toString('hex');
      const draft = path.join(incoming, key);
      try {
        await writeDurably(draft, sealDocument(vaultKey, key, bytes));
        await rename(draft, documentFile(folder, key));
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return key;
    },

    async open(key) {
      const sealed = await unlessMissing(readFile(documentFile(folder, key)));
      return sealed === null ? null : unsealDocument(vaultKey, key, sealed);
    },

    async erase(key) {
      const file = documentFile(folder, key);
      await unlessMissing(destroyKey(file));
      await rm(file, { force: true });
      await syncFolder(folder);
    },

    list: () => listDocuments(folder),
  };
}

/**
 * Overwrites the key of a sealed file. Its other bytes may stay on the disk after the unlink, but cannot be read
 * without it.
 */
async function destroyKey(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write(randomBytes(sealedKeyRange.length), 0, sealedKeyRange.length, sealedKeyRange.start);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The only place where a key becomes a path. */
function documentFile(folder: string, key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('A document key is 32 hexadecimal digits');
  return path.join(folder, `${key}.bin`);
}

async function* listDocuments(folder: string): AsyncIterable<StoredDocument> {
  for (const name of await readdir(folder)) {
    const [, key] = /^([0-9a-f]{32})\.bin$/.exec(name) ?? [];
    const status = key === undefined ? null : await unlessMissing(stat(path.join(folder, name)));
    if (key !== undefined && status !== null) yield { key, storedAt: status.mtime };
  }
}
