import { ApiError } from '../../api-error.ts';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { IssueAccess } from './start-session.ts';
import { judgeRefresh, sessionLifetimeMs } from './refresh-rules.ts';
import { hashRefreshToken, successorOf } from './refresh-tokens.ts';
import { createSessionsRepository } from './sessions.repository.ts';

interface RefreshParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly issueAccess: IssueAccess;
  readonly secretKey: Secret;
}

/** Exchanges a refresh token for its successor and a new access token. */
export async function refreshToken(parts: RefreshParts, token: string): Promise<{ access: string; refresh: string }> {
  const now = parts.clock.now();
  const successor = successorOf(token, parts.secretKey);
  // The end of a session must be kept, so a refusal leaves the transaction by its result.
  const presented = await inTransaction(parts.database, async (transaction) => {
    const sessions = createSessionsRepository(transaction);
    const found = await sessions.findSessionByToken(hashRefreshToken(token));
    if (!found) return null;
    const verdict = judgeRefresh(found, now);
    if (verdict === 'end_session') await sessions.endSession(found.sessionId, now);
    if (verdict !== 'answer') return null;
    await sessions.advanceSession({
      id: found.sessionId,
      generation: found.tokenGeneration,
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
      successorHash: hashRefreshToken(successor),
    });
    return found;
  });
  if (!presented) throw new ApiError('refresh_refused');
  const access = await parts.issueAccess({ userId: presented.userId, role: presented.role }, presented.sessionId);
  return { access, refresh: successor };
}
