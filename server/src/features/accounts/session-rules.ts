// What ends a session is decided here (docs/product.md, "Sessions").

/** A session ends when it is not refreshed for this long, in ms. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

interface PresentedGeneration {
  readonly tokenGeneration: number;
  readonly sessionGeneration: number;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/**
 * Judges a refresh token that a client presents. A used token stays valid until its successor is used, because the
 * response may have been lost or another tab may have sent the same token. Anything older was stolen or copied, and ends
 * the session.
 */
export function judgeRefresh(presented: PresentedGeneration, now: Date): 'renew' | 'refuse' | 'end_session' {
  if (presented.endedAt !== null || presented.expiresAt <= now) return 'refuse';
  return presented.tokenGeneration < presented.sessionGeneration ? 'end_session' : 'renew';
}
