import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import type { Binaries } from './find-binaries.ts';

/** Who runs the server: nobody special (our own user), or, below root, another one. Given to spawn as it is. */
export type ServerUser = { uid: number; gid: number } | Record<string, never>;

export type Runnable = { folder: string; user: ServerUser };

/**
 * PostgreSQL refuses to run as root. Root starts it as the owner of the cluster that is already there, else as user
 * "postgres", else as "nobody"; binaries which that user cannot reach (a checkout below a private folder) are copied.
 */
export function chooseUser(binaries: Binaries, clusterOwner: ServerUser | undefined): Runnable {
  if (process.getuid?.() !== 0) {
    if (runs(binaries.folder, {})) return { folder: binaries.folder, user: {} };
    throw new DatabaseStartError(
      `The PostgreSQL in ${binaries.folder} does not run on this machine. Set DATABASE_URL.`,
    );
  }
  const candidates = clusterOwner ? [clusterOwner] : [userNamed('postgres'), userNamed('nobody')];
  for (const user of candidates) {
    if (!user) continue;
    if (runs(binaries.folder, user)) return { folder: binaries.folder, user };
    const copy = copyForEverybody(binaries);
    if (runs(copy, user)) return { folder: copy, user };
  }
  throw new DatabaseStartError(
    'PostgreSQL cannot run as root, and no user "postgres" or "nobody" can run it here. Start as a normal user, or set DATABASE_URL.',
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
  const program = join(folder, 'bin/postgres');
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function copyForEverybody({ folder, version }: Binaries): string {
  const copy = join(tmpdir(), `mwanzo-postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another start was faster; its copy is as good.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  // The temporary folder is everybody's: somebody else may have put programs of their own there.
  const found = lstatSync(copy);
  if (!found.isDirectory() || found.uid !== 0 || found.mode & 0o022) {
    throw new DatabaseStartError(`${copy} is not ours. Remove it and start again.`);
  }
  return copy;
}
