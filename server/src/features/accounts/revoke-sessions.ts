import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import { hashRefreshToken } from './refresh-tokens.ts';
import { createSessionsRepository } from './sessions.repository.ts';

interface RevokeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Ends one session of a member, by one of its refresh tokens, or all of them. Their access tokens are refused and their
 * streams end within a second, in every process. An unknown token, or another member's, ends nothing.
 */
export async function revokeSessions(
  { database, clock, events }: RevokeDependencies,
  userId: number,
  which: { readonly refresh: string } | { readonly all: true },
): Promise<void> {
  const sessions = createSessionsRepository(database);
  const now = clock.now();
  const ended =
    'refresh' in which
      ? await sessions.endSessionByToken(userId, hashRefreshToken(which.refresh), now)
      : await sessions.endSessionsOf(userId, now);
  events.endSessions(ended);
}
