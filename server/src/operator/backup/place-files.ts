import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { restoringFile } from '../../gateways/data-folder/restoring.ts';
import { ownLike } from '../../gateways/files/own-like.ts';
import { unlessMissing } from '../../gateways/files/unless-missing.ts';
import { syncFolder, writeDurably } from '../../gateways/files/write-durably.ts';
import { OperatorError } from '../operator-terminal.ts';
import { placesIn } from './backup-format.ts';
import { entriesBeforeRestore, restoredEntries } from './data-entries.ts';
import type { NamedFile } from './named-files.ts';
import { listBackupFiles, type OpenedBackup } from './open-backup.ts';
import { sha256Of } from './write-hashed.ts';

/*
 * The file `restoring` is in DATA_DIR from the first to the last change of a restore, with the hash of the manifest.
 * While it is there, all that a restore writes comes from one that has not ended, so that the next one begins again.
 */

/** The backup whose restore into this folder has not ended, or null. */
export const readMarker = async (dataDir: string): Promise<string | null> =>
  (await unlessMissing(readFile(restoringFile(dataDir), 'utf8')))?.trim() ?? null;

export async function removeMarker(dataDir: string): Promise<void> {
  await rm(restoringFile(dataDir), { force: true });
  await syncFolder(dataDir);
}

/**
 * Makes sure that a folder holds nothing that a restore could mix with.
 * @param allowed names that may be there, such as those of keys and of the embedded database
 * @throws OperatorError that names what is in it
 */
export async function requireEmptyFolder(
  dataDir: string,
  allowed: ReadonlySet<string> = entriesBeforeRestore,
): Promise<void> {
  if ((await readMarker(dataDir)) !== null) return;
  const entries = (await unlessMissing(readdir(dataDir))) ?? [];
  const others = entries.filter((name) => !allowed.has(name));
  if (others.length === 0) return;
  const mayHave = allowed.has('vault-key') ? ', in which only keys may be' : '';
  throw new OperatorError(
    `DATA_DIR (${dataDir}) is not empty: it has ${others.slice(0, 5).join(', ')}. Use a new one${mayHave}. ` +
      'Nothing was changed.',
    1,
  );
}

/** Writes all files of a backup into DATA_DIR, for its owner, and waits until they are on the disk. */
export function placeFiles(backup: OpenedBackup, dataDir: string): Promise<void> {
  return fillFolder(dataDir, { mark: backup.sha256, entries: restoredEntries }, readFiles(backup));
}

async function* readFiles(backup: OpenedBackup): AsyncGenerator<NamedFile> {
  const source = placesIn(backup.folder).files;
  for await (const file of listBackupFiles(backup)) {
    const bytes = await readFile(path.join(source, file.path));
    if (sha256Of(bytes) !== file.sha256) throw new OperatorError(`files/${file.path} was changed meanwhile.`, 1);
    yield { path: file.path, bytes };
  }
}

/**
 * Writes files into DATA_DIR, for its owner, and waits until they are on the disk. They replace all that an earlier try
 * has left of these entries.
 */
export async function fillFolder(
  dataDir: string,
  { mark, entries }: { mark: string; entries: readonly string[] },
  files: AsyncIterable<NamedFile>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await rm(restoringFile(dataDir), { force: true });
  await writeDurably(restoringFile(dataDir), Buffer.from(`${mark}\n`));
  for (const name of entries) await rm(path.join(dataDir, name), { recursive: true, force: true });
  const folders = new Set<string>([dataDir]);
  for await (const { path: place, bytes } of files) {
    const target = path.join(dataDir, place);
    const folder = path.dirname(target);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeDurably(target, bytes);
    await ownLike(dataDir, target);
    for (let at = folder; at.length > dataDir.length; at = path.dirname(at)) folders.add(at);
  }
  for (const folder of folders) {
    await ownLike(dataDir, folder);
    await syncFolder(folder);
  }
}
