import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { whileLocked } from '../../../database/while-locked.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { startingWeights } from './model/starting-weights.ts';
import { readWeightsInUse } from './read-weights-in-use.ts';
import { refitInThread } from './refit-in-thread.ts';
import { isRefitDue } from './refit-night-rules.ts';
import { activateVersion, findChoice, insertVersion, noteRefit } from './versions.repository.ts';

interface RefitDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

// The key of an advisory lock that nothing else uses.
const lockKey = 6_941_726_009;

/**
 * Refits the weights once a night, in one of all processes, and uses the new ones if their check agrees. What came of
 * it is noted for the operator, also a failure, which waits for the next night.
 * @param signal ends it early, without a note, so that another process begins again
 */
export async function refitNightly(dependencies: RefitDependencies, signal: AbortSignal): Promise<void> {
  if (!(await isDue(dependencies))) return;
  await whileLocked(dependencies.database, lockKey, async () => {
    // Another process may have done it between the two looks.
    if (!(await isDue(dependencies))) return;
    try {
      await note(dependencies, await refitOnce(dependencies, signal));
    } catch (error) {
      if (!signal.aborted)
        await note(dependencies, `failed: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  });
}

async function isDue({ database, clock }: RefitDependencies): Promise<boolean> {
  return isRefitDue(clock.now(), (await getRow(database, findChoice, {}))?.refittedOn ?? null);
}

function note({ database, clock }: RefitDependencies, outcome: string): Promise<unknown> {
  return getRows(database, noteRefit, { day: nairobiDay(clock.now()), outcome });
}

/** @returns what came of it, in words for the operator */
async function refitOnce({ database, clock }: RefitDependencies, signal: AbortSignal): Promise<string> {
  const now = clock.now();
  const { version: beside, active } = await readWeightsInUse(database);
  const result = await refitInThread(database, { now, active, drawnTo: startingWeights }, signal);
  if ('tooFew' in result) return `too few lessons: ${result.tooFew}`;
  const { weights, refusedBecause, ...figures } = result;
  const stored = { weights: JSON.stringify(weights), figures: JSON.stringify({ beside, ...figures }) };
  const { id } = (await getRow(database, insertVersion, { now, ...stored, refusedBecause })) ?? { id: 0 };
  if (refusedBecause !== null) return `version ${id} is not used: ${refusedBecause}`;
  const [activated] = await getRows(database, activateVersion, { version: id });
  return activated ? `version ${id} is in use` : `version ${id} may be used, and the operator has chosen another one`;
}
