import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { createLocalMediaStorage } from './local-media-storage.ts';
import { openDrafts, type Drafts } from './media-folders.ts';
import { createMediaSeal } from './media-seal.ts';
import { sealPlainFiles } from './seal-plain-files.ts';
import { createSealedMediaStorage } from './sealed-media-storage.ts';

test('a plain file stays until its sealed one can be opened from the disk', async () => {
  const [folder, vaultKey] = [makeDataFolder(), new Secret('0f'.repeat(32))];
  const [plain, drafts] = [createLocalMediaStorage(folder), openDrafts(folder)];
  const [key, photo] = [makePhotoKey(), Buffer.from('a picture of somebody')];
  await plain.put(key, [{ name: 'photo.webp', bytes: photo }]);
  const sealAll = async (kept: Drafts): Promise<number> => {
    let count = 0;
    for await (const _ of sealPlainFiles(folder, { ...createMediaSeal(vaultKey), drafts: kept })) count += 1;
    return count;
  };
  // The disk keeps a part of what is written.
  const addFile: Drafts['addFile'] = (target, file) =>
    drafts.addFile(target, { ...file, bytes: file.bytes.subarray(0, 90) });
  expect(await sealAll({ ...drafts, addFile })).toBe(0);
  expect(await plain.read(key, 'photo.webp')).toEqual(photo);
  expect(await sealAll(drafts)).toBe(1);
  expect(await plain.read(key, 'photo.webp')).toBeNull();
  expect(await createSealedMediaStorage(folder, vaultKey).read(key, 'photo.webp')).toEqual(photo);
});
