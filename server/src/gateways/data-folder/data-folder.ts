import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../files/unless-missing.ts';
import { syncFolder, writeDurably } from '../files/write-durably.ts';

/** The folder DATA_DIR as a whole: the installation to which it belongs, and whether it holds files of members. */
export interface DataFolder {
  /** The name of the folder's installation, or null when it has none yet. */
  readName(): Promise<string | null>;
  /** A prepared name that never became the folder's name, because a process died in between. */
  readPreparedName(): Promise<string | null>;
  /** Writes a name that `keepName` turns into the folder's name. */
  prepareName(name: string): Promise<void>;
  /** Turns the prepared name into the folder's name. It is harmless when another process was faster. */
  keepName(): Promise<void>;
  /** Resolves to true if it holds any photo, voice note or document. */
  holdsFiles(): Promise<boolean>;
}

const nameFile = 'installation';

/** Folders with files of members, each with the entries in it that are not such files. */
const memberFolders = ['media', 'message-media', 'vault', 'vault-keys'];
const noFiles = new Set(['incoming', 'CACHEDIR.TAG']);

const readText = async (file: string): Promise<string | null> =>
  (await unlessMissing(readFile(file, 'utf8')))?.trim() ?? null;

export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, nameFile);
  const prepared = `${file}.new`;

  return {
    readName: () => readText(file),
    readPreparedName: () => readText(prepared),

    async prepareName(name) {
      await rm(prepared, { force: true });
      await writeDurably(prepared, Buffer.from(`${name}\n`));
    },

    async keepName() {
      await unlessMissing(rename(prepared, file));
      await syncFolder(folder);
    },

    async holdsFiles() {
      for (const name of memberFolders) if (await holdsFile(path.join(folder, name))) return true;
      return false;
    },
  };
}

async function holdsFile(folder: string): Promise<boolean> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    if (noFiles.has(entry.name)) continue;
    if (!entry.isDirectory() || (await holdsFile(path.join(folder, entry.name)))) return true;
  }
  return false;
}
