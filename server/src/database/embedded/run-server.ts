import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Runnable } from './choose-user.ts';
import { watchOver } from './watchdog.ts';

export type ServerProcess = {
  /** Undefined while it runs. */
  exitReason(): string | undefined;
  /** The end of what it has written to its log. */
  logTail(): string;
  stop(): Promise<void>;
};

const LOG_TAIL_CHARS = 4000;

/** Runs PostgreSQL on a cluster; it stops by itself when this process dies. */
export function runServer(
  { folder, user }: Runnable,
  cluster: string,
  settings: Record<string, string>,
): ServerProcess {
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl-C in the terminal must reach the app only, which then stops the server last.
  const server = spawn(join(folder, 'bin/postgres'), ['-D', cluster, ...parameters], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const watchdog = server.pid === undefined ? undefined : watchOver(server.pid, user);
  let reason: string | undefined;
  let tail = '';
  const ended = new Promise<void>((resolve) => {
    const end = (why: string) => {
      reason ??= why;
      watchdog?.dismiss();
      resolve();
    };
    server.on('error', (error) => end(error.message));
    server.on('close', (code, signalName) => end(`ended with ${signalName ?? code}`));
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-LOG_TAIL_CHARS);
  });
  server.unref();
  return {
    exitReason: () => reason,
    logTail: () => tail.trim(),
    stop: async () => {
      server.ref();
      if (reason === undefined) server.kill('SIGINT');
      await ended;
    },
  };
}
