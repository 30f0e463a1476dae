import { cpuMicroseconds } from '../machine/cpu-time.ts';
import { createHttpClient, type Answer, type Call } from './http-client.ts';

/** What is watched: the server's process, the database's first one, and one backend whose work does not count. */
export interface Watched {
  readonly port: number;
  readonly app: number;
  readonly postmaster: number | null;
  readonly uncountedBackend?: number;
}

export interface LoadPlan {
  readonly total: number;
  readonly connections: number;
  nextCall(index: number): Call;
  /** Runs before the next call of the same connection; its time does not count. */
  afterAnswer?(index: number, answer: Answer): Promise<void> | void;
}

export interface LoadResult {
  /** Per second: what the connections would do if nothing happened between their calls. */
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly appCpuMicros: number;
  /** NaN when the database runs on another machine. */
  readonly databaseCpuMicros: number;
  /** How many answers there were with each failing status. */
  readonly failures: ReadonlyMap<number, number>;
}

/** Makes `total` calls, so many connections at a time, each call as soon as the one before has its answer. */
export async function runLoad(watched: Watched, plan: LoadPlan): Promise<LoadResult> {
  const client = createHttpClient(watched.port, plan.connections);
  const latencies: number[] = [];
  const failures = new Map<number, number>();
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < plan.total) {
      const index = next++;
      const call = plan.nextCall(index);
      const begun = performance.now();
      const answer = await client.call(call);
      latencies.push(performance.now() - begun);
      if (answer.status >= 400) failures.set(answer.status, (failures.get(answer.status) ?? 0) + 1);
      else await plan.afterAnswer?.(index, answer);
    }
  };
  const before = readCpu(watched);
  await Promise.all(Array.from({ length: plan.connections }, connection));
  const after = readCpu(watched);
  client.close();
  const sum = latencies.reduce((total, latency) => total + latency, 0);
  latencies.sort((one, other) => one - other);
  return {
    rate: (plan.connections * latencies.length * 1000) / sum,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    appCpuMicros: (after.app - before.app) / plan.total,
    databaseCpuMicros: (after.database - before.database) / plan.total,
    failures,
  };
}

function readCpu({ app, postmaster, uncountedBackend }: Watched): { app: number; database: number } {
  const uncounted = uncountedBackend === undefined ? 0 : cpuMicroseconds(uncountedBackend);
  return {
    app: cpuMicroseconds(app),
    database: postmaster === null ? Number.NaN : cpuMicroseconds(postmaster) - uncounted,
  };
}

/** The value below which `share` (0 to 1) of the ascending values lie. */
function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
