/** A refresh token lives this long after it was last of use, in ms (DESIGN.md 2.11). */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

interface PresentedGeneration {
  readonly tokenGeneration: number;
  readonly sessionGeneration: number;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/**
 * What becomes of a presented refresh token. A used token stays good until its successor is used, since
 * the answer may have been lost or another tab may have asked too; older ones can only be stolen or copied.
 */
export function judgeRefresh(presented: PresentedGeneration, now: Date): 'answer' | 'refuse' | 'end_session' {
  if (presented.endedAt !== null || presented.expiresAt <= now) return 'refuse';
  return presented.tokenGeneration < presented.sessionGeneration ? 'end_session' : 'answer';
}
