import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Config } from '../../../server/src/config/config.ts';
import type { PretendMpesa } from '../../../server/src/gateways/payments/checkout.ts';
import type { StartingPretendMpesa } from '../../../server/src/start/start-server.ts';
import { pretendConfig } from './account.ts';
import type { DarajaReady } from './daraja-ready.ts';

/** The process may take this long to start, in ms. */
const startMs = 15_000;

/**
 * Starts the fake Daraja as a process of its own, next to the server's port if that is free. It ends with the server.
 */
export function startPretendMpesa({ port, host }: Config): StartingPretendMpesa {
  const wanted = port === 0 || port === 65_535 ? 0 : port + 1;
  const child = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: { PATH: process.env['PATH'], HOST: host, PORT: String(wanted) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    ready: waitFor(child, ended),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Null if the process does not start: then the demo has no checkout, and everything else works. */
async function waitFor(child: ChildProcess, ended: Promise<void>): Promise<PretendMpesa | null> {
  let timer: NodeJS.Timeout | undefined;
  const ready = await Promise.race([
    new Promise<DarajaReady>((resolve) => {
      child.once('message', (message) => resolve(message as DarajaReady));
    }),
    ended.then(() => null),
    new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), startMs);
    }),
  ]);
  clearTimeout(timer);
  if (ready === null) return null;
  return { mpesa: pretendConfig(`http://127.0.0.1:${ready.port}`, ready.certificate), phonePort: ready.port };
}
