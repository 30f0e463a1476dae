import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { startChild } from '../processes/start-child.ts';

/** No sound of two minutes takes a program so long, in ms. */
export const programMsMax = 20_000;
/** Address space in KB. It reserves far more than it uses. */
const memoryKilobytes = 1_500_000;
const outputMax = 64 * 1024;

/** Ended with an error, took too long or needed too much memory. */
export class ProgramFailedError extends Error {}

/**
 * Runs a program with bounded time and memory, and without an environment, so that no key is in it.
 * @returns what it wrote to its standard output
 * @throws ProgramFailedError; ApiError unavailable when it cannot be started
 */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const child = await startChild(() => spawnBounded(program, args));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let [output, problem] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(0, outputMax)));
  child.stderr.on('data', (chunk: Buffer) => (problem = (problem + chunk.toString('utf8')).slice(0, outputMax)));
  const timer = setTimeout(() => child.kill('SIGKILL'), programMsMax);
  child.once('close', (code, signal) => {
    clearTimeout(timer);
    if (code === 0) resolve(output);
    else reject(new ProgramFailedError(`${program} ended with ${signal ?? code}: ${problem}`));
  });
  return promise;
}

function spawnBounded(program: string, args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn('/bin/sh', ['-c', `ulimit -v ${memoryKilobytes}; exec "$0" "$@"`, program, ...args], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}
