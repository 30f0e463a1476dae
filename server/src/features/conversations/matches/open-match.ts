import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { readMatchNotices } from '../../notices/notifications/index.ts';
import { writeOpening } from './matches.repository.ts';

export interface OpeningDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Records that a member has opened a match's profile or the chat, and marks the notification of the match as read.
 * Repeating it is harmless.
 *
 * @throws ApiError not_found unless the two members are a match
 */
export async function openMatch(
  { database, clock, events }: OpeningDependencies,
  me: number,
  them: number,
): Promise<void> {
  const read = await inTransaction(database, async (tx) => {
    if (!(await getRow(tx, writeOpening, { me, them }))) throw new ApiError('not_found');
    return getRows(tx, readMatchNotices, { reader: me, partners: [them], at: clock.now() });
  });
  if (read.length > 0) events.publish({ to: [me], event: { type: 'notifications_read' } });
}
