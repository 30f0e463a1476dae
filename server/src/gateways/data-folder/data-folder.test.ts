import { mkdirSync, readdirSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { readLastBackup } from './last-backup.ts';
import { describeDisk, readDisk } from './read-disk.ts';

test('a folder gets its name in two steps, of which the second can be done by another process', async () => {
  const parent = makeDataFolder();
  const folder = path.join(parent, 'new/data');
  const opened = openDataFolder(folder);
  expect([await opened.readName(), await opened.readPreparedName()]).toEqual([null, null]);
  await opened.prepareName('one');
  await opened.prepareName('two');
  expect([await opened.readName(), await opened.readPreparedName()]).toEqual([null, 'two']);
  await opened.keepName();
  await opened.keepName();
  expect([await opened.readName(), await opened.readPreparedName()]).toEqual(['two', null]);
  expect(readdirSync(folder)).toEqual(['installation']);
  expect(statSync(path.join(folder, 'installation')).mode & 0o777).toBe(0o600);
});

test.each([
  ['media/aa/key/160.webp', true],
  ['message-media/aa/key/note.m4a.sealed', true],
  ['vault/key.bin', true],
  ['vault-keys/key', true],
  ['media/incoming/draft', false],
  ['vault/CACHEDIR.TAG', false],
  ['uploads/upload/0', false],
  ['postgres/PG_VERSION', false],
  ['secret-key', false],
])('with the file %s it is %s that a folder holds files of members', async (file, holds) => {
  const folder = makeDataFolder();
  mkdirSync(path.join(folder, 'media/aa/empty'), { recursive: true });
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  expect(await openDataFolder(folder).holdsFiles()).toBe(false);
  writeFileSync(path.join(folder, file), 'bytes');
  expect(await openDataFolder(folder).holdsFiles()).toBe(holds);
});

test('a disk is told with what is free for this user, and in GB with one decimal', async () => {
  const folder = makeDataFolder();
  const { blocks, bsize } = statfsSync(folder);
  const { free, all } = await readDisk(folder);
  expect(all).toBe(blocks * bsize);
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(all);
  expect(describeDisk({ free: 1_250_000_000, all: 40_049_000_000 })).toBe('1.3 of 40.0 GB are free');
});

test.each([
  ['2026-11-21T09:08:07.000Z\n', new Date('2026-11-21T09:08:07Z')],
  ['yesterday', null],
  ['', null],
])('the last backup, written as %j, was at %o', async (text, at) => {
  const folder = makeDataFolder();
  expect(await readLastBackup(folder)).toBeNull();
  writeFileSync(path.join(folder, 'last-backup'), text);
  expect(await readLastBackup(folder)).toEqual(at);
});
