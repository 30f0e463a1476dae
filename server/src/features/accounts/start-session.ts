import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import { randomId } from '../../gateways/random-id.ts';
import { sessionLifetimeMs } from './session-rules.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-tokens.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Issues an access token for a member's session. */
export type IssueAccess = (
  member: { userId: number; role: 'member' | 'moderator' },
  sessionId: number,
) => Promise<string>;

/**
 * Starts a session and returns its first refresh token, which only the client stores. The language of the request is
 * remembered for a member whose language is not known yet.
 */
export async function startSession(
  on: Database | Transaction,
  userId: number,
  clock: Clock,
  language: Language | null = null,
): Promise<{ id: number; refresh: string }> {
  const id = randomId();
  const refresh = createRefreshToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionLifetimeMs);
  await createSessionsRepository(on).insertSession({
    id,
    userId,
    createdAt,
    expiresAt,
    tokenHash: hashRefreshToken(refresh),
    language,
  });
  return { id, refresh };
}
