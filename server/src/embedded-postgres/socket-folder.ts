import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerUser } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';

/**
 * Makes a private folder for the server's socket. It is in the temporary folder because the path of a socket may have
 * about 107 bytes at most (man 7 unix), which a deep DATA_DIR would exceed.
 *
 * @throws DatabaseStartError when another user has made a folder of that name
 */
export function makeSocketFolder(cluster: string, user: ServerUser): string {
  const owner = user.uid ?? process.getuid?.();
  const name = createHash('sha256').update(`${cluster} ${owner}`).digest('hex').slice(0, 12);
  const folder = path.join(tmpdir(), `mwanzo-${name}`);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew && user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const found = lstatSync(folder);
  // Everybody may write to the temporary folder, so a folder of another user could hold a fake server's socket.
  if (!found.isDirectory() || found.uid !== owner || found.mode & 0o077) {
    throw new DatabaseStartError(`${folder} belongs to another user or is open to others. Remove it and start again.`);
  }
  return folder;
}
