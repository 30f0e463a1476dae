import { comparePgbench, type PgbenchScript } from '../data-layer/pgbench.ts';
import { repositoryRate } from '../data-layer/repository-rate.ts';
import { cpuMicrosOf } from '../load/run-load.ts';
import { atMost, failuresOf, ratioAtLeast, type Check, type Row } from '../report/row.ts';
import type { Call } from '../turns/call.ts';
import { measureInTurns, type Lane } from '../turns/measure-in-turns.ts';
import { roundsOf } from '../settings.ts';
import type { Bench } from './bench.ts';

/** One of the calls, measured through the API beside the floor, through its repository alone and in pgbench. */
export interface HotPath extends Call {
  readonly scenario: string;
  /** Server and database together; null if there is no budget. */
  readonly cpuMicrosMax: number | null;
  /** The repository's rate divided by pgbench's. */
  readonly layerRatioMin: number;
  /** The same operation for pgbench, recorded of its repository. */
  readonly script: Promise<PgbenchScript>;
  runRepository(index: number): Promise<unknown>;
}

export async function measureHotPath(bench: Bench, path: HotPath): Promise<Row> {
  const { database, settings } = bench;
  const row = await measureBesideFloor(bench, path, path.scenario, path.cpuMicrosMax);
  const layerRate = await repositoryRate(path.runRepository, settings.requests, settings.connections);
  const pgbenchRate = await comparePgbench(database, await path.script, settings);
  const checks: Check[] =
    pgbenchRate === null ? [] : [ratioAtLeast('data layer', layerRate / pgbenchRate, path.layerRatioMin)];
  return { ...row, rates: { layer: layerRate, pgbench: pgbenchRate }, checks: [...row.checks, ...checks] };
}

/** Measures a call of members drawn at random, the same at the floor, and the call of a few members who come back. */
export async function measureBesideFloor(
  { app, floor, database: { postmaster }, settings }: Bench,
  call: Call,
  scenario: string,
  cpuMicrosMax: number | null,
): Promise<Row> {
  const lanes: readonly Lane[] = [
    { server: app, postmaster, call, isReturning: false },
    { server: floor, postmaster, call, isReturning: false },
    { server: app, postmaster, call, isReturning: true },
  ];
  const [load, least, returning] = await measureInTurns(lanes, roundsOf(settings));
  if (!load || !least || !returning) throw new Error('Each lane has a result');
  const micros = cpuMicrosOf(load);
  return {
    scenario,
    result: `${micros.toFixed(0)} µs CPU`,
    load,
    floor: {
      call: call.name,
      ratio: micros / cpuMicrosOf(least),
      micros: cpuMicrosOf(least),
      returningMicros: cpuMicrosOf(returning),
    },
    problems: [...failuresOf('the floor', least), ...failuresOf('members who come back', returning)],
    checks: cpuMicrosMax === null ? [] : [atMost('µs', micros, cpuMicrosMax)],
  };
}
