import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { listFiles } from '../../testing/list-files.ts';
import { createLocalMediaStorage } from './local-media-storage.ts';
import type { MediaStorage } from './media-storage.ts';
import { maySweep } from './sweep-rules.ts';
import { SweepRefusedError, sweepStorage } from './sweep-storage.ts';

const now = new Date('2026-11-24T09:00:00Z');
const dayMs = 86_400_000;
let folder: string;
let storage: MediaStorage;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-sweep-'));
  storage = createLocalMediaStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);

async function store(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, makePhotoKey);
  for (const key of keys) {
    await storage.put(key, [{ name: 'photo.webp', bytes: Buffer.from(key) }]);
    utimesSync(placeOf(key), new Date(0), new Date(0));
  }
  return keys;
}

const sweep = (named: readonly string[], at = now) =>
  sweepStorage({
    storage,
    now: at,
    storedBefore: at,
    listKept: async (keys) => keys.filter((key) => named.includes(key)),
  });

test('of the trash every day is emptied that is over, and no later one', async () => {
  const keys = await store(4);
  for (const [at, key] of keys.entries()) await storage.discard(key, new Date(now.getTime() + Math.max(1, at) * dayMs));
  expect(await storage.emptyTrash(new Date(now.getTime() + 3 * dayMs))).toBe(3);
  expect(readdirSync(path.join(folder, 'trash'))).toEqual(['2026-11-27']);
});

test('what no row names lies in the trash of its day for seven days, and can be put back', async () => {
  const [named = '', unnamed = ''] = await store(2);
  expect(await sweep([named])).toEqual({ moved: 1, stored: 2, removed: 0 });
  expect(await storage.read(unnamed, 'photo.webp')).toBeNull();
  const discarded = path.join(folder, 'trash/2026-11-24', unnamed);
  expect(listFiles(discarded)).toHaveLength(1);
  await rename(discarded, placeOf(unnamed));
  expect(await storage.read(unnamed, 'photo.webp')).toEqual(Buffer.from(unnamed));
  // The same key can be left without a row again on the same day.
  expect(await sweep([named])).toMatchObject({ moved: 1 });
  // So can a copy of what lies in the trash.
  await cp(discarded, placeOf(unnamed), { recursive: true });
  utimesSync(placeOf(unnamed), new Date(0), new Date(0));
  expect(await sweep([named])).toMatchObject({ moved: 1 });
  expect(await sweep([named], new Date(now.getTime() + 7 * dayMs))).toMatchObject({ removed: 0 });
  expect(listFiles(discarded)).toHaveLength(1);
  expect(await sweep([named], new Date(now.getTime() + 8 * dayMs))).toEqual({ moved: 0, stored: 1, removed: 1 });
  expect(listFiles(path.join(folder, 'trash'))).toEqual([]);
  expect(await storage.read(named, 'photo.webp')).not.toBeNull();
});

test('a sweep that would take more than ten, and more than a hundredth, takes nothing and says so', async () => {
  const keys = await store(18);
  const before = listFiles(folder);
  await expect(sweep([])).rejects.toThrow(SweepRefusedError);
  await expect(sweep(keys.slice(0, 7))).rejects.toThrow('No row names 11 of 18 stored files');
  expect(listFiles(folder)).toEqual(before);
  expect(await sweep(keys.slice(0, 8))).toMatchObject({ moved: 10 });
});

test('the hundredth is one of all that is stored, also of what is too young to be moved', async () => {
  async function* list() {
    for (let at = 0; at < 1200; at += 1) yield { key: String(at), storedAt: at < 12 ? new Date(0) : now };
  }
  const discarded: string[] = [];
  const discard = async (key: string) => void discarded.push(key);
  const large = { list, discard, emptyTrash: async () => 0 };
  const swept = await sweepStorage({ storage: large, now, storedBefore: now, listKept: async () => [] });
  expect([swept.moved, discarded.length]).toEqual([12, 12]);
});

test('a piece that is younger than the moment is spared, and so is one that vanishes meanwhile', async () => {
  const [old = '', gone = ''] = await store(2);
  const young = makePhotoKey();
  await storage.put(young, [{ name: 'photo.webp', bytes: Buffer.from('young') }]);
  const listKept = async () => {
    await storage.remove(gone);
    return [];
  };
  const storedBefore = new Date(1000);
  expect(await sweepStorage({ storage, now, storedBefore, listKept })).toEqual({ moved: 2, stored: 3, removed: 0 });
  expect([await storage.read(young, 'photo.webp'), await storage.read(old, 'photo.webp')]).toEqual([
    Buffer.from('young'),
    null,
  ]);
});

test.each([
  [0, 0, true],
  [10, 10, true],
  [11, 1099, false],
  [11, 1100, true],
  [1000, 99_999, false],
  [1000, 100_000, true],
])('%i of %i without a row: may be taken %s', (unnamed, stored, may) => {
  expect(maySweep(unnamed, stored)).toBe(may);
});

test('of more pieces than one question holds each is asked about once, and none is left out', async () => {
  const keys = Array.from({ length: 1001 }, (_, at) => `key ${at}`);
  const discarded: string[] = [];
  const asked: string[] = [];
  const left = ['key 0', 'key 499', 'key 500', 'key 999', 'key 1000'];
  const swept = await sweepStorage({
    storage: {
      async *list() {
        for (const key of keys) yield { key, storedAt: new Date(0) };
      },
      discard: async (key) => void discarded.push(key),
      emptyTrash: async () => 0,
    },
    now: new Date(1),
    storedBefore: new Date(1),
    listKept: async (some) => {
      expect(some.length).toBeLessThanOrEqual(500);
      asked.push(...some);
      return some.filter((key) => !left.includes(key));
    },
  });
  expect([asked, discarded, swept]).toEqual([keys, left, { moved: 5, stored: 1001, removed: 0 }]);
});

test('a file that is added leaves no draft behind, also where its media are gone', async () => {
  const [key = ''] = await store(1);
  for (const each of [key, makePhotoKey()]) await storage.add(each, { name: 'note.webm', bytes: Buffer.from(key) });
  expect(listFiles(folder)).toEqual(['note.webm', 'photo.webp'].map((name) => path.join(placeOf(key), name)));
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual([]);
});
