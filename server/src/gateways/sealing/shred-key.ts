import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { keyRange } from './seal-file.ts';

/**
 * Overwrites the sealed key in a file and waits until that is on the disk. Without the key, remains of the body on the
 * disk cannot be read.
 *
 * @param start the position of the key: 0 in a file that holds nothing else
 */
export async function shredKey(file: string, start: number = keyRange.start): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write(randomBytes(keyRange.length), 0, keyRange.length, start);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
