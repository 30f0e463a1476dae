import { cp, mkdtemp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareFiles, readMoved } from './moved-files.ts';

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

test('all that moves is read in its order, also behind a link, and nothing that stays behind', async () => {
  const [root, disk] = [await folderWith({ b: 'bb', a: 'a' }), await folderWith({ deep: 'deep' })];
  const entries = ['vault-key', 'secret-key.next', 'installation', 'known-keys', 'restoring', 'last-backup', 'other'];
  for (const name of entries) await writeFile(path.join(root, name), name);
  for (const name of ['uploads', 'postgres', 'outbox', 'vault-keys']) {
    await mkdir(path.join(root, name));
    await writeFile(path.join(root, name, 'file'), name);
  }
  await symlink(path.join(disk, 'media'), path.join(root, 'message-media'));
  const moved: string[] = [];
  for await (const { path: place, bytes } of readMoved(root)) moved.push(`${place} ${bytes.toString()}`);
  expect(moved).toEqual([
    'media/a a',
    'media/b bb',
    'message-media/deep deep',
    'installation installation',
    'known-keys known-keys',
    'secret-key.next secret-key.next',
    'vault-key vault-key',
    'vault-keys/file vault-keys',
  ]);
  const copy = await mkdtemp(path.join(tmpdir(), 'mwanzo-moved-'));
  expect(await compareFiles(root, copy)).toEqual({
    count: 8,
    bytes: moved.reduce((sum, line) => sum + (line.split(' ')[1] ?? '').length, 0),
    different: moved.map((line) => line.split(' ')[0]),
  });
  await cp(root, copy, { recursive: true, dereference: true });
  expect(await compareFiles(root, copy)).toMatchObject({ count: 8, different: [] });
});
