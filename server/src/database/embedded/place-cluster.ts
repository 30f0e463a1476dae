import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerUser } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';

const MOVED_BELOW = '/var/lib';

/** The user to whom the cluster of a data folder belongs, if there is a cluster. */
export function findClusterOwner(dataDir: string): ServerUser | undefined {
  const folder = findCluster(dataDir);
  if (folder === undefined) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** The folder of the cluster that a data folder has, if there is one. */
export function findCluster(dataDir: string): string | undefined {
  const folder = movedTo(dataDir) ?? join(dataDir, 'postgres');
  return existsSync(folder) ? folder : undefined;
}

/**
 * The folder for the cluster: `<dataDir>/postgres`. When the server's user may not enter `dataDir` (root's private
 * folder, say) it is one below /var/lib, which the file `<dataDir>/postgres.moved` names from then on.
 */
export function placeCluster(dataDir: string, user: ServerUser, log: (text: string) => void): string {
  const moved = movedTo(dataDir);
  if (moved && !existsSync(dirname(moved))) {
    throw new DatabaseStartError(
      `${dirname(moved)}, where the database of ${dataDir} was kept, is gone. Bring it back, or remove ${dataDir}/postgres.moved to begin with an empty one.`,
    );
  }
  const folder = moved ?? join(dataDir, 'postgres');
  if (isReachable(folder, user)) return folder;
  if (existsSync(folder)) {
    throw new DatabaseStartError(
      `The database's user (uid ${user.uid}) may not enter ${folder}. Let others pass through the folders above it (chmod o+x), or set DATABASE_URL.`,
    );
  }
  log(`The database is kept below ${MOVED_BELOW}, since its user may not enter ${dataDir}.`);
  return moveCluster(dataDir);
}

function isReachable(folder: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('test', ['-x', dirname(folder)], { ...user, cwd: '/' }).status === 0;
}

function movedTo(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'postgres.moved'), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function moveCluster(dataDir: string): string {
  const parent = mkdtempSync(join(MOVED_BELOW, 'mwanzo-'));
  // Passable, as the cluster in it is closed to everybody but its owner.
  chmodSync(parent, 0o755);
  const unfinished = join(dataDir, `postgres.moved.${process.pid}`);
  writeFileSync(unfinished, join(parent, 'postgres'));
  renameSync(unfinished, join(dataDir, 'postgres.moved'));
  return join(parent, 'postgres');
}
