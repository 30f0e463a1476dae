import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Secret } from '../config/secret.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Caller } from './handler.ts';

/** The time for which an access token is valid, in seconds. */
export const accessTokenSeconds = 15 * 60;
/** The clocks of two processes may differ by this many seconds. */
export const clockSkewSeconds = 60;
const issuer = 'mwanzo';
const audience = 'mwanzo-api';
const type = 'at+jwt';
/** Verified tokens are remembered until they expire, because checking a signature costs more than a small request. */
const rememberedMax = 20_000;

/** Issues and verifies access tokens: JWT, HS256 pinned, 15 minutes (RFC 8725, RFC 9068). */
export interface AccessTokens {
  /** Makes a token for a member's session. It does not outlast the time `sessionEnd`. */
  issue(member: Pick<Caller, 'userId' | 'role'>, sessionId: number, sessionEnd?: Date | null): Promise<string>;
  /** The member to whom a token was issued. Null when it is not valid, or its session has ended. */
  verify(token: string): Promise<Caller | null>;
}

/**
 * Creates access tokens whose signing key is derived from the secret key.
 *
 * @param endedSessions sessions whose tokens are refused although they have not expired
 */
export function createAccessTokens(
  secretKey: Secret,
  clock: Clock,
  endedSessions: { has(sessionId: number): boolean } = new Set<number>(),
): AccessTokens {
  const key = new TextEncoder().encode(`access-token:${secretKey.reveal()}`);
  const remembered = new Map<string, Caller>();
  const hasEnded = ({ sessionId }: Caller): boolean => sessionId !== null && endedSessions.has(sessionId);
  return {
    async issue(member, sessionId, sessionEnd = null) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const lastSecond = sessionEnd ? Math.floor(sessionEnd.getTime() / 1000) : Infinity;
      return new SignJWT({ role: member.role, sid: String(sessionId) })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(String(member.userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.min(issuedAt + accessTokenSeconds, lastSecond))
        .sign(key);
    },

    async verify(token) {
      const now = clock.now();
      const known = remembered.get(token);
      if (known && known.expires * 1000 > now.getTime()) return hasEnded(known) ? null : known;
      const caller = await verifyToken(token, key, now);
      if (!caller) return null;
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(token, caller);
      return hasEnded(caller) ? null : caller;
    },
  };
}

async function verifyToken(token: string, key: Uint8Array, now: Date): Promise<Caller | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ: type,
      requiredClaims: ['sub', 'exp', 'iat', 'role'],
      currentDate: now,
    });
    const subject: unknown = payload.sub;
    const userId = typeof subject === 'string' && /^[1-9]\d{0,15}$/.test(subject) ? Number(subject) : 0;
    const role = payload['role'];
    if (!hasOurTimes(payload, now)) return null;
    if (!Number.isSafeInteger(userId) || userId === 0 || (role !== 'member' && role !== 'moderator')) return null;
    return { userId, role, sessionId: sessionIdOf(payload), expires: payload.exp ?? 0 };
  } catch {
    return null;
  }
}

/** Tokens of older versions name no session. */
function sessionIdOf({ sid }: JWTPayload): number | null {
  return typeof sid === 'string' && /^[1-9]\d{0,15}$/.test(sid) ? Number(sid) : null;
}

/**
 * Returns true if the times could come from `issue`: the token was issued in the past, for no longer than a token
 * lasts. Without this check, one token that was signed by mistake could stay valid for ever.
 */
function hasOurTimes({ iat, exp }: JWTPayload, now: Date): boolean {
  if (!Number.isSafeInteger(iat) || !Number.isSafeInteger(exp) || iat === undefined || exp === undefined) return false;
  const isPast = iat >= 0 && iat <= now.getTime() / 1000 + clockSkewSeconds;
  return isPast && exp > iat && exp - iat <= accessTokenSeconds;
}

/** Several base64url texts decode to the same signature. Only the text that `issue` writes is accepted. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}
