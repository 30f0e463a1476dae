import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { sealFileAgain } from './seal-again.ts';
import { headers, keyRange, openTogether, SealBrokenError, sealTogether } from './seal-file.ts';
import type { VaultKeys } from './vault-key.ts';

const [current, earlier] = [randomBytes(32), randomBytes(32)];
const keys: VaultKeys = [current, earlier];

/** A file that the earlier key has sealed, with a second path, under which it outlives its removal. */
function makeSealed() {
  const file = path.join(makeDataFolder(), 'note.bin');
  writeFileSync(file, sealTogether([earlier], 'note', Buffer.from('Habari')));
  linkSync(file, `${file}.kept`);
  return { file, name: 'note', header: headers.together, start: keyRange.start };
}

test('a file is sealed again with the current key alone, and once', async () => {
  const place = makeSealed();
  expect(await sealFileAgain(keys, { ...place, onlyLooks: true })).toBe('again');
  expect(() => openTogether([current], 'note', readFileSync(place.file))).toThrow(SealBrokenError);
  expect([await sealFileAgain(keys, place), await sealFileAgain(keys, place)]).toEqual(['again', 'current']);
  expect(openTogether([current], 'note', readFileSync(place.file)).toString()).toBe('Habari');
  expect(() => openTogether([earlier], 'note', readFileSync(place.file))).toThrow(SealBrokenError);
});

test('each of several earlier keys opens what it has sealed', async () => {
  const place = makeSealed();
  const several: VaultKeys = [current, randomBytes(32), randomBytes(32), earlier];
  expect(openTogether(several, 'note', readFileSync(place.file)).toString()).toBe('Habari');
  expect(await sealFileAgain(several, place)).toBe('again');
  expect(openTogether([current], 'note', readFileSync(place.file)).toString()).toBe('Habari');
});

test('the key of a file that is removed meanwhile does not come back', async () => {
  const place = makeSealed();
  // The file goes after its key was read, and before it is written.
  const removing = new Proxy(keys, {
    get(target, name, receiver) {
      rmSync(place.file, { force: true });
      return Reflect.get(target, name, receiver);
    },
  });
  await sealFileAgain(removing, place);
  expect(() => openTogether(keys, 'note', readFileSync(`${place.file}.kept`))).toThrow(SealBrokenError);
});

test('a file that is gone is told as gone, and one that no key opens is an error and stays as it is', async () => {
  const place = makeSealed();
  const before = readFileSync(place.file);
  const stranger: VaultKeys = [randomBytes(32), randomBytes(32)];
  for (const onlyLooks of [true, false]) {
    await expect(sealFileAgain(stranger, { ...place, onlyLooks })).rejects.toThrow(SealBrokenError);
    await expect(sealFileAgain(keys, { ...place, name: 'other', onlyLooks })).rejects.toThrow(SealBrokenError);
  }
  expect(readFileSync(place.file)).toEqual(before);
  rmSync(place.file);
  expect(await sealFileAgain(stranger, place)).toBe('gone');
});
