import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { publishNotified } from '../../notices/notifications/index.ts';
import { mustTellOfAsked } from './asked-sanction-rules.ts';
import { createAskedSanctionsRepository } from './asked-sanctions.repository.ts';

interface TellingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Notifies the reviewers who may answer a ban or a long suspension, once, before the suspension that holds meanwhile
 * ends. The notification names no member.
 */
export async function tellOfAskedSanctions({ database, clock, events }: TellingDependencies): Promise<void> {
  const now = clock.now();
  const asked = createAskedSanctionsRepository(database);
  for (const untold of await asked.listUntold())
    if (mustTellOfAsked(untold, now)) publishNotified(events, await asked.tell(untold.id, now));
}
