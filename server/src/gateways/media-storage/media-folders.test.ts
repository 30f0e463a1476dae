import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../testing/list-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { fileIn, isTrashDay, listMedia, listTrash, mediaFolder, openDrafts } from './media-folders.ts';

test('files that find no place leave no draft, and those that were there stay', async () => {
  const media = makeDataFolder();
  const drafts = openDrafts(media);
  const folder = mediaFolder(media, makePhotoKey());
  const files = [{ name: 'photo.webp', bytes: new Uint8Array(3) }];
  await drafts.makeFolder(folder, files);
  await expect(drafts.makeFolder(folder, files)).rejects.toThrow('ENOTEMPTY');
  expect(listFiles(media)).toEqual([path.join(folder, 'photo.webp')]);
});

test.each([
  ['photo.webp', true],
  ['photo.webp.sealed', true],
  ['160.webp', true],
  ['photo', false],
  ['.webp', false],
  ['photo.', false],
  ['photo..webp', false],
  ['photo.webp.sealed.removed', false],
  ['Photo.webp', false],
  ['photo.we-bp', false],
  ['../photo.webp', false],
  ['a/photo.webp', false],
  ['photo.webp\n', false],
  ['', false],
])('the name %j of a file becomes a path: %s', (name, may) => {
  if (may) expect(fileIn('/media', name)).toBe(`/media/${name}`);
  else expect(() => fileIn('/media', name)).toThrow(TypeError);
});

test('of a folder only media with a key are listed, in their place or on their day in the trash', async () => {
  const media = makeDataFolder();
  const [one, other, third, fourth] = ['aa', 'ab', 'ac', 'ad'].map((start) => start.padEnd(32, '0'));
  const folders = [
    `aa/${one}`,
    `ab/${other}`,
    'aa/short',
    `a/${third}`,
    `aaa/${third}`,
    `AA/${third}`,
    `incoming/${third}`,
  ];
  const trash = [`2026-11-21/${third}`, `2026-11-22/${fourth}`, '2026-11-22/short', `2026-1-2/${one}`, `new/${one}`];
  for (const folder of [...folders, ...trash.map((name) => `trash/${name}`)])
    mkdirSync(path.join(media, folder), { recursive: true });
  writeFileSync(path.join(media, 'trash/2026-11-21/note.txt'), '');
  const stored: string[] = [];
  for await (const { key } of listMedia(media)) stored.push(key);
  expect(stored.toSorted()).toEqual([one, other]);
  const discarded: { readonly key: string; readonly folder: string }[] = [];
  for await (const each of listTrash(media)) discarded.push(each);
  expect(discarded.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: third, folder: path.join(media, `trash/2026-11-21/${third}`) },
    { key: fourth, folder: path.join(media, `trash/2026-11-22/${fourth}`) },
  ]);
  expect(await listTrash(path.join(media, 'nowhere')).next()).toEqual({ done: true, value: undefined });
  expect(['2026-11-21', '2026-1-2', '12026-11-21', '2026-11-21 ', ''].map(isTrashDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
