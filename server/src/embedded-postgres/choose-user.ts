import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import type { Binaries } from './find-binaries.ts';

/**
 * The user as whom PostgreSQL runs, in the form that `spawn` takes: empty for the current user, another one if that is
 * root.
 */
export type ServerUser = { uid: number; gid: number } | Record<string, never>;

/** Binaries and a user who can run them. */
export interface Runnable {
  folder: string;
  user: ServerUser;
}

/**
 * PostgreSQL refuses to run as root. Root starts it as the owner of an existing cluster, otherwise as the user
 * "postgres" or, failing that, "nobody". Binaries that this user cannot reach, such as those in a checkout below a
 * private folder, are copied to the temporary folder.
 *
 * @throws DatabaseStartError when no user can run the binaries
 */
export function chooseUser(binaries: Binaries, clusterOwner: ServerUser | undefined): Runnable {
  if (process.getuid?.() !== 0) {
    if (runs(binaries.folder, {})) return { folder: binaries.folder, user: {} };
    throw new DatabaseStartError(
      `The PostgreSQL in ${binaries.folder} does not run on this machine. Set DATABASE_URL to another PostgreSQL ` +
        'server.',
    );
  }
  const candidates = clusterOwner ? [clusterOwner] : [userNamed('postgres'), userNamed('nobody')];
  for (const user of candidates) {
    if (!user) continue;
    if (runs(binaries.folder, user)) return { folder: binaries.folder, user };
    const copy = copyForEveryone(binaries);
    if (runs(copy, user)) return { folder: copy, user };
  }
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root, and neither the user "postgres" nor "nobody" can run it here. Start Mwanzo ' +
      'as a normal user, or set DATABASE_URL.',
  );
}

function userNamed(name: string): ServerUser | undefined {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function runs(folder: string, user: ServerUser): boolean {
  const program = path.join(folder, 'bin/postgres');
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function copyForEveryone({ folder, version }: Binaries): string {
  const copy = path.join(tmpdir(), `mwanzo-postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another process has made the copy in the meantime.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  // Everybody may write to the temporary folder, so another user could have put other programs there.
  const found = lstatSync(copy);
  if (!found.isDirectory() || found.uid !== 0 || found.mode & 0o022) {
    throw new DatabaseStartError(
      `${copy} belongs to another user or is writable by others. Remove it and start again.`,
    );
  }
  return copy;
}
