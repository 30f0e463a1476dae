import { getRows } from '../../../database/sql.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { publishCall } from './call-dependencies.ts';
import { listLiveCalls } from './calls.repository.ts';
import { changeCall } from './change-call.ts';
import { endIfDue } from './course-rules.ts';

/**
 * Ends calls that nobody answers, that ring while calls are switched off, whose devices are silent, that have lasted an
 * hour, or whose members may no longer call each other: after a block, the end of the match, or a suspension. Several
 * processes may run this at once. Each end is announced once.
 */
export async function endDueCalls({
  database,
  clock,
  events,
  switches,
}: Omit<CallDependencies, 'turn'>): Promise<void> {
  const now = clock.now();
  const areOff = switches.isOff('calls');
  const due = (await getRows(database, listLiveCalls, {})).filter((call) => endIfDue(call, now, areOff));
  for (const { id, callerId: userId } of due) {
    // oxlint-disable-next-line no-await-in-loop -- Each call is locked alone, so that no two wait in a circle.
    const ended = await changeCall(database, { id, userId }, (call) => endIfDue(call, now, areOff));
    if (ended?.isChanged) publishCall(events, ended.call);
  }
}
