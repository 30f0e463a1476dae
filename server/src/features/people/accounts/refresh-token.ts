import type { SessionEndReason } from '@mwanzo/contract/people/sessions';
import { ApiError } from '../../../errors/api-error.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { DeviceName } from './device-name.ts';
import type { IssueAccess } from './start-session.ts';
import { endAfterUse, judgeRefresh, lastEndOf, reasonToTell } from './session-rules.ts';
import { hashRefreshToken, successorOf } from './refresh-tokens.ts';
import { advanceSession, endSessionsOf, findDeletedSession, findToken, lockByToken } from './sessions.repository.ts';

interface RefreshDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly issueAccess: IssueAccess;
  readonly secretKey: Secret;
  readonly events: EventBus;
}

interface Presenter {
  readonly device?: DeviceName;
  /** The hash of the browser's id, or null if the request comes without one. */
  readonly deviceHash?: Buffer | null;
}

/** Exchanges a refresh token for its successor and a new access token, of the member with this e-mail. */
export async function refreshToken(
  dependencies: RefreshDependencies,
  token: string,
  { device = { browser: null, system: null }, deviceHash = null }: Presenter = {},
): Promise<{ access: string; refresh: string; email: string }> {
  const now = dependencies.clock.now();
  const hash = hashRefreshToken(token);
  // A refusal may end the session, which has to be committed. So it is returned, not thrown.
  const presented = await inTransaction(dependencies.database, async (transaction) => {
    const found = await getRow(transaction, lockByToken, { tokenHash: hash });
    if (!found) {
      const deleted = await getRow(transaction, findDeletedSession, { tokenHash: hash, deviceHash });
      return deleted ? ({ verdict: 'refuse', reason: 'account_deleted' } as const) : null;
    }
    const facts = { ...found, isElsewhere: isElsewhere(found.deviceHash, deviceHash) };
    const verdict = judgeRefresh(facts, now);
    if (verdict === 'end_session')
      await endSessionsOf(transaction, found.userId, { tokenHash: hash, now, reason: 'token_reused' });
    if (verdict !== 'renew') return { ...found, verdict, reason: reasonToTell(facts, now) };
    const { sessionId: id, tokenGeneration: generation } = found;
    const successor = await findSuccessor(transaction, token, dependencies.secretKey);
    const use = { id, generation, expiresAt: endAfterUse(found, now), usedAt: now };
    await advanceSession(transaction, use, device, hashRefreshToken(successor));
    return { ...found, verdict, successor };
  });
  if (presented?.verdict === 'end_session') dependencies.events.endSessions([presented.sessionId]);
  if (presented?.verdict !== 'renew') throw refusal(presented?.reason ?? null);
  const access = await dependencies.issueAccess(
    { userId: presented.userId, role: presented.role },
    presented.sessionId,
    lastEndOf(presented),
  );
  return { access, refresh: presented.successor, email: presented.email };
}

/** While the secret key is being changed, a token may have a successor by another key already. */
async function findSuccessor(transaction: Transaction, token: string, secretKey: Secret): Promise<string> {
  const successors = secretKey.each().map((key) => successorOf(token, key));
  const hashes = successors.map(hashRefreshToken);
  const stored = hashes.length > 1 ? await getRow(transaction, findToken, { hashes }) : null;
  const known = successors.find((successor) => stored?.hash.equals(hashRefreshToken(successor)));
  return known ?? successorOf(token, secretKey);
}

function refusal(reason: SessionEndReason | null): ApiError {
  return new ApiError('refresh_refused', { ...(reason && { more: { reason } }) });
}

function isElsewhere(ofSession: Buffer | null, ofRequest: Buffer | null): boolean {
  return ofSession !== null && (ofRequest === null || !ofSession.equals(ofRequest));
}
