import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { keyIdOf } from './key-id.ts';
import { readKeptKey, removeKeptKey, renameKeptKey, replaceKeptKey } from './kept-key.ts';
import { Secret } from './secret.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'kept-keys-'));
afterAll(() => rmSync(dir, { recursive: true }));

const keys = 400;
/** Reads all keys, and generates missing ones, one after the other. */
const reader = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.module).then(({ keptKey }) =>
    parentPort.postMessage(Array.from({ length: workerData.keys }, (_, at) => keptKey(workerData.dir, String(at)))));`;

function readAll(): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const module = new URL('./kept-key.ts', import.meta.url).href;
  const worker = new Worker(reader, { eval: true, workerData: { module, dir, keys } });
  worker.once('message', resolve).once('error', reject);
  return promise;
}

test('of those that start at the same moment each reads the same whole key', async () => {
  const read = await Promise.all([readAll(), readAll(), readAll(), readAll()]);
  expect(read[0]).toHaveLength(keys);
  for (const key of read[0] ?? []) expect(key).toMatch(/^[0-9a-f]{64}$/);
  for (const others of read.slice(1)) expect(others).toEqual(read[0]);
  expect(readdirSync(dir)).toHaveLength(keys);
});

test('a vault key has one name, in capitals or not, and keys of two kinds have two', () => {
  const [small, capital] = [new Secret('0f'.repeat(32)), new Secret('0F'.repeat(32))];
  expect(keyIdOf('vault', capital)).toBe(keyIdOf('vault', small));
  expect(keyIdOf('secret', capital)).not.toBe(keyIdOf('secret', small));
  expect(keyIdOf('secret', small)).not.toBe(keyIdOf('vault', small));
});

test('a key is replaced whole, gets another name and goes, and only its owner may read it', () => {
  const folder = makeDataFolder();
  const names = () => readdirSync(folder).toSorted();
  expect(readKeptKey(folder, 'key')).toBeNull();
  replaceKeptKey(folder, 'key', 'first');
  replaceKeptKey(folder, 'key', ' second \n');
  expect([readKeptKey(folder, 'key'), names(), statSync(path.join(folder, 'key')).mode & 0o777]).toEqual([
    'second',
    ['key'],
    0o600,
  ]);
  replaceKeptKey(folder, 'key.next', 'third');
  renameKeptKey(folder, 'key.next', 'key');
  expect([readKeptKey(folder, 'key'), names()]).toEqual(['third', ['key']]);
  removeKeptKey(folder, 'key');
  removeKeptKey(folder, 'key');
  expect(names()).toEqual([]);
  expect(() => replaceKeptKey(path.join(folder, 'nowhere'), 'key', 'text')).toThrow('ENOENT');
});

test.skipIf(process.getuid?.() !== 0)('a key that root replaces belongs to the owner of its folder', () => {
  const [folder, nobody] = [makeDataFolder(), 65_534];
  chownSync(folder, nobody, nobody);
  replaceKeptKey(folder, 'secret-key', 'a key');
  const { uid, mode } = statSync(path.join(folder, 'secret-key'));
  expect([uid, mode & 0o777]).toEqual([nobody, 0o600]);
});
