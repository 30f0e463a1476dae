import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../testing/list-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { mediaFolder, openDrafts } from './media-folders.ts';

test('files that find no place leave no draft, and those that were there stay', async () => {
  const media = makeDataFolder();
  const drafts = openDrafts(media);
  const folder = mediaFolder(media, makePhotoKey());
  const files = [{ name: 'photo.webp', bytes: new Uint8Array(3) }];
  await drafts.makeFolder(folder, files);
  await expect(drafts.makeFolder(folder, files)).rejects.toThrow('ENOTEMPTY');
  expect(listFiles(media)).toEqual([path.join(folder, 'photo.webp')]);
});
