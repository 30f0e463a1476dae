import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The file that is sealed with the vault key, by which a start notices another key. In it are the keys of hashes that
 * must last (server/src/gateways/sealing/lasting-keys.ts).
 */
export const vaultCheckFile = 'vault-check';

/**
 * Reads a key from the data folder, or a text like one. The first use generates it, so that sessions and documents
 * survive a restart.
 */
export function keptKey(dataDir: string, name: string, make = () => randomBytes(32).toString('hex')): string {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  // Several processes may start at once. A key file gets its name only when it is complete, and the first one stays.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

/** The key that is kept under a name, or null if there is none. */
export function readKeptKey(dataDir: string, name: string): string | null {
  const file = path.join(dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * Writes a key, or another one in its place. Whoever reads it finds the whole earlier text or the whole new one, also
 * after a power cut. The file gets the owner of its folder, even if root writes it.
 */
export function replaceKeptKey(dataDir: string, name: string, text: string): void {
  const file = path.join(dataDir, name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    const { uid, gid } = statSync(dataDir);
    if (statSync(draft).uid !== uid) chownSync(draft, uid, gid);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolderNow(dataDir);
}

/** Gives a kept key another name, in the place of the one that has it, and waits until that is on the disk. */
export function renameKeptKey(dataDir: string, name: string, newName: string): void {
  renameSync(path.join(dataDir, name), path.join(dataDir, newName));
  syncFolderNow(dataDir);
}

/** Removes a kept key, and waits until it is gone from the disk too. */
export function removeKeptKey(dataDir: string, name: string): void {
  rmSync(path.join(dataDir, name), { force: true });
  syncFolderNow(dataDir);
}

function syncFolderNow(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
