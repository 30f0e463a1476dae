import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Secret } from '../../config/secret.ts';
import { removeAbandoned } from '../files/remove-abandoned.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import { holdsItsKey, openApart, openTogether, sealApart } from '../sealing/seal-file.ts';
import { shredKey } from '../sealing/shred-key.ts';
import { vaultKeysOf } from '../sealing/vault-key.ts';
import type { DocumentVault } from './document-vault.ts';

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
 * it. A file that holds its own key is from before that, and is still opened.
 */
export function createLocalDocumentVault(folder: string, vaultKeyHex: Secret): DocumentVault {
  const vaultKeys = vaultKeysOf(vaultKeyHex);
  const bodies = prepareStore(folder, '.bin');
  const keys = prepareStore(`${folder}-keys`, '.key');
  writeFileSync(path.join(keys.folder, leaveOut.name), leaveOut.text);

  return {
    async store(key, bytes) {
      const sealed = sealApart(vaultKeys, key, bytes);
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
      if (holdsItsKey(body)) return openTogether(vaultKeys, key, body);
      const readKey = () => unlessMissing(readFile(fileOf(keys, key)));
      const sealedKey = await readKey();
      if (sealedKey === null) return null;
      try {
        return openApart(vaultKeys, key, { body, key: sealedKey });
      } catch (error) {
        // It may have been sealed again while it was read.
        const now = await readKey();
        if (now === null || now.equals(sealedKey)) throw error;
        return openApart(vaultKeys, key, { body, key: now });
      }
    },

    async erase(key) {
      await unlessMissing(shredKey(fileOf(keys, key), 0));
      await unlessMissing(shredKey(fileOf(bodies, key)));
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

const fileOf = ({ folder, ending }: Store, key: string): string => path.join(folder, `${checked(key)}${ending}`);

const draftOf = ({ incoming }: Store, key: string): string => path.join(incoming, checked(key));

/** Every key that becomes a path goes through here. */
function checked(key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new TypeError('A document key is 32 hexadecimal digits');
  return key;
}
