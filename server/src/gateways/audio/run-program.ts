import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { startChild } from '../processes/start-child.ts';

/** The time limit of a program, in ms. No sound of two minutes takes so long. */
export const programMsMax = 20_000;
/** The limit of the address space, in KB. A program reserves far more than it uses. */
const memoryKilobytes = 1_500_000;
const outputMax = 64 * 1024;

/** The program ended with an error, took too long or needed too much memory. */
export class ProgramFailedError extends Error {}

/**
 * Runs a program with bounded time and memory, and without an environment, so that no key is in it.
 *
 * @returns its standard output
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
