import type { Language } from '@mwanzo/contract/language';
import { getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { randomId } from '../../../gateways/random-id.ts';
import type { DeviceName } from './device-name.ts';
import { endAfterUse, liveSessionsMax } from './session-rules.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-tokens.ts';
import { endOldestSessions, insertSession } from './sessions.repository.ts';

/** Issues an access token for a member's session. */
export type IssueAccess = (
  member: { userId: number; role: 'member' | 'moderator' },
  sessionId: number,
  /** The time that the token must not outlast; null if there is none. */
  sessionEnd?: Date | null,
) => Promise<string>;

interface Visit {
  readonly role?: 'member' | 'moderator';
  /** The language of the request. It is stored for a member whose language is not known yet. */
  readonly language?: Language | null;
  readonly device?: DeviceName;
  /** The hash of the browser's id. Only that browser can refresh the session. Null binds it to none. */
  readonly deviceHash?: Buffer | null;
}

export interface StartedSession {
  readonly id: number;
  /** The first refresh token, which only the client stores. */
  readonly refresh: string;
  /** The sessions that ended because there were too many. Publish them on the bus after the commit. */
  readonly ended: readonly number[];
}

/** Starts a session. Null when the member is suspended or banned. */
export async function startSessionUnlessRestricted(
  transaction: Transaction,
  userId: number,
  clock: Clock,
  { role = 'member', language = null, device = { browser: null, system: null }, deviceHash = null }: Visit = {},
): Promise<StartedSession | null> {
  const id = randomId();
  const refresh = createRefreshToken();
  const createdAt = clock.now();
  const expiresAt = endAfterUse({ role, createdAt }, createdAt);
  const session = { id, userId, createdAt, expiresAt, deviceHash };
  const first = { tokenHash: hashRefreshToken(refresh), language, device };
  if (!(await insertSession(transaction, session, first))) return null;
  const surplus = { userId, keptMax: liveSessionsMax, endedAt: createdAt };
  const ended = await getRows(transaction, endOldestSessions, surplus);
  return { id, refresh, ended: ended.map((oldest) => oldest.id) };
}

/** Starts the session of a member who has no restriction, such as a new one. */
export async function startSession(
  ...started: Parameters<typeof startSessionUnlessRestricted>
): Promise<StartedSession> {
  const session = await startSessionUnlessRestricted(...started);
  if (!session) throw new Error('The member is restricted or has no account');
  return session;
}
