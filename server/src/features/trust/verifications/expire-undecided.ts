import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishDecision } from './decide-verification.ts';
import { endUndecided } from './decisions.repository.ts';
import { undecidedSince } from './verification-rules.ts';

interface ExpireUndecidedDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Ends submissions that nobody has decided within 72 hours, and asks their members to send the photos again. Their
 * documents can be erased at once. Returns their number.
 */
export async function expireUndecided({ database, clock, events }: ExpireUndecidedDependencies): Promise<number> {
  const now = clock.now();
  const { count, notified } = await endUndecided(database, { submittedUntil: undecidedSince(now), now });
  publishDecision(events, notified);
  return count;
}
