import type { OfflineDatabase } from './offline-database.ts';

/** An encrypted value. Its key is in the same database under the name `key`, and no script can read it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';

async function readKey(database: OfflineDatabase): Promise<CryptoKey | undefined> {
  const key = await database.get('key');
  return key instanceof CryptoKey ? key : undefined;
}

async function makeKey(database: OfflineDatabase): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  try {
    await database.add('key', key);
    return key;
  } catch (error) {
    // Another tab may have made one at the same moment.
    const theirs = await readKey(database);
    if (!theirs) throw error;
    return theirs;
  }
}

export async function seal(database: OfflineDatabase, content: BufferSource): Promise<Sealed> {
  const key = (await readKey(database)) ?? (await makeKey(database));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv }, key, content) };
}

/** @returns undefined if the key was deleted */
export async function unseal(database: OfflineDatabase, { iv, bytes }: Sealed): Promise<ArrayBuffer | undefined> {
  const key = await readKey(database);
  return key && crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes);
}
