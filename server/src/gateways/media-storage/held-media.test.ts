import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { listPlacesOf } from './held-media.ts';
import { mediaFolder } from './media-folders.ts';
import { vaultKeysOf } from '../sealing/vault-key.ts';
import { sealMediaAgain } from './seal-media-again.ts';
import { createSealedMediaStorage } from './sealed-media-storage.ts';

const file = { name: 'photo.webp', bytes: Buffer.from('a photo') };

async function prepare() {
  const folder = makeDataFolder();
  const storage = createSealedMediaStorage(folder, new Secret('ab'.repeat(32)));
  const key = makePhotoKey();
  await storage.put(key, [file]);
  const findFiles = async () => {
    const found: string[] = [];
    for await (const place of listPlacesOf(folder, key)) if (existsSync(place)) found.push(...readdirSync(place));
    return found;
  };
  return { folder, storage, key, findFiles };
}

test('what is removed while a backup is made is shown to nobody, and kept for the backup until it ends', async () => {
  const { folder, storage, key, findFiles } = await prepare();
  await storage.hold();
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key, file.name)).toBeNull();
  expect(existsSync(mediaFolder(folder, key))).toBe(false);
  expect(await findFiles()).toEqual(['photo.webp.sealed']);
  expect(await storage.release()).toBe(1);
  expect(listFiles(folder)).toEqual([]);
});

test('what was removed before a backup, or is removed after it, is gone at once', async () => {
  const { folder, storage, key } = await prepare();
  await storage.hold();
  expect(await storage.release()).toBe(0);
  await storage.remove(key);
  expect(listFiles(folder)).toEqual([]);
  expect(await storage.release()).toBe(0);
});

test('what a sweep discards while a backup is made is found in the trash', async () => {
  const { storage, key, findFiles } = await prepare();
  await storage.hold();
  await storage.discard(key, new Date());
  expect(await findFiles()).toEqual(['photo.webp.sealed']);
});

test('what a process left that died while it removed them is removed by the next release', async () => {
  const { folder, storage, key } = await prepare();
  await storage.hold();
  await storage.remove(key);
  renameSync(path.join(folder, 'held'), path.join(folder, 'released'));
  // Another backup has begun and ended since.
  const other = makePhotoKey();
  await storage.put(other, [file]);
  await storage.hold();
  await storage.remove(other);
  expect(await storage.release()).toBe(2);
  expect(listFiles(folder)).toEqual([]);
});

test('a change of the vault key reaches what lies in the shelves, in the trash and beside a backup', async () => {
  const { folder, storage, key } = await prepare();
  const [discarded, removed] = [makePhotoKey(), makePhotoKey()];
  for (const each of [discarded, removed]) await storage.put(each, [file]);
  await storage.discard(discarded, new Date());
  await storage.hold();
  await storage.remove(removed);
  const next = 'cd'.repeat(32);
  const sealAgain = async (vaultKey: Secret) => {
    const done: unknown[] = [];
    for await (const each of sealMediaAgain(folder, vaultKeysOf(vaultKey))) done.push(each);
    return done;
  };
  const changing = new Secret(next, ['ab'.repeat(32)]);
  expect(await sealAgain(changing)).toEqual(['again', 'again', 'again']);
  expect(await sealAgain(new Secret(next))).toEqual(['current', 'current', 'current']);
  expect(Buffer.from((await createSealedMediaStorage(folder, changing).read(key, file.name)) ?? [])).toEqual(
    file.bytes,
  );
});

test('a look at media changes nothing, and a file that no key opens is told and holds up no other', async () => {
  const { folder, storage, key } = await prepare();
  const [other, broken] = [makePhotoKey(), makePhotoKey()];
  await storage.put(other, [file, { name: 'note.webm', bytes: Buffer.from('a note') }]);
  await storage.put(broken, [file]);
  const damaged = path.join(mediaFolder(folder, broken), 'photo.webp.sealed');
  writeFileSync(damaged, readFileSync(damaged).fill(7, 20, 30));
  // A plain file of an earlier release has no key to seal.
  writeFileSync(path.join(mediaFolder(folder, key), 'plain.webp'), 'plain');
  const vaultKeys = vaultKeysOf(new Secret('cd'.repeat(32), ['ab'.repeat(32)]));
  const seal = async (onlyLooks?: boolean) => {
    const told: unknown[] = [];
    for await (const each of sealMediaAgain(folder, vaultKeys, onlyLooks))
      told.push(typeof each === 'string' ? each : `${each.place} ${(each.error as Error).name}`);
    return told.toSorted();
  };
  const before = listFiles(folder).map((each) => readFileSync(each, 'hex'));
  const refused = `${damaged} SealBrokenError`;
  expect(await seal(true)).toEqual([refused, 'again', 'again', 'again']);
  expect(listFiles(folder).map((each) => readFileSync(each, 'hex'))).toEqual(before);
  expect([await seal(), await seal()]).toEqual([
    [refused, 'again', 'again', 'again'],
    [refused, 'current', 'current', 'current'],
  ]);
  for await (const each of sealMediaAgain(path.join(folder, 'nowhere'), vaultKeys)) expect.fail(String(each));
});
