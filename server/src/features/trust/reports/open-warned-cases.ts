import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { warnedSince } from './case-times.ts';
import { openCasesOfWarned } from './cases.repository.ts';

interface OpenCasesDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Opens cases about members about whom several others were warned, even if nobody has reported them. Nothing else
 * happens to them: a text by itself decides nothing.
 */
export async function openWarnedCases({ database, clock }: OpenCasesDependencies): Promise<void> {
  const now = clock.now();
  await getRows(database, openCasesOfWarned, { now, warnedSince: warnedSince(now) });
}
