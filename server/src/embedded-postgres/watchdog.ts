import { spawn } from 'node:child_process';
import type { ServerUser } from './choose-user.ts';

// `read` fails when the app's end of the pipe closes. The kernel closes it however the app dies, kill -9 included.
const script = 'read -r _ || kill -INT "$1"';

/** Starts a process that stops the server once this process has died. After `dismiss` it leaves the server alone. */
export function watchOver(serverPid: number, user: ServerUser): { dismiss(): void } {
  const watchdog = spawn('/bin/sh', ['-c', script, 'mwanzo-database-watchdog', String(serverPid)], {
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
