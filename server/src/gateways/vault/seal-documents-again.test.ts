import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { sealApart, sealTogether } from '../sealing/seal-file.ts';
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

test('a look changes nothing, and a document that no key opens is told by its file and holds up no other', async () => {
  const folder = path.join(makeDataFolder(), 'vault');
  const vault = createLocalDocumentVault(folder, new Secret(earlier));
  const [one, other, late] = ['00', '77', 'ff'].map((begin) => begin + makeDocumentKey().slice(2)) as [
    string,
    string,
    string,
  ];
  await vault.store(one, bytes);
  for (const [key, by] of [
    [other, current],
    [late, earlier],
  ] as const)
    writeFileSync(path.join(folder, `${key}.bin`), sealTogether(vaultKeysOf(new Secret(by)), key, bytes));
  const strange = 'ab'.repeat(16);
  const broken = [path.join(`${folder}-keys`, `${strange}.key`), path.join(folder, `${strange}.bin`)];
  const otherKey = vaultKeysOf(new Secret('2d'.repeat(32)));
  writeFileSync(broken[0] ?? '', sealApart(otherKey, strange, bytes).key);
  writeFileSync(broken[1] ?? '', sealTogether(otherKey, strange, bytes));
  // These are no documents.
  for (const name of ['notes.key', 'ab.key', `${one}.key.old`]) writeFileSync(path.join(`${folder}-keys`, name), 'x');
  const files = () => listFiles(path.dirname(folder)).map((file) => [file, readFileSync(file, 'hex')]);
  const before = files();
  const vaultKeys = vaultKeysOf(new Secret(current, [earlier]));
  const seal = async (onlyLooks: boolean) => {
    const found = await listAll(sealDocumentsAgain(folder, vaultKeys, onlyLooks));
    return {
      counts: ['again', 'current', 'gone'].map((what) => found.filter((each) => each === what).length),
      broken: found.flatMap((each) => (typeof each === 'object' ? [[each.place, (each.error as Error).name]] : [])),
    };
  };
  const refused = broken.map((file) => [file, 'SealBrokenError']);
  expect(await seal(true)).toEqual({ counts: [2, 1, 0], broken: refused });
  expect(files()).toEqual(before);
  expect(await seal(false)).toEqual({ counts: [2, 1, 0], broken: refused });
  expect(await seal(true)).toEqual({ counts: [0, 3, 0], broken: refused });
  expect(await listAll(sealDocumentsAgain(path.join(folder, 'nowhere'), vaultKeys))).toEqual([]);
});
