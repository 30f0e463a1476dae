import { open } from 'node:fs/promises';

/**
 * Writes a new file and waits until it is on the disk.
 * @throws when the file exists
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a folder's entries are on the disk. A rename or an unlink may be lost in a power cut before that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
