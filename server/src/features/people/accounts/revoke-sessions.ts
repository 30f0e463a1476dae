import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { hashRefreshToken } from './refresh-tokens.ts';
import { endOwn, endSessionsOf } from './sessions.repository.ts';

interface RevokeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
}

/** The current session. Null in an access token that names none. */
export interface AskingSession {
  readonly userId: number;
  readonly sessionId: number | null;
}

/**
 * Ends one session of a member (by one of its refresh tokens), all of them, or all but the current one. Their access
 * tokens are refused and their streams end within a second, in every process. An unknown token, or one of another
 * member, ends nothing.
 */
export async function revokeSessions(
  { database, clock, events }: RevokeDependencies,
  { userId, sessionId: kept }: AskingSession,
  which: { readonly refresh: string } | { readonly all: true } | { readonly others: true },
): Promise<void> {
  const meant =
    'refresh' in which ? { tokenHash: hashRefreshToken(which.refresh) } : { kept: 'all' in which ? null : kept };
  events.endSessions(await endSessionsOf(database, userId, { ...meant, now: clock.now(), reason: 'signed_out' }));
}

/**
 * Ends one of a member's sessions, by its id. Ending it again is harmless.
 * @throws ApiError not_found when the member has no such session
 */
export async function endOwnSession(
  { database, clock, events }: RevokeDependencies,
  userId: number,
  id: number,
): Promise<void> {
  const session = await getRow(database, endOwn, { userId, id, endedAt: clock.now() });
  if (!session) throw new ApiError('not_found');
  if (session.isLive) events.endSessions([id]);
}
