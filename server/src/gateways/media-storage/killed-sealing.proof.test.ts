import { fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { findInFiles } from '../../testing/find-in-files.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makePhotoKey } from '../photo-storage/photo-storage.ts';
import { createLocalMediaStorage } from './local-media-storage.ts';
import { createSealedMediaStorage } from './sealed-media-storage.ts';

const vaultKey = '0f'.repeat(32);
const bytes = Buffer.from('a picture of somebody');
const script = path.join(import.meta.dirname, 'sealing-process.fixture.ts');

/** Resolves to the exit code, which is null if the process killed itself before this step. */
async function sealUntil(folder: string, killedAt: number): Promise<number | null> {
  const child = fork(script, { env: { FOLDER: folder, VAULT_KEY: vaultKey, KILLED_AT: String(killedAt) } });
  const [code] = await once(child, 'exit');
  return code;
}

test('a process that is killed at any step of sealing loses no file, and the next one completes it', async () => {
  let killedAt = 0;
  let code: number | null = null;
  while (code === null) {
    killedAt += 1;
    const folder = makeDataFolder();
    const plain = createLocalMediaStorage(folder);
    const storage = createSealedMediaStorage(folder, new Secret(vaultKey));
    const kept = makePhotoKey();
    const shelf = kept.slice(0, 2);
    const discarded = `${shelf}${makePhotoKey().slice(2)}`;
    for (const key of [kept, discarded]) await plain.put(key, [{ name: 'photo.webp', bytes }]);
    await plain.discard(discarded, new Date('2026-11-21T09:00:00Z'));
    code = await sealUntil(folder, killedAt);
    expect(await storage.read(kept, 'photo.webp')).toEqual(bytes);
    for await (const _ of storage.sealPlain());
    expect([killedAt, findInFiles(folder, ['a picture'])]).toEqual([killedAt, []]);
    renameSync(path.join(folder, 'trash', '2026-11-21', discarded), path.join(folder, shelf, discarded));
    for (const key of [kept, discarded]) expect(await storage.read(key, 'photo.webp')).toEqual(bytes);
  }
  expect([code, killedAt > 20]).toEqual([0, true]);
}, 120_000);
