import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { keyIdOf } from './key-id.ts';
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
