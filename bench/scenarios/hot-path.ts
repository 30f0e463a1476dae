import { comparePgbench, type PgbenchScript } from '../data-layer/pgbench.ts';
import { repositoryRate } from '../data-layer/repository-rate.ts';
import type { Call } from '../load/http-client.ts';
import { atLeast, atMost, type Row } from '../report/row.ts';
import { issueTokens, load, type Bench } from './bench.ts';

/** One call of the API, made by the API, by its repository alone and by pgbench. */
export interface HotPath {
  readonly what: string;
  /** For server and database together; null where DESIGN.md gives none. */
  readonly cpuMicrosMax: number | null;
  /** Of the repository's rate to pgbench's. */
  readonly layerRatioMin: number;
  readonly script: PgbenchScript;
  /** Makes so many calls of so many members. */
  calls(total: number): readonly { readonly userId: number; readonly call: Call }[];
  callRepository(index: number): Promise<unknown>;
}

export async function measureHotPath(bench: Bench, path: HotPath): Promise<Row> {
  const { app, database, settings } = bench;
  // Node goes on compiling for thousands of requests.
  const warmUp = Math.ceil(settings.requests / 2);
  const calls = path.calls(warmUp + settings.requests);
  const tokenOf = await issueTokens(
    app,
    calls.map(({ userId }) => userId),
  );
  const nextCall = (index: number): Call => {
    const made = calls[index];
    if (!made) throw new RangeError(`There is no call ${index}`);
    return { ...made.call, token: tokenOf(made.userId) };
  };
  await load(bench, { total: warmUp, nextCall });
  const result = await load(bench, { total: settings.requests, nextCall: (index) => nextCall(warmUp + index) });
  const layerRate = await repositoryRate(path.callRepository, settings.requests, settings.connections);
  const pgbenchRate = await comparePgbench(database, path.script, settings.connections);
  const cpuMicros = result.appCpuMicros + result.databaseCpuMicros;
  return {
    what: path.what,
    figure: `${cpuMicros.toFixed(0)} µs CPU`,
    load: result,
    rates: { layer: layerRate, pgbench: pgbenchRate },
    checks: [
      ...(path.cpuMicrosMax === null ? [] : [atMost('µs', cpuMicros, path.cpuMicrosMax)]),
      ...(pgbenchRate === null ? [] : [atLeast('data layer', layerRate / pgbenchRate, path.layerRatioMin)]),
    ],
  };
}
