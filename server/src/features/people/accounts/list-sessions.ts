import type { Session } from '@mwanzo/contract/people/sessions';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { listLiveSessions } from './sessions.repository.ts';
import type { AskingSession } from './revoke-sessions.ts';

/** Lists the sessions of a member: the current one first, then the others, most recently used first. */
export async function listSessions(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { userId, sessionId }: AskingSession,
): Promise<Session[]> {
  const rows = await getRows(database, listLiveSessions, { userId, now: clock.now() });
  return rows
    .map(({ id, browser, system, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      started_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      is_current: id === sessionId,
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}
