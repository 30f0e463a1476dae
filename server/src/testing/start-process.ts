import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface StartedProcess {
  readonly pid: number;
  /** Everything that the process has printed so far. */
  output(): string;
  /** The address that the process prints. Rejects when the process ends before that. */
  address(): Promise<string>;
  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void;
  /**
   * The exit code, or the signal that ended the process. Rejects with the output when the process does not end. So a
   * process that hangs does not use up the whole time of the test.
   */
  exitCode(): Promise<number | NodeJS.Signals | null>;
}

/** The longest time that a process may take to end once it was asked to, in ms: it has STOP_SECONDS. */
const endMs = 25_000;
/** The same for one that ends by itself, which may have made a database before, on a busy machine. */
const startAndEndMs = 50_000;

const repository = path.resolve(import.meta.dirname, '../../..');

/** Makes an empty data folder that is removed when the test ends. */
export function makeDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-process-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its files.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a script of this repository as a separate process, with these variables and only what Node needs besides. */
export function startProcess(script: string, variables: Record<string, string>): StartedProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(repository, script)], {
    cwd: repository,
    env: { PATH, HOME, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', ...variables },
  });
  let output = '';
  let isAskedToEnd = false;
  const printed = Promise.withResolvers<string>();
  const read = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
    const address = /running at (\S+)/.exec(output)?.[1];
    if (address !== undefined) printed.resolve(address.replace('localhost', '127.0.0.1'));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  void ended.then(() => printed.reject(new Error(`The process ended: ${output}`)));
  printed.promise.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    address: () => printed.promise,
    signal: (name) => {
      isAskedToEnd = true;
      child.kill(name);
    },
    exitCode: () => within(isAskedToEnd ? endMs : startAndEndMs, ended, () => `The process does not end: ${output}`),
  };
}

async function within<Result>(milliseconds: number, awaited: Promise<Result>, problem: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem())), milliseconds);
  });
  return Promise.race([awaited, expired]).finally(() => clearTimeout(timer));
}
