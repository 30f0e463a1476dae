import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Secret } from '../../config/secret.ts';
import { unlessMissing } from '../files/unless-missing.ts';
import { shredKey } from '../sealing/shred-key.ts';
import { createLocalMediaStorage } from './local-media-storage.ts';
import { openDrafts } from './media-folders.ts';
import { createMediaSeal, sealedEnding, sealedName } from './media-seal.ts';
import type { SealedMediaStorage } from './media-storage.ts';
import { sealPlainFiles } from './seal-plain-files.ts';

/**
 * Stores media like createLocalMediaStorage, each file sealed with its own key as `<name>.sealed`. The key is in the
 * file, sealed with the vault key, so that a backup can be restored, and is overwritten when the file is removed.
 */
export function createSealedMediaStorage(media: string, vaultKey: Secret): SealedMediaStorage {
  const { seal, open } = createMediaSeal(vaultKey);
  const files = createLocalMediaStorage(media, shredFolder);
  const drafts = openDrafts(media);

  async function readSealed(key: string, name: string): Promise<Uint8Array | null> {
    const sealed = await files.read(key, sealedName(name));
    if (sealed === null) return null;
    try {
      return open(key, name, sealed);
    } catch (error) {
      // It may have been removed or sealed again while it was read.
      const now = await files.read(key, sealedName(name));
      if (now === null) return null;
      if (Buffer.compare(now, sealed) !== 0) return open(key, name, now);
      throw error;
    }
  }

  return {
    ...files,

    async put(key, added) {
      const sealed = added.map((file) => seal(key, file));
      await files.put(key, sealed);
    },

    async add(key, file) {
      await files.add(key, seal(key, file));
    },

    async read(key, name) {
      // The file may be sealed between the first look and the second.
      return (await readSealed(key, name)) ?? (await files.read(key, name)) ?? readSealed(key, name);
    },

    sealPlain: () => sealPlainFiles(media, { seal, open, drafts }),
  };
}

/**
 * Removes a folder. The key of each sealed file is overwritten first. Renaming hides a file from those who read it
 * meanwhile.
 */
export async function shredFolder(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const removed = path.join(folder, `${name}.removed`);
    await unlessMissing(rename(path.join(folder, name), removed));
    if (name.includes(sealedEnding)) await unlessMissing(shredKey(removed));
  }
  await rm(folder, { recursive: true, force: true });
}
