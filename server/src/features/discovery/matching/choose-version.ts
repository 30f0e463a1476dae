import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { judgeVersion, readWeightsInUse } from './read-weights-in-use.ts';
import { findNewestGood, listVersions, tryVersion, useVersion } from './versions.repository.ts';

interface ChoiceDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** A sentence that says why nothing was changed. */
interface Refused {
  readonly problem: string;
}

/**
 * Uses a version for everybody, and ends a trial. Refits no longer replace it.
 * @param version null for the built-in weights
 */
export async function chooseVersion(database: Database, version: number | null): Promise<Refused | null> {
  const problem = version === null ? null : await problemOf(database, version);
  if (problem) return problem;
  await getRows(database, useVersion, { version, isHeld: true });
  return null;
}

/** Uses the newest version that its check did not refuse, and lets refits replace it. */
export async function chooseLatest(database: Database): Promise<{ readonly version: number | null }> {
  const [newest] = await getRows(database, findNewestGood, {});
  const version = newest?.id ?? null;
  await getRows(database, useVersion, { version, isHeld: false });
  return { version };
}

/** @param percent a whole number from 1 to 99 */
export async function startTrial(
  { database, clock }: ChoiceDependencies,
  version: number,
  percent: number,
): Promise<Refused | null> {
  const problem = await problemOf(database, version);
  if (problem) return problem;
  if ((await readWeightsInUse(database)).version === version)
    return { problem: `Version ${version} is in use for everybody.` };
  await getRows(database, tryVersion, { version, percent, now: clock.now() });
  return null;
}

async function problemOf(database: Database, version: number): Promise<Refused | null> {
  const judged = judgeVersion(await getRows(database, listVersions, { ids: [version] }), version);
  return 'problem' in judged ? judged : null;
}
