import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PhotoVariant } from '../images/image-processor.ts';
import { createLocalPhotoStorage } from './local-photo-storage.ts';
import { isPhotoKey, makePhotoKey, type PhotoStorage } from './photo-storage.ts';

let folder: string;
let storage: PhotoStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photo-storage-test-'));
  storage = createLocalPhotoStorage(path.join(folder, 'media'));
});
afterEach(() => rm(folder, { recursive: true }));

const variants: PhotoVariant[] = [
  { width: 160, bytes: Buffer.from('small') },
  { width: 480, bytes: Buffer.from('medium') },
  { width: 1080, bytes: Buffer.from('large') },
];

async function allFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
}

test('a stored photo can be read back, and only its variants are on the disk', async () => {
  const key = makePhotoKey();
  await storage.put(key, variants);
  expect(
    await Promise.all([160, 480, 1080].map(async (width) => String(await storage.read(key, width as 160)))),
  ).toEqual(['small', 'medium', 'large']);
  const shelf = `media/${key.slice(0, 2)}/${key}`;
  expect(await allFiles()).toEqual([`${shelf}/1080.webp`, `${shelf}/160.webp`, `${shelf}/480.webp`]);
  expect((await stat(path.join(folder, shelf, '160.webp'))).mode & 0o077).toBe(0);
});

test('no variant is in place before all are on the disk', async () => {
  const key = makePhotoKey();
  const seenEarly: boolean[] = [];
  const watched = variants.map(({ width, bytes }) => ({
    width,
    get bytes() {
      seenEarly.push(existsSync(path.join(folder, 'media', key.slice(0, 2), key)));
      return bytes;
    },
  }));
  await storage.put(key, watched);
  expect(seenEarly).toEqual([false, false, false]);
});

test('a photo that cannot be written completely leaves nothing (catches: a draft that is not removed)', async () => {
  const broken = [...variants, { width: 480, bytes: Buffer.from('twice') } as const];
  const key = makePhotoKey();
  await expect(storage.put(key, broken)).rejects.toThrow('EEXIST');
  expect(await allFiles()).toEqual([]);
  expect(await storage.read(key, 160)).toBeNull();
  expect(await listKeys()).toEqual([]);
});

test('a key in use keeps its first photo', async () => {
  const key = makePhotoKey();
  await storage.put(key, variants);
  await expect(storage.put(key, [{ width: 160, bytes: Buffer.from('other') }])).rejects.toThrow();
  expect(String(await storage.read(key, 160))).toBe('small');
  expect(await allFiles()).toHaveLength(3);
});

test('a removed photo is gone from the disk, other photos stay, and removing it again is not an error', async () => {
  const [gone, kept] = [makePhotoKey(), makePhotoKey()];
  await storage.put(gone, variants);
  await storage.put(kept, variants);
  await storage.remove(gone);
  await storage.remove(gone);
  expect(await storage.read(gone, 480)).toBeNull();
  expect(await listKeys()).toEqual([kept]);
  expect(await allFiles()).toHaveLength(3);
});

test('a photo that is put back and discarded again on one day lies in the trash as it was last', async () => {
  const key = makePhotoKey();
  const now = new Date('2026-11-21T09:00:00Z');
  await storage.put(key, variants);
  await storage.discard(key, now);
  await storage.put(key, variants.slice(0, 1));
  await storage.discard(key, now);
  expect(await allFiles()).toEqual([path.join('media/trash/2026-11-21', key, '160.webp')]);
});

test('every photo is listed with the time at which it was stored', async () => {
  const keys = Array.from({ length: 5 }, makePhotoKey);
  for (const key of keys) await storage.put(key, variants);
  expect(await listKeys()).toEqual(keys.toSorted());
  for await (const { storedAt } of storage.list())
    expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
});

test.each([
  '',
  '..',
  '../../../../etc/passwd',
  'A'.repeat(32),
  `${'a'.repeat(32)}\n`,
  `${'a'.repeat(30)}/.`,
  'a'.repeat(31),
  'incoming',
  `${'a'.repeat(31)}\0`,
])('the key %j is refused by every operation, and the disk is not touched', async (key) => {
  const outside = path.join(folder, 'outside');
  await writeFile(outside, 'keep');
  await expect(storage.put(key, variants)).rejects.toThrow(TypeError);
  await expect(storage.remove(key)).rejects.toThrow(TypeError);
  await expect(storage.read(key, 160)).rejects.toThrow(TypeError);
  expect(await allFiles()).toEqual(['outside']);
});

test('a width without a variant is refused', async () => {
  await expect(storage.read(makePhotoKey(), '../../x' as unknown as 160)).rejects.toThrow(TypeError);
});

test('a start removes the drafts of a dead process, but not those of a running one', async () => {
  const draft = (name: string) => path.join(folder, 'media', 'incoming', name);
  for (const name of ['dead', 'living']) await mkdir(draft(name));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(draft('dead'), yesterday, yesterday);
  createLocalPhotoStorage(path.join(folder, 'media'));
  expect([existsSync(draft('dead')), existsSync(draft('living'))]).toEqual([false, true]);
});

test('keys are 128 random bits', () => {
  const keys = new Set(Array.from({ length: 10_000 }, makePhotoKey));
  expect(keys.size).toBe(10_000);
  expect([...keys].every(isPhotoKey)).toBe(true);
});
