import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TurnConfig } from '../../config/turn.ts';
import { Secret } from '../../config/secret.ts';
import { coturnSettings } from './coturn-settings.ts';

/** A TURN server for calls on this machine, for demo people and tests. */
export interface RunningCoturn {
  readonly config: TurnConfig;
  stop(): Promise<void>;
}

const startMs = 15_000;
const askMs = 50;
const host = '127.0.0.1';

/** The path of coturn's `turnserver`, or null if it is not installed. */
export function findCoturn(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'turnserver')).find((file) => existsSync(file)) ?? null;
}

/**
 * Starts coturn on a loopback address, which no other machine reaches. Its files are in `folder`, which is removed with
 * it.
 *
 * @throws Error with the end of its log if it does not start
 */
export async function startCoturn(
  binary: string,
  { folder, port, otherSecret }: { folder: string; port: number; otherSecret?: string },
): Promise<RunningCoturn> {
  const secret = randomBytes(32).toString('hex');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'turnserver.conf');
  writeFileSync(file, coturnSettings({ folder, secret, otherSecret, port, host }), { mode: 0o600 });
  const child = spawn(binary, ['-c', file], { cwd: folder, stdio: 'ignore', env: {} });
  const ended = endOf(child);
  const release = endWithThisProcess(child);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.removeListener('exit', kill);
    release();
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(port, ended);
  } catch (error) {
    const log = readLog(folder);
    await stop();
    throw new Error(`coturn does not start: ${log}`, { cause: error });
  }
  return { config: { urls: [`turn:${host}:${port}?transport=udp`], secret: new Secret(secret) }, stop };
}

/**
 * Starts a shell that kills a child when this process ends. If this process is killed, the shell's input closes, and
 * the shell acts. Returns a function that cancels this.
 */
function endWithThisProcess(child: ChildProcess): () => void {
  if (child.pid === undefined) return () => {};
  const stdio: StdioOptions = ['pipe', 'ignore', 'ignore'];
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -9 "$0"', String(child.pid)], { stdio, env: {} });
  const release = () => void watcher.kill('SIGKILL');
  watcher.on('error', () => {});
  // Another program may soon have its process id.
  child.once('exit', release);
  return release;
}

async function endOf(child: ChildProcess): Promise<void> {
  await once(child, 'exit').catch(() => {});
}

function readLog(folder: string): string {
  const file = path.join(folder, 'turnserver.log');
  return existsSync(file) ? readFileSync(file, 'utf8').slice(-1000) : 'no log';
}

/** A STUN binding request (RFC 8489), to which any such server responds without credentials. */
function bindingRequest(): Buffer {
  const request = Buffer.alloc(20);
  request.writeUInt16BE(0x0001, 0);
  request.writeUInt32BE(0x2112_a442, 4);
  randomBytes(12).copy(request, 8);
  return request;
}

/**
 * Resolves once the server responds.
 *
 * @throws Error if it ends before, or does not respond for a while
 */
function answers(port: number, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    const ask = setInterval(() => socket.send(bindingRequest(), port, host), askMs);
    const tooLate = setTimeout(() => finish(new Error('it does not answer')), startMs);
    let isDone = false;
    function finish(error?: Error): void {
      if (isDone) return;
      isDone = true;
      clearInterval(ask);
      clearTimeout(tooLate);
      socket.close();
      if (error) reject(error);
      else resolve();
    }
    socket.once('message', () => finish());
    void ended.then(() => finish(new Error('it has ended')));
    // The server does not listen yet.
    socket.on('error', () => {});
  });
}
