import { dataLayerRate } from '../data-layer/data-layer-rate.ts';
import type { Operation } from '../data-layer/operation.ts';
import { comparePgbench } from '../data-layer/pgbench.ts';
import { recordStatements } from '../data-layer/record-statements.ts';
import { cpuMicrosOf } from '../load/run-load.ts';
import { atMost, failuresOf, ratioAtLeast, type Check, type Row } from '../report/row.ts';
import type { Call } from '../turns/call.ts';
import { measureInTurns, type Lane } from '../turns/measure-in-turns.ts';
import { roundsOf } from '../settings.ts';
import type { Bench } from './bench.ts';

/** One of the calls, measured through the API beside the floor, and its statements alone, from Node and in pgbench. */
export interface HotPath extends Call {
  readonly scenario: string;
  /** Server and database together; null if there is no budget. */
  readonly cpuMicrosMax: number | null;
  /** The rate of its statements from Node divided by that in pgbench. */
  readonly layerRatioMin: number;
  /** The function that serves the call. */
  readonly operation: Operation;
}

export async function measureHotPath(bench: Bench, path: HotPath): Promise<Row> {
  const { database, settings } = bench;
  const row = await measureBesideFloor(bench, path, path.scenario, path.cpuMicrosMax);
  const { draw, pgbench } = path.operation;
  const trips = await recordStatements(path.operation);
  const { requests: total, connections: inFlight } = settings;
  const layerRate = await dataLayerRate(database.database, { trips, draw, total, inFlight });
  const pgbenchRate = await comparePgbench(database, { setUp: pgbench, trips }, settings);
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
