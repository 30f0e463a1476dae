import type { CallDependencies } from './call-dependencies.ts';
import { publishCall } from './call-dependencies.ts';
import { createCallsRepository } from './calls.repository.ts';

/**
 * Ends calls that nobody answers, whose devices are silent, that have lasted an hour, and those of two who may not talk any
 * more: a block, the end of the match, a suspension. Several processes may do so at once; each end is told once.
 */
export async function endDueCalls({ database, clock, events }: Omit<CallDependencies, 'turn'>): Promise<void> {
  for (const row of await createCallsRepository(database).endDue(clock.now())) publishCall(events, row);
}
