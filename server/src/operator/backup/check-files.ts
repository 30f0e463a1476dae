import path from 'node:path';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import { createMediaSeal, sealedEnding } from '../../gateways/media-storage/media-seal.ts';
import { SealBrokenError } from '../../gateways/sealing/seal-file.ts';
import { kinds, listKeys, type NamedFile } from './named-files.ts';

/** The numbers of pieces that are there and can be opened, by their folder, and those that are not. */
export interface CheckedFiles {
  readonly photos: number;
  readonly media: number;
  readonly documents: number;
  /** Each with its folder and storage key. */
  readonly bad: readonly string[];
}

/** Looks for every file that a row names, and opens those that are sealed with their key. */
export async function checkFiles(database: Database, dataDir: string, vaultKey: Secret): Promise<CheckedFiles> {
  const { open } = createMediaSeal(vaultKey);
  const counts: Record<string, number> = {};
  const bad: string[] = [];
  for (const kind of kinds) {
    counts[kind.folder] = 0;
    for await (const key of listKeys(database, kind)) {
      const files = await kind.read(path.join(dataDir, kind.folder), key);
      const problem = files.length === 0 ? (kind.mayBeLost ? null : 'is missing') : findBroken(files, key, open);
      if (problem !== null) bad.push(`${kind.folder}/${key} ${problem}`);
      else if (files.length > 0) counts[kind.folder] = (counts[kind.folder] ?? 0) + 1;
    }
  }
  const { media: photos = 0, 'message-media': media = 0, vault: documents = 0 } = counts;
  return { photos, media, documents, bad };
}

function findBroken(
  files: readonly NamedFile[],
  key: string,
  open: ReturnType<typeof createMediaSeal>['open'],
): string | null {
  for (const file of files) {
    const name = path.basename(file.path);
    if (!name.endsWith(sealedEnding)) continue;
    try {
      open(key, name.slice(0, -sealedEnding.length), file.bytes);
    } catch (error) {
      if (error instanceof SealBrokenError) return 'cannot be opened';
      throw error;
    }
  }
  return null;
}
