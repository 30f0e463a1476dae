import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerUser } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';

const outsideParent = '/var/lib';

/** The user who owns the cluster of a data folder, unless there is no cluster or root owns it. */
export function findClusterOwner(dataDir: string): ServerUser | undefined {
  const folder = findCluster(dataDir);
  if (folder === undefined) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** The folder of a data folder's cluster, if it has one. */
export function findCluster(dataDir: string): string | undefined {
  const folder = movedTo(dataDir) ?? path.join(dataDir, 'postgres');
  return existsSync(folder) ? folder : undefined;
}

/**
 * Chooses the folder of the cluster: `<dataDir>/postgres`, or a folder below /var/lib when the server's user may not
 * enter `dataDir`, which may be root's private folder. The file `<dataDir>/postgres.moved` then names that folder.
 *
 * @throws DatabaseStartError when the existing cluster is gone or cannot be entered
 */
export function placeCluster(dataDir: string, user: ServerUser, log: (text: string) => void): string {
  const moved = movedTo(dataDir);
  if (moved && !existsSync(path.dirname(moved))) {
    throw new DatabaseStartError(
      `${path.dirname(moved)}, which held the database of ${dataDir}, is gone. Restore it, or remove ` +
        `${dataDir}/postgres.moved to start with an empty database.`,
    );
  }
  const folder = moved ?? path.join(dataDir, 'postgres');
  if (isReachable(folder, user)) return folder;
  if (existsSync(folder)) {
    throw new DatabaseStartError(
      `The database's user (uid ${user.uid}) may not enter ${folder}. Allow others to pass through the folders ` +
        'above it (chmod o+x), or set DATABASE_URL.',
    );
  }
  log(`The database is kept below ${outsideParent}, because its user may not enter ${dataDir}.`);
  return moveCluster(dataDir);
}

function isReachable(folder: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('test', ['-x', path.dirname(folder)], { ...user, cwd: '/' }).status === 0;
}

function movedTo(dataDir: string): string | undefined {
  try {
    return readFileSync(path.join(dataDir, 'postgres.moved'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function moveCluster(dataDir: string): string {
  const parent = mkdtempSync(path.join(outsideParent, 'mwanzo-'));
  // Others may pass: only its owner can open the cluster inside.
  chmodSync(parent, 0o755);
  const unfinished = path.join(dataDir, `postgres.moved.${process.pid}`);
  writeFileSync(unfinished, path.join(parent, 'postgres'));
  renameSync(unfinished, path.join(dataDir, 'postgres.moved'));
  return path.join(parent, 'postgres');
}
