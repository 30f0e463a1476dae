import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';
import { sealFileAgain, type BrokenSeal, type SealedAgain } from '../sealing/seal-again.ts';
import { headers, holdsItsKey, keyRange } from '../sealing/seal-file.ts';
import type { VaultKeys } from '../sealing/vault-key.ts';

/**
 * Seals the keys of all documents with the current vault key, as `sealMediaAgain` does. A document from before the keys
 * were kept apart holds its own.
 */
export async function* sealDocumentsAgain(
  vault: string,
  vaultKeys: VaultKeys,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  const keys = `${vault}-keys`;
  for (const name of await list(keys, '.key')) {
    const place = { header: headers.apart, name: name.slice(0, -4), file: path.join(keys, name), start: 0, onlyLooks };
    yield sealFileAgain(vaultKeys, place).catch((error: unknown) => ({ place: place.file, error }));
  }
  for (const name of await list(vault, '.bin')) {
    const file = path.join(vault, name);
    if (!(await startsWithItsKey(file))) continue;
    const place = { header: headers.together, name: name.slice(0, -4), file, start: keyRange.start, onlyLooks };
    yield sealFileAgain(vaultKeys, place).catch((error: unknown) => ({ place: file, error }));
  }
}

const list = async (folder: string, ending: string): Promise<string[]> =>
  ((await unlessMissing(readdir(folder))) ?? []).filter(
    (name) => /^[0-9a-f]{32}\./.test(name) && name.endsWith(ending),
  );

async function startsWithItsKey(file: string): Promise<boolean> {
  const handle = await unlessMissing(open(file, 'r'));
  if (handle === null) return false;
  try {
    const start = Buffer.alloc(keyRange.start);
    await handle.read(start, 0, start.length, 0);
    return holdsItsKey(start);
  } finally {
    await handle.close();
  }
}
