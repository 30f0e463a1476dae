import type { Database } from '../../server/src/database/connect.ts';
import type { Drawn } from './operation.ts';
import { valuesOf, type RecordedStatement } from './record-statements.ts';

interface Replay {
  readonly statements: readonly RecordedStatement[];
  readonly draw: () => Drawn;
  readonly total: number;
  readonly inFlight: number;
}

/** Runs the statements, `inFlight` at a time, after a tenth of `total` as warm-up. @returns how often a second */
export async function dataLayerRate(
  { pool }: Database,
  { statements, draw, total, inFlight }: Replay,
): Promise<number> {
  let next = 0;
  const runUntil = async (end: number): Promise<void> => {
    while (next++ < end) {
      const drawn = draw();
      for (const statement of statements)
        await pool.query({ name: statement.name, text: statement.text, values: valuesOf(statement, drawn) });
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
