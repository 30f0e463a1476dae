import { randomBytes } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { unlessMissing } from '../files/unless-missing.ts';
import { keyRange, sealKeyAgain, type SealedKey } from './seal-file.ts';
import type { VaultKeys } from './vault-key.ts';

/** `current`: the current vault key has sealed it. `again`: it had been sealed with another, and is sealed again. */
export type SealedAgain = 'current' | 'again' | 'gone';

/** Something that no vault key opens. */
export interface BrokenSeal {
  /** A file, or a table with the number of a row. */
  readonly place: string;
  readonly error: unknown;
}

interface KeyInFile extends Omit<SealedKey, 'key'> {
  readonly file: string;
  /** The position of the sealed key in the file. */
  readonly start: number;
  /** If true, nothing is written. */
  readonly onlyLooks?: boolean;
}

/**
 * Seals the key in a file with the current vault key, in its place. These few bytes are in one block of the disk, so a
 * killed process leaves the earlier key or the new one. No copy is made that the earlier vault key could open.
 *
 * @throws SealBrokenError when no vault key opens it
 */
export async function sealFileAgain(vaultKeys: VaultKeys, place: KeyInFile): Promise<SealedAgain> {
  const handle = await unlessMissing(open(place.file, place.onlyLooks ? 'r' : 'r+'));
  if (handle === null) return 'gone';
  try {
    const key = Buffer.alloc(keyRange.length);
    await handle.read(key, 0, key.length, place.start);
    const sealed = sealKeyAgain(vaultKeys, { ...place, key });
    if (sealed === null) return 'current';
    if (!place.onlyLooks) await writeKey(handle, sealed, place);
    return 'again';
  } catch (error) {
    // A file's key is overwritten before it is removed.
    if (!(await isThere(handle, place.file))) return 'gone';
    throw error;
  } finally {
    await handle.close();
  }
}

async function writeKey(handle: FileHandle, sealed: Buffer, { file, start }: KeyInFile): Promise<void> {
  await handle.write(sealed, 0, sealed.length, start);
  await handle.sync();
  if (await isThere(handle, file)) return;
  // It was removed meanwhile. Its key was overwritten before, and must not come back.
  await handle.write(randomBytes(keyRange.length), 0, keyRange.length, start);
  await handle.sync();
}

/** Returns true if this path still leads to the open file. */
async function isThere(handle: FileHandle, file: string): Promise<boolean> {
  const [opened, named] = await Promise.all([handle.stat(), unlessMissing(stat(file))]);
  return named?.ino === opened.ino;
}
