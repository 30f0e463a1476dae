import { cpuMicrosOf } from '../load/run-load.ts';
import { openBenchDatabase, type BenchDatabase } from '../processes/bench-database.ts';
import { withServers } from '../processes/with-servers.ts';
import { failuresOf } from '../report/row.ts';
import type { Bench } from '../scenarios/bench.ts';
import { callsOf } from '../scenarios/calls-of.ts';
import { measureYardstick } from '../scenarios/yardstick.ts';
import { roundsOf, type Settings } from '../settings.ts';
import type { CallName } from '../turns/call.ts';
import { measureInTurns } from '../turns/measure-in-turns.ts';

/** The CPU time of a call in a database of one size, in µs, of server and database. */
export interface SizedCost {
  readonly call: CallName;
  readonly app: number;
  readonly floor: number;
}

export interface MeasuredSize {
  readonly profiles: number;
  /** Of PostgreSQL. */
  readonly version: string;
  readonly costs: readonly SizedCost[];
  readonly fillSeconds: number;
  /** The database after filling, in GB (10^9 bytes). */
  readonly gigabytes: number;
  /** CPU time in µs of a request to a bare server, which differs between sizes only if the machine does. */
  readonly yardstick: number;
  /** Broken promises, which make the bench fail. */
  readonly problems: readonly string[];
}

/** As many as in the large database: each member's own history is as long at every size. */
const swipesPerProfile = 5;

/** Fills a database of this size, measures the calls beside the floor, and removes the database. */
export async function measureSize(profiles: number, given: Settings): Promise<MeasuredSize> {
  const settings = { ...given, profiles, swipes: swipesPerProfile * profiles, hasSwipers: false, keep: false };
  const startedAt = performance.now();
  const database = await openBenchDatabase(settings);
  try {
    const fillSeconds = (performance.now() - startedAt) / 1000;
    const gigabytes = await gigabytesOf(database);
    const { load: yardstick } = await measureYardstick({ settings });
    const measured = await withServers(database, null, (servers) => measureCalls({ settings, database, ...servers }));
    return {
      profiles,
      version: database.version,
      fillSeconds,
      gigabytes,
      yardstick: yardstick?.appCpuMicros ?? Number.NaN,
      ...measured,
    };
  } finally {
    await database.close();
  }
}

async function gigabytesOf({ database }: BenchDatabase): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return (rows[0]?.bytes ?? 0) / 1e9;
}

async function measureCalls(bench: Bench): Promise<Pick<MeasuredSize, 'costs' | 'problems'>> {
  const { app, floor, settings, database } = bench;
  const costs: SizedCost[] = [];
  const problems: string[] = [];
  for (const call of await callsOf(bench)) {
    const lanes = [app, floor].map((server) => ({ server, postmaster: database.postmaster, call, isReturning: false }));
    const [ours, least] = await measureInTurns(lanes, roundsOf(settings));
    if (!ours || !least) throw new Error('Each lane has a result');
    costs.push({ call: call.name, app: cpuMicrosOf(ours), floor: cpuMicrosOf(least) });
    problems.push(...failuresOf(`the app (${call.name})`, ours), ...failuresOf(`the floor (${call.name})`, least));
    console.log(`  measured ${call.name}`);
  }
  return { costs, problems };
}
