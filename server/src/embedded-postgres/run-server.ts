import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Runnable } from './choose-user.ts';
import { watchOver } from './watchdog.ts';

export interface ServerProcess {
  /** Undefined while the server runs. */
  exitReason(): string | undefined;
  /** The end of the server's log. */
  logTail(): string;
  stop(): Promise<void>;
}

const logTailChars = 4000;

/** Runs PostgreSQL on a cluster. The server stops by itself when this process dies. */
export function runServer(
  { folder, user }: Runnable,
  cluster: string,
  settings: Record<string, string>,
): ServerProcess {
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that a Ctrl-C in the terminal reaches only the app, which stops the server last.
  const server = spawn(path.join(folder, 'bin/postgres'), ['-D', cluster, ...parameters], {
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
    tail = (tail + text).slice(-logTailChars);
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
