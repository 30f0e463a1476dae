import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import { createPremiumRepository } from './premium.repository.ts';

/** How far back each look goes, in ms: the clocks of two machines differ, and a transaction may be slow to commit. */
const lookBackMs = 60_000;

interface FollowDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Looks for plans that the operator's command has changed, which reaches no bus, and tells their members: an open app
 * shows the plan without a reload. @returns one look
 */
export function createPlanFollower({ database, clock, events }: FollowDependencies): () => Promise<void> {
  const premium = createPremiumRepository(database);
  let told = new Set<string>();
  let lookedAt = clock.now().getTime();
  return async () => {
    const now = clock.now().getTime();
    // From the last look that worked, however long ago that is.
    const changes = await premium.listChanges(new Date(Math.min(lookedAt, now) - lookBackMs));
    for (const { change, userId } of changes) {
      if (!told.has(change)) events.publish({ to: [userId], event: { type: 'payment' } });
    }
    told = new Set(changes.map(({ change }) => change));
    lookedAt = now;
  };
}
