import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { createZipArchive } from './zip-archive.ts';

test('an archive holds each file whole, also of two that are written in turns, and gives each byte once', () => {
  const archive = createZipArchive(new Date('2026-11-21T09:00:00Z'));
  const [one, two] = [archive.open('one.json'), archive.open('folder/two.json')];
  two.write('zw');
  one.write('ei');
  archive.store('photo.webp', Uint8Array.of(1, 2, 3));
  const first = archive.take();
  one.write('n\u00fc');
  two.write('ei');
  two.end();
  one.end();
  archive.end();
  const later = archive.take();
  expect(archive.take()).toEqual([]);
  const bytes = Buffer.concat([...first, ...later]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['one.json', 'folder/two.json', 'photo.webp']);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect([read('one.json'), read('folder/two.json')]).toEqual(['ein\u00fc', 'zwei']);
  expect([...(files['photo.webp'] ?? [])]).toEqual([1, 2, 3]);
  // The time and the day in the format of MS-DOS: 9:00:00, and 21 November 46 years after 1980.
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([9 << 11, (46 << 9) | (11 << 5) | 21]);
  // Texts are compressed (8), and pictures, which are compressed already, are not (0).
  const methods = ['one.json', 'folder/two.json', 'photo.webp'].map((name) =>
    bytes.readUInt16LE(bytes.indexOf(name) - 22),
  );
  expect(methods).toEqual([8, 8, 0]);
});
