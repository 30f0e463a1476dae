import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { getRows } from '../../../database/sql.ts';
import { listChanges } from './premium.repository.ts';

/** Each look goes back this far, in ms: the clocks of two machines differ, and a transaction may be slow to commit. */
const lookBackMs = 60_000;

interface FollowDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Finds plans that the operator's command has changed, which cannot use the bus, and tells their members. An open app
 * then shows the plan without a reload.
 *
 * @returns a function for one look
 */
export function createPlanFollower({ database, clock, events }: FollowDependencies): () => Promise<void> {
  let told = new Set<string>();
  let lookedAt = clock.now().getTime();
  return async () => {
    const now = clock.now().getTime();
    // The look begins at the last one that worked, however long ago that was.
    const changes = await getRows(database, listChanges, { since: new Date(Math.min(lookedAt, now) - lookBackMs) });
    for (const { change, userId } of changes) {
      if (!told.has(change)) events.publish({ to: [userId], event: { type: 'payment' } });
    }
    told = new Set(changes.map(({ change }) => change));
    lookedAt = now;
  };
}
