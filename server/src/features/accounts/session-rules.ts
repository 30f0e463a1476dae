// What ends a session is decided here (docs/product.md, "Sessions").

/** A session ends when it is not refreshed for this long, in ms. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** So many sessions of a member go on at once. One more ends the one that was used least lately. */
export const liveSessionsMax = 20;

/**
 * So many used tokens of a session are kept, more than 10 days of constant use. A token that was copied is recognised as
 * long, and ends the session when it is used; an older one is only refused.
 */
export const usedTokensMax = 1000;

/** When a session was used is kept to the hour: more would be a record of somebody's day. */
export function hourOf(time: Date): Date {
  const hourMs = 60 * 60 * 1000;
  return new Date(Math.floor(time.getTime() / hourMs) * hourMs);
}

interface PresentedGeneration {
  readonly tokenGeneration: number;
  readonly sessionGeneration: number;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/**
 * Judges a refresh token that a client presents. A used token stays valid until its successor is used, because the
 * response may have been lost or another tab may have sent the same token. Anything older was stolen or copied, and
 * ends the session.
 */
export function judgeRefresh(presented: PresentedGeneration, now: Date): 'renew' | 'refuse' | 'end_session' {
  if (presented.endedAt !== null || presented.expiresAt <= now) return 'refuse';
  return presented.tokenGeneration < presented.sessionGeneration ? 'end_session' : 'renew';
}
