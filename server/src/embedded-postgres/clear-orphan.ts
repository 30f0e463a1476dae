import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';
import { commandLineOf, processIdentity } from './process-identity.ts';

const stopMsMax = 60_000;

/**
 * Stops a server that a killed app has left running on this cluster. Only the owner of the data folder may call it.
 * The server is stopped rather than reused: the dead app's watchdog may be about to stop it anyway, and it may run
 * with old settings.
 */
export async function clearOrphan(cluster: string, log: (text: string) => void): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return;
  const identity = processIdentity(pid);
  if (identity !== undefined && commandLineOf(pid).includes(cluster)) {
    log(`Stopping the database server that a killed Mwanzo has left running (process ${pid}).`);
    await stop(pid, identity);
    return;
  }
  // PostgreSQL would mistake a zombie, or another program that now has this pid, for a running server and refuse to
  // start.
  if (isInUse(pid)) rmSync(pidFile, { force: true });
}

async function stop(pid: number, identity: string): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + stopMsMax;
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline)
      throw new DatabaseStartError(`The old database server (process ${pid}) did not stop within a minute.`);
    await wait(20);
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

function isInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
