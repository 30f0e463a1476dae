import { randomBytes, createCipheriv } from 'node:crypto';
import fsPromises, { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { cpSync, existsSync, linkSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { SealBrokenError } from '../sealing/seal-file.ts';
import type { DocumentVault } from './document-vault.ts';
import { createLocalDocumentVault } from './local-document-vault.ts';
import { listFiles } from '../../testing/list-files.ts';
import { storeDocument } from '../../testing/store-document.ts';

const vaultKey = new Secret('0f'.repeat(32));
let parent: string;
let folder: string;
let vault: DocumentVault;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'vault-test-'));
  folder = path.join(parent, 'vault');
  vault = createLocalDocumentVault(folder, vaultKey);
});
afterEach(() => rm(parent, { recursive: true }));

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
const keyFileOf = (key: string) => path.join(`${folder}-keys`, `${key}.key`);

test('a stored document can be read back byte by byte, also by a later process with the same vault key', async () => {
  const key = await storeDocument(vault, document);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await vault.open(key)).toEqual(document);
  expect(await createLocalDocumentVault(folder, vaultKey).open(key)).toEqual(document);
});

test('the folder holds no image signature and no word of a document', async () => {
  await storeDocument(vault, document);
  await storeDocument(vault, document);
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

/** The parts of a sealed document, as seal-file.ts describes them. */
async function partsOf(name: string): Promise<Record<string, string>> {
  const part = (sealed: Buffer, from: number, to?: number) => sealed.subarray(from, to).toString('hex');
  const [key, body] = [await readFile(keyFileOf(name)), await readFile(fileOf(name))];
  return {
    nonceOfKey: part(key, 0, 12),
    sealedKey: part(key, 12),
    nonceOfBody: part(body, 5, 17),
    body: part(body, 17),
  };
}

test.each([1, 44, 5000])(
  'a document of %i bytes stored again has another key, other nonces and another body',
  async (length) => {
    const stored: Record<string, string>[] = [];
    for (let copy = 0; copy < 4; copy += 1) {
      const key = await storeDocument(vault, Buffer.alloc(length, 'a'));
      stored.push(await partsOf(key));
    }
    for (const part of ['sealedKey', 'body']) expect(new Set(stored.map((parts) => parts[part])).size).toBe(4);
    const nonces = stored.flatMap(({ nonceOfKey, nonceOfBody }) => [nonceOfKey, nonceOfBody]);
    expect(new Set(nonces).size).toBe(8);
  },
);

test('a change of any single byte is an error and never gives other bytes', async () => {
  const key = await storeDocument(vault, Buffer.from('short'));
  for (const file of [fileOf(key), keyFileOf(key)]) {
    const sealed = await readFile(file);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(file, changed);
      await expect(vault.open(key)).rejects.toThrow(SealBrokenError);
    }
    await writeFile(file, sealed);
  }
  expect(await vault.open(key)).toEqual(Buffer.from('short'));
});

test('a file cut off anywhere is an error', async () => {
  const key = await storeDocument(vault, Buffer.from('short'));
  for (const file of [fileOf(key), keyFileOf(key)]) {
    const sealed = await readFile(file);
    for (let length = 0; length < sealed.length; length += 1) {
      await writeFile(file, sealed.subarray(0, length));
      await expect(vault.open(key)).rejects.toThrow(SealBrokenError);
    }
    await writeFile(file, sealed);
  }
});

test('a document under the name of another is an error (catches: a name that is not authenticated)', async () => {
  const [mine, theirs] = [await storeDocument(vault, document), await storeDocument(vault, Buffer.from('theirs'))];
  await rename(fileOf(theirs), fileOf(mine));
  await rename(keyFileOf(theirs), keyFileOf(mine));
  await expect(vault.open(mine)).rejects.toThrow(SealBrokenError);
});

test('another vault key opens nothing', async () => {
  const key = await storeDocument(vault, document);
  await expect(createLocalDocumentVault(folder, new Secret('f0'.repeat(32))).open(key)).rejects.toThrow(
    SealBrokenError,
  );
});

test('an erased document is gone, erasing it again is not an error, and other documents stay', async () => {
  const [gone, kept] = [await storeDocument(vault, document), await storeDocument(vault, document)];
  await vault.erase(gone);
  await vault.erase(gone);
  expect(await vault.open(gone)).toBeNull();
  expect(await vault.open(kept)).toEqual(document);
});

test('the bytes that erased files leave on the disk can no longer be opened (catches: unlinking alone)', async () => {
  const key = await storeDocument(vault, document);
  const [body, sealedKey] = await Promise.all([readFile(fileOf(key)), readFile(keyFileOf(key))]);
  const remains = [fileOf(key), keyFileOf(key)].map((file, at) => {
    linkSync(file, path.join(parent, `remains-${at}`));
    return { file, kept: path.join(parent, `remains-${at}`) };
  });
  await vault.erase(key);
  for (const { file, kept } of remains) await copyFile(kept, file);
  await expect(vault.open(key)).rejects.toThrow(SealBrokenError);
  // A whole copy of the document, as a backup has it, does not open with what the key has left.
  await writeFile(fileOf(key), body);
  await expect(vault.open(key)).rejects.toThrow(SealBrokenError);
  await writeFile(keyFileOf(key), sealedKey);
  expect(await vault.open(key)).toEqual(document);
});

/** Programs that make backups use the same rule: https://bford.info/cachedir/ */
function isNotMarked(copied: string): boolean {
  const tag = path.join(copied, 'CACHEDIR.TAG');
  return !existsSync(tag) || !readFileSync(tag, 'utf8').startsWith('Signature: 8a477f597d28d172789f06886806bc55');
}

test('a backup without the marked folders brings no erased document back, even with the vault key', async () => {
  const [erased, kept] = [await storeDocument(vault, document), await storeDocument(vault, document)];
  const backup = path.join(parent, 'backup');
  const restored = path.join(parent, 'restored');
  for (const name of ['vault', 'vault-keys'])
    cpSync(path.join(parent, name), path.join(backup, name), { recursive: true, filter: isNotMarked });
  expect(await readdir(backup)).toEqual(['vault']);
  await vault.erase(erased);
  cpSync(backup, restored, { recursive: true });
  expect((await readdir(path.join(restored, 'vault'))).filter((name) => name.endsWith('.bin'))).toHaveLength(2);
  const later = createLocalDocumentVault(path.join(restored, 'vault'), vaultKey);
  expect(await later.open(erased)).toBeNull();
  // The price of this: documents that were not erased are lost too. Their members are asked for them again.
  expect(await later.open(kept)).toBeNull();
  // If the backup is restored over a folder that still has its keys, only the erased document is gone.
  cpSync(backup, parent, { recursive: true });
  expect([await vault.open(erased), await vault.open(kept)]).toEqual([null, document]);
});

test('what a killed process has left of a document is erased: its key, and drafts of both', async () => {
  const key = await storeDocument(vault, document);
  await rename(fileOf(key), path.join(folder, 'incoming', key));
  await copyFile(keyFileOf(key), path.join(`${folder}-keys`, 'incoming', key));
  await vault.erase(key);
  expect(listFiles(parent).map((file) => path.basename(file))).toEqual(['CACHEDIR.TAG']);
});

test('a document whose key is sealed again while it is read is read whole', async () => {
  const key = await storeDocument(vault, document);
  const real = fsPromises.readFile;
  // The first look at the key finds the new one half written.
  const look = vi
    .spyOn(fsPromises, 'readFile')
    .mockImplementationOnce((...values) => real(...values))
    .mockImplementationOnce(async (...values) => Buffer.from(await real(...values)).fill(0, 20, 40));
  syncBuiltinESMExports();
  onTestFinished(() => {
    look.mockRestore();
    syncBuiltinESMExports();
  });
  expect(Buffer.from((await vault.open(key)) ?? [])).toEqual(document);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a document that cannot be stored leaves nothing, neither its key nor a draft', async () => {
  const key = randomBytes(16).toString('hex');
  // A folder in its place cannot be replaced.
  await mkdir(path.join(fileOf(key), 'in the way'), { recursive: true });
  const before = listFiles(parent);
  await expect(vault.store(key, document)).rejects.toThrow();
  expect(listFiles(parent)).toEqual(before);
});

test('a document of the format before this one, with the key in its file, is opened and erased', async () => {
  const name = 'ab'.repeat(16);
  const header = Buffer.from([...Buffer.from('MWZV'), 1]);
  const seal = (key: Buffer, bytes: Buffer) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.concat([header, Buffer.from(name)]));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  };
  const documentKey = randomBytes(32);
  const sealedKey = seal(Buffer.from(vaultKey.reveal(), 'hex'), documentKey);
  await writeFile(fileOf(name), Buffer.concat([header, sealedKey, seal(documentKey, document)]));
  expect(await vault.open(name)).toEqual(document);
  const remains = path.join(parent, 'remains');
  linkSync(fileOf(name), remains);
  await vault.erase(name);
  expect(await vault.open(name)).toBeNull();
  await copyFile(remains, fileOf(name));
  await expect(vault.open(name)).rejects.toThrow(SealBrokenError);
});

test.each(['', '..', '../secret', 'A'.repeat(32), 'incoming', `${'a'.repeat(32)}\n`])(
  'the key %j is refused by every operation',
  async (key) => {
    await expect(vault.open(key)).rejects.toThrow(TypeError);
    await expect(vault.erase(key)).rejects.toThrow(TypeError);
    await expect(vault.store(key, document)).rejects.toThrow(TypeError);
  },
);

test.each(['', '0f', '0f'.repeat(31), 'zz'.repeat(32), '0f'.repeat(33)])('the vault key %j is refused', (key) => {
  expect(() => createLocalDocumentVault(folder, new Secret(key))).toThrow('32 bytes');
});
