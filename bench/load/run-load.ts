import { cpuMicroseconds } from '../machine/cpu-time.ts';
import { createHttpClient, type HttpRequest, type HttpResponse } from './http-client.ts';

/** The server under load, and the process ids whose CPU time is measured. */
export interface Watched {
  readonly port: number;
  readonly app: number;
  /** PostgreSQL's first process, or null if it runs on another machine. */
  readonly postmaster: number | null;
  /** A database connection of the bench itself, whose work does not count. */
  readonly uncountedBackend?: number;
}

export interface LoadPlan {
  readonly total: number;
  readonly connections: number;
  /** The status that every response has; 200 if none is given. */
  readonly status?: number;
  nextRequest(index: number): HttpRequest;
  /** Runs before the next request of the same connection. Its time does not count. */
  afterResponse?(index: number, response: HttpResponse): Promise<void> | void;
}

export interface LoadResult {
  /** Requests per second, as if each connection sent the next one without a pause. */
  readonly rate: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly appCpuMicros: number;
  /** NaN when the database runs on another machine. */
  readonly databaseCpuMicros: number;
  /** Counts the responses of each status that was not expected. */
  readonly failures: ReadonlyMap<number, number>;
}

/** CPU time of a request in µs, of server and database. */
export function cpuMicrosOf({ appCpuMicros, databaseCpuMicros }: LoadResult): number {
  return appCpuMicros + databaseCpuMicros;
}

/** Sends `total` requests on `connections` connections, each request as soon as the one before has its response. */
export async function runLoad(watched: Watched, plan: LoadPlan): Promise<LoadResult> {
  const client = createHttpClient(watched.port, plan.connections);
  const latencies: number[] = [];
  const failures = new Map<number, number>();
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < plan.total) {
      const index = next++;
      const request = plan.nextRequest(index);
      const startedAt = performance.now();
      const response = await client.send(request);
      latencies.push(performance.now() - startedAt);
      if (response.status !== (plan.status ?? 200))
        failures.set(response.status, (failures.get(response.status) ?? 0) + 1);
      else await plan.afterResponse?.(index, response);
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

/** The value below which `share` (0 to 1) of the values lie. */
function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
