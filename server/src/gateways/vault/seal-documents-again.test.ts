import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { sealTogether } from '../sealing/seal-file.ts';
import { vaultKeysOf } from '../sealing/vault-key.ts';
import { makeDocumentKey } from './document-vault.ts';
import { createLocalDocumentVault } from './local-document-vault.ts';
import { sealDocumentsAgain } from './seal-documents-again.ts';

const [earlier, current] = ['0f'.repeat(32), '1e'.repeat(32)];
const bytes = Buffer.from('ID NUMBER 31415926');

async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('documents of both formats are sealed again, whichever comes first in the folder', async () => {
  const folder = path.join(makeDataFolder(), 'vault');
  const vault = createLocalDocumentVault(folder, new Secret(earlier));
  const apart = ['00', 'ff'].map((begin) => begin + makeDocumentKey().slice(2));
  for (const key of apart) await vault.store(key, bytes);
  const together = ['11', 'ee'].map((begin) => begin + makeDocumentKey().slice(2));
  for (const key of together)
    writeFileSync(path.join(folder, `${key}.bin`), sealTogether(vaultKeysOf(new Secret(earlier)), key, bytes));
  const bodies = () => apart.map((key) => readFileSync(path.join(folder, `${key}.bin`), 'hex'));
  const before = bodies();
  const sealAgain = (vaultKey: Secret) => listAll(sealDocumentsAgain(folder, vaultKeysOf(vaultKey)));
  expect(await sealAgain(new Secret(current, [earlier]))).toEqual(Array.from({ length: 4 }, () => 'again'));
  expect(await sealAgain(new Secret(current))).toEqual(Array.from({ length: 4 }, () => 'current'));
  const later = createLocalDocumentVault(folder, new Secret(current));
  for (const key of [...apart, ...together]) expect(Buffer.from((await later.open(key)) ?? [])).toEqual(bytes);
  expect(bodies()).toEqual(before);
});
