import type { HttpRequest } from '../load/http-client.ts';
import { cpuMicrosOf, runLoad, type LoadResult } from '../load/run-load.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import type { Call } from './call.ts';

/** So many members come back in one lane. */
export const returningMembers = 500;

/** One of the servers that take turns, and its requests. */
export interface Lane {
  readonly server: ServerProcess;
  /** PostgreSQL's first process, or null if it runs on another machine. */
  readonly postmaster: number | null;
  readonly call: Call;
  /** A few members come back with the tokens that the server knows. Otherwise each request has a new token. */
  readonly isReturning: boolean;
}

export interface Rounds {
  readonly rounds: number;
  /** Requests of a lane in each round. */
  readonly requests: number;
  readonly connections: number;
}

/**
 * Sends requests to the lanes in turns, so that whatever else the machine does touches all of them alike, and returns
 * the median round of each. The first round warms up. Failures are those of all rounds.
 */
export async function measureInTurns(lanes: readonly Lane[], plan: Rounds): Promise<LoadResult[]> {
  const runners = lanes.map((lane) => ({ run: createRunner(lane, plan), results: [] as LoadResult[] }));
  for (let round = 0; round <= plan.rounds; round += 1)
    for (const { run, results } of runners) results.push(await run());
  return runners.map(({ results }) => medianOf(results));
}

function createRunner({ server, postmaster, call, isReturning }: Lane, plan: Rounds): () => Promise<LoadResult> {
  const tokens = new Map<number, string>();
  let session = 1;
  const tokenOf = async (userId: number): Promise<string> => {
    if (!isReturning) return server.issueToken(userId, ++session);
    const token = tokens.get(userId) ?? (await server.issueToken(userId));
    tokens.set(userId, token);
    return token;
  };
  return async () => {
    const drawn = call.requests(Math.ceil(plan.requests / (call.fewer ?? 1)), isReturning ? returningMembers : null);
    await call.prepare?.(server, drawn);
    const requests: HttpRequest[] = [];
    for (const { userId, request } of drawn) requests.push({ ...request, token: await tokenOf(userId) });
    return runLoad(
      { port: server.port, app: server.pid, postmaster },
      {
        total: requests.length,
        connections: plan.connections,
        status: call.status,
        nextRequest: (index) => requestAt(requests, index),
      },
    );
  };
}

function requestAt(requests: readonly HttpRequest[], index: number): HttpRequest {
  const request = requests[index];
  if (!request) throw new RangeError(`There is no request ${index}`);
  return request;
}

function medianOf([warmUp, ...rounds]: readonly LoadResult[]): LoadResult {
  const ordered = rounds.toSorted((one, other) => cpuMicrosOf(one) - cpuMicrosOf(other));
  const median = ordered[Math.floor(ordered.length / 2)];
  if (!warmUp || !median) throw new RangeError('At least one round is measured');
  const failures = new Map<number, number>();
  for (const result of [warmUp, ...rounds])
    for (const [status, count] of result.failures) failures.set(status, (failures.get(status) ?? 0) + count);
  return { ...median, failures };
}
