import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareFiles } from './moved-files.ts';

/** Makes a folder with these files in the first folder that moves. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'mwanzo-moved-'));
  await mkdir(path.join(root, 'media'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, 'media', name), text);
  return root;
}

test('files that differ, and those of only one of two folders, are told', async () => {
  const one = await folderWith({ same: 'a', changed: 'b', 'only here': 'c' });
  const other = await folderWith({ same: 'a', changed: 'B', 'only there': 'd' });
  const { count, bytes, different } = await compareFiles(one, other);
  expect([count, bytes]).toEqual([3, 3]);
  expect(different).toEqual(['changed', 'only here', 'only there'].map((name) => path.join('media', name)));
});
