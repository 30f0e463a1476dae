import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';

/**
 * A private folder for the server's socket. It is in the temporary folder because the path of a socket holds at most
 * about 107 bytes (man 7 unix), which a deep DATA_DIR exceeds.
 */
export function makeSocketFolder(cluster: string, user: ServerUser): string {
  const owner = user.uid ?? process.getuid?.();
  const name = createHash('sha256').update(`${cluster} ${owner}`).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `mwanzo-${name}`);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew && user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const found = lstatSync(folder);
  // The temporary folder is everybody's: in somebody else's folder a false server could listen.
  if (!found.isDirectory() || found.uid !== owner || found.mode & 0o077) {
    throw new DatabaseStartError(`${folder} is not ours. Remove it and start again.`);
  }
  return folder;
}
