import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Secret } from '../../config/secret.ts';
import { removeAbandoned } from '../files/remove-abandoned.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import type { DocumentVault } from './document-vault.ts';
import { holdsItsKey, oldKeyRange, partsOfOld, sealDocument, unsealDocument } from './seal-document.ts';

/** This file tells programs that make backups to leave the folder out (https://bford.info/cachedir/). */
const leaveOut = {
  name: 'CACHEDIR.TAG',
  text:
    'Signature: 8a477f597d28d172789f06886806bc55\n' +
    '# Keys of identity documents. A backup with them would bring erased documents back.\n',
};

/**
 * Stores documents as files `<key>.bin` in a folder, each sealed with a different key. The keys are in `<folder>-keys`,
 * as `<key>.key`. Backups must not contain them, so that a document that was erased after a backup cannot be read from
 * it.
 *
 * @param vaultKeyHex 32 bytes in hexadecimal, kept apart from the data folder and the database
 */
export function createLocalDocumentVault(folder: string, vaultKeyHex: Secret): DocumentVault {
  const vaultKey = Buffer.from(vaultKeyHex.reveal(), 'hex');
  if (vaultKey.length !== 32) throw new TypeError('The vault key has 32 bytes');
  const bodies = prepareStore(folder, '.bin');
  const keys = prepareStore(`${folder}-keys`, '.key');
  writeFileSync(path.join(keys.folder, leaveOut.name), leaveOut.text);

  return {
    async store(key, bytes) {
      const sealed = sealDocument(vaultKey, key, bytes);
      // The key is written first: a key without a document is harmless.
      await put(keys, key, sealed.key);
      try {
        await put(bodies, key, sealed.body);
      } catch (error) {
        await rm(fileOf(keys, key), { force: true });
        throw error;
      }
    },

    async open(key) {
      const body = await unlessMissing(readFile(fileOf(bodies, key)));
      if (body === null) return null;
      if (holdsItsKey(body)) return unsealDocument(vaultKey, key, partsOfOld(body));
      const sealedKey = await unlessMissing(readFile(fileOf(keys, key)));
      return sealedKey === null ? null : unsealDocument(vaultKey, key, { body, key: sealedKey });
    },

    async erase(key) {
      await unlessMissing(overwrite(fileOf(keys, key), 0));
      await unlessMissing(overwrite(fileOf(bodies, key), oldKeyRange.start));
      for (const store of [keys, bodies]) {
        await rm(fileOf(store, key), { force: true });
        await rm(draftOf(store, key), { force: true });
        await syncFolder(store.folder);
      }
    },
  };
}

interface Store {
  readonly folder: string;
  readonly incoming: string;
  readonly ending: string;
}

function prepareStore(folder: string, ending: string): Store {
  const incoming = path.join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  removeAbandoned(incoming);
  return { folder, incoming, ending };
}

async function put(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  const draft = draftOf(store, key);
  try {
    await writeDurably(draft, bytes);
    await rename(draft, fileOf(store, key));
    await syncFolder(store.folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Overwrites the bytes of a key. Without the key, remains of a document on the disk cannot be read. */
async function overwrite(file: string, start: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write(randomBytes(oldKeyRange.length), 0, oldKeyRange.length, start);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const fileOf = ({ folder, ending }: Store, key: string): string => path.join(folder, `${checked(key)}${ending}`);

const draftOf = ({ incoming }: Store, key: string): string => path.join(incoming, checked(key));

/** Every key that becomes a path goes through here. */
function checked(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('A document key is 32 hexadecimal digits');
  return key;
}
