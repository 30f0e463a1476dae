import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { linkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { DocumentDamagedError, type DocumentVault } from './document-vault.ts';
import { createLocalDocumentVault } from './local-document-vault.ts';
import { sealedKeyRange } from './seal-document.ts';

const vaultKey = new Secret('0f'.repeat(32));
let folder: string;
let vault: DocumentVault;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vault-test-'));
  vault = createLocalDocumentVault(folder, vaultKey);
});
afterEach(() => rm(folder, { recursive: true }));

const canary = 'ID NUMBER 31415926';
const signatures = {
  jpeg: 'ffd8ffe000104a464946',
  png: '89504e470d0a1a0a',
  webp: Buffer.from('WEBPVP8 ').toString('hex'),
};
const document = Buffer.concat([
  ...Object.values(signatures).map((hex) => Buffer.from(hex, 'hex')),
  Buffer.from(canary),
]);
const fileOf = (key: string) => path.join(folder, `${key}.bin`);

test('a stored document can be read back byte by byte, also by a later process with the same vault key', async () => {
  const key = await vault.store(document);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await vault.open(key)).toEqual(document);
  expect(await createLocalDocumentVault(folder, vaultKey).open(key)).toEqual(document);
});

test('the folder holds no image signature and no word of a document (catches: storing without encryption)', async () => {
  await vault.store(document);
  await vault.store(document);
  const names = (await readdir(folder)).filter((name) => name !== 'incoming');
  expect(names).toHaveLength(2);
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    for (const signature of Object.values(signatures))
      expect(bytes.includes(Buffer.from(signature, 'hex'))).toBe(false);
    expect(bytes.includes(canary)).toBe(false);
  }
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

/** The parts of a sealed document, as seal-document.ts describes them. */
function partsOf(sealed: Buffer): Record<string, string> {
  const bodyStart = sealedKeyRange.start + sealedKeyRange.length;
  const part = (from: number, to?: number) => sealed.subarray(from, to).toString('hex');
  return {
    nonceOfKey: part(sealedKeyRange.start, sealedKeyRange.start + 12),
    sealedKey: part(sealedKeyRange.start + 12, bodyStart),
    nonceOfBody: part(bodyStart, bodyStart + 12),
    body: part(bodyStart + 12),
  };
}

test.each([1, 44, 5000])(
  'a document of %i bytes stored again has another key, other nonces and another body (catches: one key or nonce for all)',
  async (length) => {
    const stored: Record<string, string>[] = [];
    for (let copy = 0; copy < 4; copy += 1) {
      const key = await vault.store(Buffer.alloc(length, 'a'));
      stored.push(partsOf(await readFile(fileOf(key))));
    }
    for (const part of ['sealedKey', 'body']) expect(new Set(stored.map((parts) => parts[part])).size).toBe(4);
    const nonces = stored.flatMap(({ nonceOfKey, nonceOfBody }) => [nonceOfKey, nonceOfBody]);
    expect(new Set(nonces).size).toBe(8);
  },
);

test('a change of any single byte is an error and never gives other bytes (catches: no authentication, unauthenticated header)', async () => {
  const key = await vault.store(Buffer.from('short'));
  const sealed = await readFile(fileOf(key));
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await writeFile(fileOf(key), changed);
    await expect(vault.open(key)).rejects.toThrow(DocumentDamagedError);
  }
});

test('a file cut off anywhere is an error', async () => {
  const key = await vault.store(Buffer.from('short'));
  const sealed = await readFile(fileOf(key));
  for (let length = 0; length < sealed.length; length += 1) {
    await writeFile(fileOf(key), sealed.subarray(0, length));
    await expect(vault.open(key)).rejects.toThrow(DocumentDamagedError);
  }
});

test('a document under the name of another is an error (catches: a name that is not authenticated)', async () => {
  const [mine, theirs] = [await vault.store(document), await vault.store(Buffer.from('theirs'))];
  await rename(fileOf(theirs), fileOf(mine));
  await expect(vault.open(mine)).rejects.toThrow(DocumentDamagedError);
});

test('another vault key opens nothing', async () => {
  const key = await vault.store(document);
  await expect(createLocalDocumentVault(folder, new Secret('f0'.repeat(32))).open(key)).rejects.toThrow(
    DocumentDamagedError,
  );
});

test('an erased document is gone, erasing it again is not an error, and other documents stay', async () => {
  const [gone, kept] = [await vault.store(document), await vault.store(document)];
  await vault.erase(gone);
  await vault.erase(gone);
  expect(await vault.open(gone)).toBeNull();
  const listed: string[] = [];
  for await (const stored of vault.list()) listed.push(stored.key);
  expect(listed).toEqual([kept]);
});

test('the bytes that an erased file leaves on the disk can no longer be opened (catches: unlinking alone)', async () => {
  const key = await vault.store(document);
  const remains = path.join(folder, 'remains');
  linkSync(fileOf(key), remains);
  await vault.erase(key);
  await copyFile(remains, fileOf(key));
  await expect(vault.open(key)).rejects.toThrow(DocumentDamagedError);
});

test.each(['', '..', '../secret', 'A'.repeat(32), 'incoming', `${'a'.repeat(32)}\n`])(
  'the key %j is refused by every operation',
  async (key) => {
    await expect(vault.open(key)).rejects.toThrow(TypeError);
    await expect(vault.erase(key)).rejects.toThrow(TypeError);
  },
);

test.each(['', '0f', '0f'.repeat(31), 'zz'.repeat(32), '0f'.repeat(33)])('the vault key %j is refused', (key) => {
  expect(() => createLocalDocumentVault(folder, new Secret(key))).toThrow('32 bytes');
});
