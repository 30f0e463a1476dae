import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { findInFiles } from '../../testing/find-in-files.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { SealBrokenError } from '../sealing/seal-file.ts';
import { createLocalMediaStorage } from './local-media-storage.ts';
import type { SealedMediaStorage } from './media-storage.ts';
import { createSealedMediaStorage } from './sealed-media-storage.ts';

const vaultKey = new Secret('0f'.repeat(32));
const photo = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.from('a picture of somebody, '.repeat(50))]);
const note = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('the voice of somebody, '.repeat(50))]);
const now = new Date('2026-11-21T09:00:00Z');
let folder: string;
let storage: SealedMediaStorage;

beforeEach(() => {
  folder = makeDataFolder();
  storage = createSealedMediaStorage(folder, vaultKey);
});

const placeOf = (key: string, name: string) => path.join(folder, key.slice(0, 2), key, name);
const sealedPlaceOf = (key: string, name: string) => placeOf(key, `${name}.sealed`);

async function store(name: string, bytes: Buffer): Promise<string> {
  const key = makePhotoKey();
  await storage.put(key, [{ name, bytes }]);
  return key;
}

/** Stores a file as releases before this one did. */
async function storePlain(name: string, bytes: Buffer): Promise<string> {
  const key = makePhotoKey();
  await createLocalMediaStorage(folder).put(key, [{ name, bytes }]);
  return key;
}

async function sealAll(): Promise<number> {
  let count = 0;
  for await (const _ of storage.sealPlain()) count += 1;
  return count;
}

const clear = ['RIFF', 'WEBP', Buffer.from('1a45dfa3', 'hex'), 'a picture of', 'the voice of'];
const findClear = () => findInFiles(folder, clear);

test('a photo and a voice note are read byte by byte, also by a later process, and no file holds a word', async () => {
  const key = await store('note.webm', note);
  await storage.add(key, { name: 'note.m4a', bytes: photo });
  const later = createSealedMediaStorage(folder, vaultKey);
  for (const each of [storage, later])
    expect([await each.read(key, 'note.webm'), await each.read(key, 'note.m4a')]).toEqual([note, photo]);
  expect(findClear()).toEqual([]);
  expect(listFiles(folder)).toEqual(['note.m4a', 'note.webm'].map((name) => sealedPlaceOf(key, name)));
  expect(await storage.read(key, 'photo.webp')).toBeNull();
});

test('the same bytes stored twice have other keys and other bodies', async () => {
  const sealed = [await store('photo.webp', photo), await store('photo.webp', photo)].map((key) =>
    readFileSync(sealedPlaceOf(key, 'photo.webp')),
  );
  for (const [start, end] of [
    [5, 17],
    [33, 65],
    [65, 77],
    [93, 125],
  ])
    expect(sealed[0]?.subarray(start, end)).not.toEqual(sealed[1]?.subarray(start, end));
});

test('a file under the key or the name of another is an error and never another picture', async () => {
  const [mine, theirs] = [await store('photo.webp', photo), await store('photo.webp', note)];
  cpSync(sealedPlaceOf(theirs, 'photo.webp'), sealedPlaceOf(mine, 'photo.webp'));
  await expect(storage.read(mine, 'photo.webp')).rejects.toThrow(SealBrokenError);
  cpSync(sealedPlaceOf(theirs, 'photo.webp'), sealedPlaceOf(theirs, 'note.webm'));
  await expect(storage.read(theirs, 'note.webm')).rejects.toThrow(SealBrokenError);
});

test('a file that was changed anywhere or cut off anywhere is an error', async () => {
  const key = await store('photo.webp', Buffer.from('short'));
  const file = sealedPlaceOf(key, 'photo.webp');
  const sealed = readFileSync(file);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    for (const bytes of [changed, sealed.subarray(0, at)]) {
      writeFileSync(file, bytes);
      await expect(storage.read(key, 'photo.webp')).rejects.toThrow(SealBrokenError);
    }
  }
});

test('another vault key opens nothing, and one that is no key is refused', async () => {
  const key = await store('photo.webp', photo);
  const other = createSealedMediaStorage(folder, new Secret('f0'.repeat(32)));
  await expect(other.read(key, 'photo.webp')).rejects.toThrow(SealBrokenError);
  expect(() => createSealedMediaStorage(folder, new Secret('0f'))).toThrow('32 bytes');
});

test.each<[string, (key: string) => Promise<unknown>]>([
  ['removed', (key) => storage.remove(key)],
  [
    'removed after a removal that was killed in its middle',
    (key) => {
      renameSync(sealedPlaceOf(key, 'photo.webp'), placeOf(key, 'photo.webp.sealed.removed'));
      return storage.remove(key);
    },
  ],
  [
    'discarded a week ago',
    async (key) => {
      await storage.discard(key, now);
      await storage.emptyTrash(new Date(now.getTime() + 8 * 86_400_000));
    },
  ],
])('what a file that was %s leaves on the disk can no longer be opened', async (_, remove) => {
  const [gone, kept] = [await store('photo.webp', photo), await store('photo.webp', photo)];
  const remains = path.join(folder, 'remains');
  linkSync(sealedPlaceOf(gone, 'photo.webp'), remains);
  await remove(gone);
  expect(await storage.read(gone, 'photo.webp')).toBeNull();
  expect(listFiles(folder)).toEqual([remains, sealedPlaceOf(kept, 'photo.webp')].toSorted());
  mkdirSync(path.dirname(placeOf(gone, '')), { recursive: true });
  mkdirSync(placeOf(gone, ''), { recursive: true });
  cpSync(remains, sealedPlaceOf(gone, 'photo.webp'));
  await expect(storage.read(gone, 'photo.webp')).rejects.toThrow(SealBrokenError);
  expect(await storage.read(kept, 'photo.webp')).toEqual(photo);
});

test('whoever reads a file while it is removed gets the whole file or none', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => store('photo.webp', photo)));
  for (const key of keys) {
    const removal = { isOver: false };
    const removed = storage.remove(key).finally(() => (removal.isOver = true));
    while (!removal.isOver) expect([photo, null]).toContainEqual(await storage.read(key, 'photo.webp'));
    await removed;
  }
});

test('a file whose key is overwritten while it is read is none, not a broken one', async () => {
  const key = await store('photo.webp', photo);
  const place = sealedPlaceOf(key, 'photo.webp');
  const overwritten = readFileSync(place).fill(0, 5, 65);
  // The reader gets bytes only once somebody writes them.
  rmSync(place);
  execFileSync('mkfifo', [place]);
  const reading = storage.read(key, 'photo.webp');
  const writer = await fsPromises.open(place, 'w');
  rmSync(place);
  await writer.writeFile(overwritten);
  await writer.close();
  expect(await reading).toBeNull();
});

test('a file that is sealed again while it is read is read whole', async () => {
  const key = await store('photo.webp', photo);
  const real = fsPromises.readFile;
  // The first look finds the new key half written.
  const look = vi
    .spyOn(fsPromises, 'readFile')
    .mockImplementationOnce(async (...values) => Buffer.from(await real(...values)).fill(0, 20, 40));
  syncBuiltinESMExports();
  onTestFinished(() => {
    look.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await storage.read(key, 'photo.webp')).toEqual(photo);
});

test('files of the last release are read before and after they are sealed, also those that come later', async () => {
  const [one, other] = [await storePlain('photo.webp', photo), await storePlain('note.webm', note)];
  const sealed = await store('note.webm', note);
  const readAll = async () => [await storage.read(one, 'photo.webp'), await storage.read(other, 'note.webm')];
  expect(await readAll()).toEqual([photo, note]);
  expect(await sealAll()).toBe(2);
  expect([await readAll(), findClear()]).toEqual([[photo, note], []]);
  // A server of the last release that still runs adds one beside a sealed one.
  await createLocalMediaStorage(folder).add(sealed, { name: 'note.m4a', bytes: photo });
  expect(findClear()).not.toEqual([]);
  expect([await sealAll(), await sealAll()]).toEqual([1, 0]);
  expect(await storage.read(sealed, 'note.m4a')).toEqual(photo);
  expect(findClear()).toEqual([]);
});

test('a file that is sealed between two looks of a reader is read', async () => {
  const key = await storePlain('photo.webp', photo);
  const real = fsPromises.readFile;
  const look = vi.spyOn(fsPromises, 'readFile').mockImplementationOnce(async (...values) => {
    const found = real(...values);
    await found.catch(() => undefined);
    expect(await sealAll()).toBe(1);
    return found;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    look.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await storage.read(key, 'photo.webp')).toEqual(photo);
  expect(look).toHaveBeenCalled();
});

test('files in the trash are sealed too, and can be put back', async () => {
  const key = await storePlain('photo.webp', photo);
  await storage.discard(key, now);
  expect(await sealAll()).toBe(1);
  expect(findClear()).toEqual([]);
  renameSync(path.join(folder, 'trash', '2026-11-21', key), path.dirname(placeOf(key, 'photo.webp')));
  expect(await storage.read(key, 'photo.webp')).toEqual(photo);
});

test('a file that is removed or discarded while others are sealed does not come back', async () => {
  const keys: string[] = [];
  for (let count = 0; count < 6; count += 1) keys.push(await storePlain('photo.webp', photo));
  const [first = '', second = '', third = ''] = keys.toSorted();
  let count = 0;
  for await (const _ of storage.sealPlain()) {
    count += 1;
    if (count > 1) continue;
    for (const gone of [first, second]) await storage.remove(gone);
    await storage.discard(third, now);
  }
  expect(await Promise.all([first, second, third].map((key) => storage.read(key, 'photo.webp')))).toEqual(
    Array(3).fill(null),
  );
  expect([findClear(), listFiles(folder).length]).toEqual([[], 4]);
});

test('a sealed file that does not open never replaces the plain one', async () => {
  const key = await storePlain('photo.webp', photo);
  writeFileSync(sealedPlaceOf(key, 'photo.webp'), 'half a file');
  expect(await sealAll()).toBe(1);
  expect(await storage.read(key, 'photo.webp')).toEqual(photo);
});

test('a file that cannot be read is reported, and the others are sealed', async () => {
  const keys = [await storePlain('photo.webp', photo), await storePlain('photo.webp', photo)].toSorted();
  rmSync(placeOf(keys[0] ?? '', 'photo.webp'));
  mkdirSync(placeOf(keys[0] ?? '', 'photo.webp'));
  await expect(sealAll()).rejects.toThrow('1 files could not be encrypted');
  expect(existsSync(sealedPlaceOf(keys[1] ?? '', 'photo.webp'))).toBe(true);
  expect(findClear()).toEqual([]);
});
