// A server process as the shipped unit starts and stops it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { root } from '../test/suites.ts';

const unit = readFileSync(path.join(root, 'deploy/systemd/mwanzo@.service'), 'utf8');

/** The environment that the shipped unit gives to its process, without what names a real machine. */
function environmentOfUnit(): Record<string, string> {
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((each) => each.split('=', 2) as [string, string]);
  return Object.fromEntries(pairs.filter(([name]) => !['PORT', 'DATA_DIR', 'NODE_COMPILE_CACHE'].includes(name)));
}

export interface RunningServer {
  readonly port: number;
  readonly address: string;
  /** The lines of the log that tell of a warning or an error. */
  readonly problems: readonly string[];
  /** Resolves when the process has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a server with these variables besides those of the unit. Resolves when it accepts requests. */
export async function startServer(variables: Readonly<Record<string, string>>, given?: number): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const environment = { PATH, HOME, NODE_COMPILE_CACHE, ...environmentOfUnit(), PORT: String(port), ...variables };
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env: environment });
  const ended = once(child, 'close');
  const [lines, problems]: [string[], string[]] = [[], []];
  let rest = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      const read = (rest + chunk.toString()).split('\n');
      rest = read.pop() ?? '';
      lines.push(...read);
      problems.push(...read.filter((line) => /^\{"level":[4-6]0/.test(line)));
    });
  const address = `http://127.0.0.1:${port}`;
  await whenReady(child, address, () => [...lines, rest].join('\n'));
  return {
    port,
    address,
    problems,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Asks as the shipped unit does. */
async function whenReady(child: ChildProcess, address: string, output: () => string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode}: ${output()}`);
    await wait(200);
  }
}
