import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runLoad } from '../load/run-load.ts';
import type { Row } from '../report/row.ts';
import type { Bench } from './bench.ts';

const requests = 10_000;

/** Shows how slow this machine is now: other programs make every figure of CPU time larger, and this one with them. */
export async function measureYardstick({ settings }: Pick<Bench, 'settings'>): Promise<Row> {
  const total = settings.isToy ? settings.requests : requests;
  const server = fork(fileURLToPath(import.meta.resolve('../processes/bare-server.ts')), {
    env: { PATH: process.env['PATH'] },
  });
  try {
    const [port] = (await once(server, 'message')) as unknown[];
    const watched = { port: Number(port), app: server.pid ?? 0, postmaster: null };
    const plan = {
      connections: settings.connections,
      nextRequest: () => ({ method: 'POST' as const, path: '/', body: { matched: true } }),
    };
    await runLoad(watched, { ...plan, total: 2 * total });
    const load = await runLoad(watched, { ...plan, total });
    return {
      scenario: 'yardstick: a bare Node server',
      result: `${load.appCpuMicros.toFixed(0)} µs CPU`,
      load,
      checks: [],
    };
  } finally {
    server.kill();
  }
}
