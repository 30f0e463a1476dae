import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';

export interface TestRedis {
  readonly url: string;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again on the same port, empty. */
  start(): Promise<void>;
}

const binary = ['redis-server', 'valkey-server']
  .flatMap((name) => (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
  .find((file) => existsSync(file));

/**
 * The reason why tests with a real Redis are skipped here, or null. In CI they are never skipped: without it they fail.
 */
export const redisIsMissing =
  binary === undefined && !process.env['CI'] ? 'there is no redis-server; apt-get install redis-server' : null;

/** Starts a real Redis or Valkey server on a free port. The caller kills it. */
export async function startRedis(): Promise<TestRedis> {
  if (binary === undefined) throw new Error('redis-server is not installed: apt-get install redis-server');
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
    const ready = Promise.withResolvers<void>();
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready to accept connections/i.test(output)) ready.resolve();
    });
    child.once('close', () => ready.reject(new Error(`Redis has ended: ${output}`)));
    await ready.promise;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}
