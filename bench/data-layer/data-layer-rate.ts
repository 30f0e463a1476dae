import type { Database } from '../../server/src/database/connect.ts';
import { getRowsTogether } from '../../server/src/database/together.ts';
import type { Drawn } from './operation.ts';
import { valuesOf, type RoundTrip } from './record-statements.ts';

interface Replay {
  readonly trips: readonly RoundTrip[];
  readonly draw: () => Drawn;
  readonly total: number;
  readonly inFlight: number;
}

/** Runs the statements, `inFlight` at a time, after a tenth of `total` as warm-up. @returns how often a second */
export async function dataLayerRate(database: Database, { trips, draw, total, inFlight }: Replay): Promise<number> {
  let next = 0;
  const runUntil = async (end: number): Promise<void> => {
    while (next++ < end) {
      const drawn = draw();
      for (const trip of trips) {
        const calls = trip.map((each) => ({ name: each.name, text: each.text, values: valuesOf(each, drawn) }));
        const [alone] = calls;
        await (calls.length === 1 && alone ? database.pool.query(alone) : getRowsTogether(database, ...calls));
      }
    }
  };
  const runAll = (end: number): Promise<unknown> => {
    next = 0;
    return Promise.all(Array.from({ length: inFlight }, () => runUntil(end)));
  };
  await runAll(Math.ceil(total / 10));
  const startedAt = performance.now();
  await runAll(total);
  return (total * 1000) / (performance.now() - startedAt);
}
