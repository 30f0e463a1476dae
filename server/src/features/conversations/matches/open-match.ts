import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { createMatchesRepository } from './matches.repository.ts';

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
  userId: number,
  partnerId: number,
): Promise<void> {
  const opened = await createMatchesRepository(database).open(userId, partnerId, clock.now());
  if (!opened) throw new ApiError('not_found');
  if (opened.isNoticeRead) events.publish({ to: [userId], event: { type: 'notifications_read' } });
}
