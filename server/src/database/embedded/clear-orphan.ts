import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';
import { commandLineOf, processIdentity } from './process-identity.ts';

const STOP_MS_MAX = 60_000;

/**
 * Stops the server that a killed app has left on this cluster. Only the owner of the data folder may call it. It is
 * stopped, not taken over: the dead app's watchdog may be about to stop it anyway, and its settings may be old.
 */
export async function clearOrphan(cluster: string, log: (text: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return;
  const identity = processIdentity(pid);
  if (identity !== undefined && commandLineOf(pid).includes(cluster)) {
    log(`Stopping the database server that a killed Mwanzo has left (process ${pid}).`);
    await stop(pid, identity);
    return;
  }
  // PostgreSQL takes a zombie, or another program that has got the same pid, for a running server and refuses to start.
  if (isTaken(pid)) rmSync(pidFile, { force: true });
}

async function stop(pid: number, identity: string): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS_MAX;
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline) throw new DatabaseStartError(`The old database server (process ${pid}) does not stop.`);
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

function isTaken(pid: number): boolean {
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
