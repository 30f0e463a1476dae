import { getRows } from '../../../database/sql.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { publishCall } from './call-dependencies.ts';
import { endAllDueCalls } from './calls.repository.ts';

/**
 * Ends calls that nobody answers, whose devices are silent, that have lasted an hour, or whose members may no longer
 * call each other: after a block, the end of the match, or a suspension. Several processes may run this at once. Each
 * end is announced once.
 */
export async function endDueCalls({ database, clock, events }: Omit<CallDependencies, 'turn'>): Promise<void> {
  for (const row of await getRows(database, endAllDueCalls, { now: clock.now() })) publishCall(events, row);
}
