import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasRoom, openMemoryFolder } from './memory-folder.ts';

const gib = 1024 ** 3;
const enough = { folderBytes: 64 * gib, memoryBytes: 64 * gib };
const parent = mkdtempSync(path.join(tmpdir(), 'mwanzo-memory-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('the files need 4 GiB, and leave as much memory to the tests', () => {
  expect(hasRoom({ folderBytes: 4 * gib, memoryBytes: 8 * gib })).toBe(true);
  expect(hasRoom({ folderBytes: 4 * gib - 1, memoryBytes: 8 * gib })).toBe(false);
  expect(hasRoom({ folderBytes: 4 * gib, memoryBytes: 8 * gib - 1 })).toBe(false);
});

test('without such memory, or with too little of it, the usual temporary folder is used', () => {
  expect(openMemoryFolder(path.join(parent, 'missing'), () => enough)).toBeNull();
  expect(openMemoryFolder(parent, () => ({ ...enough, folderBytes: gib }))).toBeNull();
  expect(readdirSync(parent)).toEqual([]);
});

test('another user can reach the folder, and it goes with all that is in it, as do those of killed runs', () => {
  const { pid: dead } = spawnSync('true');
  const abandoned = path.join(parent, `mwanzo-tests-${dead}-abc123`);
  const foreign = path.join(parent, `somebody-${dead}-abc123`);
  const running = path.join(parent, `mwanzo-tests-${process.pid}-abc123`);
  for (const folder of [abandoned, foreign, running]) mkdirSync(folder);

  const memory = openMemoryFolder(parent, () => enough);
  if (!memory) throw new Error('There is no folder');
  expect(path.dirname(memory.folder)).toBe(parent);
  expect(statSync(memory.folder).mode & 0o777).toBe(0o755);
  expect(readdirSync(memory.folder)).toEqual([]);
  expect([abandoned, foreign, running].map((folder) => existsSync(folder))).toEqual([false, true, true]);

  mkdirSync(path.join(memory.folder, 'cluster'));
  memory.remove();
  expect(existsSync(memory.folder)).toBe(false);
});
