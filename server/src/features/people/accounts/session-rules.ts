import type { SessionEndReason } from '@mwanzo/contract/people/sessions';

// These rules decide when a session ends (docs/product/sessions.md).

/** A session ends when it is not refreshed for this long, in ms. */
const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** A moderator's session ends this long after the sign-in, in ms, however often it is used. */
const moderatorSessionMs = 12 * 60 * 60 * 1000;

interface SessionStart {
  readonly role: 'member' | 'moderator';
  /** The time of the sign-in. */
  readonly createdAt: Date;
}

/** The time after which no use keeps a session alive; null if there is none. */
export function lastEndOf({ role, createdAt }: SessionStart): Date | null {
  return role === 'moderator' ? new Date(createdAt.getTime() + moderatorSessionMs) : null;
}

/** The time at which a session that is used now ends, unless it is used again. */
export function endAfterUse(session: SessionStart, now: Date): Date {
  const last = lastEndOf(session)?.getTime() ?? Infinity;
  return new Date(Math.min(now.getTime() + sessionLifetimeMs, last));
}

/** A member has at most this many sessions at once. One more ends the least recently used one. */
export const liveSessionsMax = 20;

/**
 * This many used tokens of a session are kept, more than 10 days of constant use. A copied token among them is
 * recognised when it is used, and ends the session. An older one is only refused.
 */
export const usedTokensMax = 1000;

/** The last use of a session is stored to the hour. More precise times would record somebody's day. */
export function hourOf(time: Date): Date {
  const hourMs = 60 * 60 * 1000;
  return new Date(Math.floor(time.getTime() / hourMs) * hourMs);
}

/** The reasons that are written with the end of a session. The others follow from its times and its account. */
export type StoredEndReason = Exclude<SessionEndReason, 'moderator_hours' | 'expired' | 'account_deleted'>;

export interface SessionEnd {
  readonly now: Date;
  readonly reason: StoredEndReason;
}

export interface PresentedGeneration extends SessionStart {
  /** The generation of the presented token within its session, from 0. */
  readonly tokenGeneration: number;
  /** The highest generation that the client has used. */
  readonly sessionGeneration: number;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: StoredEndReason | null;
  /** The session belongs to a browser, and the request does not come from it. */
  readonly isElsewhere: boolean;
}

/**
 * Judges a refresh token that a client presents. A used token stays valid until its successor is used, because the
 * response may have been lost or another tab may have sent the same token. Any older token was stolen or copied, and
 * ends the session. A valid token of a browser is refused elsewhere, and goes on working in that browser. The session
 * of somebody who has become a moderator counts from its sign-in too.
 */
export function judgeRefresh(presented: PresentedGeneration, now: Date): 'renew' | 'refuse' | 'end_session' {
  const end = lastEndOf(presented) ?? presented.expiresAt;
  if (presented.endedAt !== null || presented.expiresAt <= now || end <= now) return 'refuse';
  if (presented.tokenGeneration < presented.sessionGeneration) return 'end_session';
  return presented.isElsewhere ? 'refuse' : 'renew';
}

/**
 * The reason that the holder of a refused token is told; null if it is unknown or none of their business. Another
 * browser learns nothing. Somebody with a used token learns only that such a token ended the session, because the
 * member may be the one who has it.
 */
export function reasonToTell(presented: PresentedGeneration, now: Date): SessionEndReason | null {
  if (presented.isElsewhere) return null;
  const isUsed = presented.tokenGeneration < presented.sessionGeneration;
  if (presented.endedAt !== null) return isUsed && presented.endReason !== 'token_reused' ? null : presented.endReason;
  const last = lastEndOf(presented);
  const isOver = presented.expiresAt <= now || (last !== null && last <= now);
  if (!isOver) return isUsed ? 'token_reused' : null;
  if (isUsed) return null;
  return last !== null && last <= now ? 'moderator_hours' : 'expired';
}
