import { execFile } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Runnable } from './choose-user.ts';
import { DatabaseStartError } from './database-start-error.ts';

const run = promisify(execFile);

/**
 * Makes the cluster in `folder` unless it exists.
 * @throws DatabaseStartError when it was made by another major version of PostgreSQL
 */
export async function makeCluster(folder: string, runnable: Runnable, version: string): Promise<void> {
  const versionFile = path.join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) await initCluster(folder, runnable);
  const found = readFileSync(versionFile, 'utf8').trim();
  const [major] = version.split('.');
  if (found === major) return;
  throw new DatabaseStartError(
    `${folder} was made by PostgreSQL ${found}, but this Mwanzo brings PostgreSQL ${major}. Dump it with ` +
      `PostgreSQL ${found} and load it into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL ${found} server.`,
  );
}

// Made under another name and then renamed, so that a start that is killed half-way leaves no half-made cluster.
async function initCluster(folder: string, { folder: binaries, user }: Runnable): Promise<void> {
  removeUnfinished(folder);
  const unfinished = `${folder}.init-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(unfinished, user.uid, user.gid);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const options = ['-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale-provider=libc', `--locale=${locale}`];
  await run(path.join(binaries, 'bin/initdb'), ['-D', unfinished, ...options], { ...user, cwd: '/' });
  renameSync(unfinished, folder);
  syncFolder(path.dirname(folder));
}

function removeUnfinished(folder: string): void {
  const prefix = `${path.basename(folder)}.init-`;
  for (const name of readdirSync(path.dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    // The initdb of a killed start may still be writing here for a moment.
    rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

// Otherwise a power cut soon after the first start could undo the rename.
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
