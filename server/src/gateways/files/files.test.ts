import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { eraseBatches, eraseEach } from './erase-each.ts';
import { ownLike } from './own-like.ts';
import { removeAbandoned } from './remove-abandoned.ts';
import { unlessMissing } from './unless-missing.ts';
import { syncFolder, writeDurably } from './write-durably.ts';

test('what cannot be erased holds up nothing, and the first failure is thrown in the end', async () => {
  const tried: number[] = [];
  const { erased, throwFailure } = await eraseEach([1, 2, 3, 4], async (item) => {
    tried.push(item);
    if (item === 2 || item === 3) throw new Error(`no ${item}`);
  });
  expect([tried, erased]).toEqual([
    [1, 2, 3, 4],
    [1, 4],
  ]);
  expect(throwFailure).toThrow('no 2');
  const { throwFailure: throwNothing } = await eraseEach([1], async () => {});
  expect(throwNothing).not.toThrow();
});

test('of several batches the failure of the first is thrown, once the others are done', async () => {
  const batches = [[1, 2], [3], []];
  const erase = async (item: number) => {
    if (item === 1) throw new Error(`no ${item}`);
  };
  const seen: (readonly number[])[] = [];
  const erasing = eraseBatches(async (stuck: readonly number[]) => {
    seen.push([...stuck]);
    return eraseEach(batches.shift() ?? [], erase);
  });
  await expect(erasing).rejects.toThrow('no 1');
  expect([seen, batches]).toEqual([[[], [1], [1]], []]);
});

test('of old folders those are removed in which nothing is written any more, and what vanishes is left alone', () => {
  const folder = makeDataFolder();
  for (const name of ['left', 'written']) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, '0'), 'half a photo');
    utimesSync(path.join(folder, name), 0, 0);
  }
  utimesSync(path.join(folder, 'left', '0'), 0, 0);
  symlinkSync(path.join(folder, 'gone'), path.join(folder, 'vanished'));
  expect(removeAbandoned(folder, 60_000)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(['vanished', 'written']);
});

test('what is stuck is named beside what is erased', async () => {
  const { erased, stuck } = await eraseEach(['a', 'b', 'c'], async (item) => {
    if (item === 'b') throw new Error('no');
  });
  expect([erased, stuck]).toEqual([['a', 'c'], ['b']]);
  const batches = [['a', 'b'], ['c'], []];
  expect(await eraseBatches(async () => eraseEach(batches.shift() ?? [], async () => {}))).toBe(3);
});

test('a file is written once, for its owner only, and what is missing is none', async () => {
  const folder = makeDataFolder();
  const file = path.join(folder, 'file');
  await writeDurably(file, Buffer.from('first'));
  await expect(writeDurably(file, Buffer.from('second'))).rejects.toThrow('EEXIST');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['first', 0o600]);
  await syncFolder(folder);
  await expect(syncFolder(path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  expect(await unlessMissing(readFile(file, 'utf8'))).toBe('first');
  expect(await unlessMissing(readFile(path.join(folder, 'nowhere')))).toBeNull();
  await expect(unlessMissing(readFile(folder))).rejects.toThrow('EISDIR');
});

test('what root makes in a folder gets its owner, and whoever is the owner already changes nothing', async () => {
  const promises = createRequire(import.meta.url)('node:fs/promises') as typeof import('node:fs/promises');
  const owners: Record<string, object> = {
    '/data': { uid: 7, gid: 8 },
    '/data/new': { uid: 0, gid: 0 },
    '/data/own': { uid: 7, gid: 9 },
  };
  const stat = vi.spyOn(promises, 'stat').mockImplementation((async (place: string) => owners[place]) as never);
  const chown = vi.spyOn(promises, 'chown').mockResolvedValue();
  syncBuiltinESMExports();
  onTestFinished(() => {
    stat.mockRestore();
    chown.mockRestore();
    syncBuiltinESMExports();
  });
  for (const place of ['/data/new', '/data/own']) await ownLike('/data', place);
  expect(chown.mock.calls).toEqual([['/data/new', 7, 8]]);
});

test('a folder counts as abandoned by the latest change of anything in it, to the moment', () => {
  const folder = makeDataFolder();
  const hourMs = 3_600_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(100 * hourMs);
  onTestFinished(() => now.mockRestore());
  const put = (name: string, ages: { folder: number; file: number }) => {
    const [place, inner] = [path.join(folder, name), path.join(folder, name, 'inner')];
    mkdirSync(inner, { recursive: true });
    writeFileSync(path.join(inner, 'file'), 'x');
    const age = (of: string, hours: number) => utimesSync(of, (100 - hours) * 3600, (100 - hours) * 3600);
    age(path.join(inner, 'file'), ages.file);
    for (const each of [inner, place]) age(each, ages.folder);
  };
  put('just', { folder: 1, file: 1 });
  put('old', { folder: 2, file: 1.5 });
  put('written', { folder: 9, file: 0.5 });
  put('renamed', { folder: 0.5, file: 9 });
  expect([removeAbandoned(folder), readdirSync(folder).toSorted()]).toEqual([1, ['just', 'renamed', 'written']]);
  expect([removeAbandoned(folder, 0.5 * hourMs), readdirSync(folder).toSorted()]).toEqual([1, ['renamed', 'written']]);
  expect([removeAbandoned(folder, 0), readdirSync(folder)]).toEqual([2, []]);
});
