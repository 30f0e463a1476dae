import { spawn } from 'node:child_process';
import type { ServerUser } from './choose-user.ts';

// `read` fails when our end of the pipe closes, which the kernel does however we die, kill -9 included.
const SCRIPT = 'read -r _ || kill -INT "$1"';

/** Starts a process that outlives us and stops the server when we are gone. Dismissed, it leaves the server alone. */
export function watchOver(serverPid: number, user: ServerUser): { dismiss(): void } {
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'mwanzo-database-watchdog', String(serverPid)], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.on('error', () => {});
  watchdog.stdin.on('error', () => {});
  watchdog.unref();
  return { dismiss: () => watchdog.stdin.end('\n') };
}
