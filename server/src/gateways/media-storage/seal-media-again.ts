import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';
import { sealFileAgain, type BrokenSeal, type SealedAgain } from '../sealing/seal-again.ts';
import { headers, keyRange } from '../sealing/seal-file.ts';
import type { VaultKeys } from '../sealing/vault-key.ts';
import { listHeld } from './held-media.ts';
import { listMedia, listTrash, mediaFolder } from './media-folders.ts';
import { placeOf, sealedEnding } from './media-seal.ts';

/**
 * Seals the keys of all media with the current vault key: those in their place, those that a backup holds, and those in
 * the trash. It can be started again whenever it was ended.
 *
 * @param onlyLooks if true, it only says what is to be done
 */
export async function* sealMediaAgain(
  media: string,
  vaultKeys: VaultKeys,
  onlyLooks = false,
): AsyncGenerator<SealedAgain | BrokenSeal> {
  for await (const { key, folder } of listFolders(media))
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      if (!name.endsWith(sealedEnding)) continue;
      const file = path.join(folder, name);
      const plainName = name.slice(0, -sealedEnding.length);
      const place = { header: headers.together, name: placeOf(key, plainName), file, start: keyRange.start, onlyLooks };
      yield sealFileAgain(vaultKeys, place).catch((error: unknown) => ({ place: file, error }));
    }
}

async function* listFolders(media: string): AsyncGenerator<{ readonly key: string; readonly folder: string }> {
  if ((await unlessMissing(readdir(media))) === null) return;
  for await (const { key } of listMedia(media)) yield { key, folder: mediaFolder(media, key) };
  yield* listHeld(media);
  yield* listTrash(media);
}
