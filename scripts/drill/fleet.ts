// The processes of a server as the shipped unit starts them, restarted in turn.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { root } from '../test/suites.ts';

const unit = readFileSync(path.join(root, 'deploy/systemd/mwanzo@.service'), 'utf8');

/** The environment that the shipped unit gives to its process, without what names folders of a real machine. */
export function environmentOfUnit(): Record<string, string> {
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((each) => each.split('=', 2) as [string, string]);
  return Object.fromEntries(pairs.filter(([name]) => !['PORT', 'DATA_DIR', 'NODE_COMPILE_CACHE'].includes(name)));
}

export interface FleetKeys {
  readonly SECRET_KEY: string;
  readonly VAULT_KEY: string;
}

const newKey = () => randomBytes(32).toString('hex');
export const newKeys = (): FleetKeys => ({ SECRET_KEY: newKey(), VAULT_KEY: newKey() });

export interface Fleet {
  readonly ports: readonly [number, number];
  /** The time that each stop took, in ms. */
  readonly stopsMs: readonly number[];
  /** The lines of all processes that tell of a warning or an error. */
  readonly problems: readonly string[];
  /** Stops a process as `systemctl restart` does, and starts it again. Resolves when it accepts requests. */
  restart(index: 0 | 1): Promise<void>;
  /** Ends both at once, when nobody needs them any more. */
  kill(): Promise<void>;
}

/** Starts two processes on one database, one Redis and one folder, with these variables besides those of the unit. */
export async function startFleet(variables: Readonly<Record<string, string>>): Promise<Fleet> {
  const ports = [await freePort(), await freePort()] as const;
  const [stopsMs, problems]: [number[], string[]] = [[], []];
  const start = async (port: number): Promise<ChildProcess> => {
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const environment = { PATH, HOME, NODE_COMPILE_CACHE, ...environmentOfUnit(), PORT: String(port), ...variables };
    const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        const lines = (output + chunk.toString()).split('\n');
        output = lines.pop() ?? '';
        problems.push(...lines.filter((line) => !line.startsWith('{"level":30') && line.startsWith('{')));
      });
    await whenReady(child, port);
    return child;
  };
  const processes = await Promise.all(ports.map(start));
  return {
    ports,
    stopsMs,
    problems,
    async restart(index) {
      const asked = performance.now();
      await end(processes[index], 'SIGTERM');
      stopsMs.push(performance.now() - asked);
      processes[index] = await start(ports[index]);
    },
    async kill() {
      await Promise.all(processes.map((child) => end(child, 'SIGKILL')));
    },
  };
}

async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

/** Asks as the shipped unit does. */
async function whenReady(child: ChildProcess, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} has ended with ${child.exitCode}`);
    await wait(200);
  }
}
