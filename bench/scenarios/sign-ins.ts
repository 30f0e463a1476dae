import { firstRandomNumber } from '../filling/member-ids.ts';
import { benchPassword, memberEmail } from '../filling/fill-database.ts';
import { runLoad, type LoadResult } from '../load/run-load.ts';
import { atMost, type Row } from '../report/row.ts';
import type { Bench } from './bench.ts';

const inFlight = 16;
const signInsMax = 320;
const cpuMsMax = 15;
const delayMsMax = 20;

export async function measureSignIns({ app, database, settings }: Bench): Promise<Row> {
  const signIn = (count: number): Promise<LoadResult> =>
    runLoad(
      { port: app.port, app: app.pid, postmaster: database.postmaster },
      {
        total: count,
        connections: inFlight,
        nextRequest: (index) => ({
          method: 'POST',
          path: '/api/token/',
          body: { email: memberEmail(firstRandomNumber + index), password: benchPassword },
        }),
      },
    );
  const total = settings.isToy ? inFlight : signInsMax;
  await signIn(Math.min(total, inFlight * 2));
  let result: LoadResult | null = null;
  const delayMs = await app.eventLoopDelayDuring(async () => {
    result = await signIn(total);
  });
  return rowOf(result, delayMs);
}

function rowOf(result: LoadResult | null, delayMs: number): Row {
  if (!result) throw new Error('There were no sign-ins');
  const cpuMs = (result.appCpuMicros + result.databaseCpuMicros) / 1000;
  return {
    scenario: `sign-in, ${inFlight} in flight`,
    result: `${cpuMs.toFixed(1)} ms CPU, event loop p99 ${delayMs.toFixed(1)} ms`,
    load: result,
    checks: [atMost('ms', cpuMs, cpuMsMax), atMost('ms loop', delayMs, delayMsMax)],
  };
}
