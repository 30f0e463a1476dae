import { comparePgbench, type PgbenchScript } from '../data-layer/pgbench.ts';
import { repositoryRate } from '../data-layer/repository-rate.ts';
import type { HttpRequest } from '../load/http-client.ts';
import { atMost, ratioAtLeast, type Row } from '../report/row.ts';
import { issueTokens, load, type Bench } from './bench.ts';

/** One operation, measured through the API, through its repository alone and in pgbench. */
export interface HotPath {
  readonly scenario: string;
  /** Server and database together; null if there is no budget. */
  readonly cpuMicrosMax: number | null;
  /** The repository's rate divided by pgbench's. */
  readonly layerRatioMin: number;
  /** The same operation for pgbench, recorded of its repository. */
  readonly script: Promise<PgbenchScript>;
  /** This many requests, each with the member who sends it. */
  requests(total: number): readonly { readonly userId: number; readonly request: HttpRequest }[];
  runRepository(index: number): Promise<unknown>;
}

export async function measureHotPath(bench: Bench, path: HotPath): Promise<Row> {
  const { app, database, settings } = bench;
  // Node keeps compiling for thousands of requests.
  const warmUp = Math.ceil(settings.requests / 2);
  const requests = path.requests(warmUp + settings.requests);
  const tokenOf = await issueTokens(
    app,
    requests.map(({ userId }) => userId),
  );
  const nextRequest = (index: number): HttpRequest => {
    const next = requests[index];
    if (!next) throw new RangeError(`There is no request ${index}`);
    return { ...next.request, token: tokenOf(next.userId) };
  };
  await load(bench, { total: warmUp, nextRequest });
  const result = await load(bench, { total: settings.requests, nextRequest: (index) => nextRequest(warmUp + index) });
  const layerRate = await repositoryRate(path.runRepository, settings.requests, settings.connections);
  const pgbenchRate = await comparePgbench(database, await path.script, settings.connections);
  const cpuMicros = result.appCpuMicros + result.databaseCpuMicros;
  return {
    scenario: path.scenario,
    result: `${cpuMicros.toFixed(0)} µs CPU`,
    load: result,
    rates: { layer: layerRate, pgbench: pgbenchRate },
    checks: [
      ...(path.cpuMicrosMax === null ? [] : [atMost('µs', cpuMicros, path.cpuMicrosMax)]),
      ...(pgbenchRate === null ? [] : [ratioAtLeast('data layer', layerRate / pgbenchRate, path.layerRatioMin)]),
    ],
  };
}
