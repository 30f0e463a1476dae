import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '../config/secret.ts';
import type { Clock } from '../gateways/clock.ts';
import { isSameText } from '../gateways/is-same-text.ts';
import type { Caller } from './handler.ts';

/** The time for which an access token is valid, in seconds. */
export const accessTokenSeconds = 15 * 60;
/** The clocks of two processes may differ by this many seconds. */
export const clockSkewSeconds = 60;
const issuer = 'mwanzo';
const audience = 'mwanzo-api';
/**
 * The header of all tokens, encoded. It names the algorithm and the type, and a token with any other header is refused,
 * so that no text of a token decides how it is verified.
 */
const header = encode({ alg: 'HS256', typ: 'at+jwt' });
/** Verified tokens are remembered until they expire, because verifying one costs more than finding it again. */
const rememberedMax = 20_000;

/** Issues and verifies access tokens: JWT, HS256 pinned, 15 minutes (RFC 8725, RFC 9068). */
export interface AccessTokens {
  /** Makes a token for a member's session. It does not outlast the time `sessionEnd`. */
  issue(member: Pick<Caller, 'userId' | 'role'>, sessionId: number, sessionEnd?: Date | null): Promise<string>;
  /** The member to whom a token was issued. Null when it is not valid, or its session has ended. */
  verify(token: string): Caller | null;
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
  const key = keyOf(secretKey);
  const keys = secretKey.each().map(keyOf);
  const remembered = new Map<string, Caller>();
  const hasEnded = ({ sessionId }: Caller): boolean => sessionId !== null && endedSessions.has(sessionId);
  return {
    async issue(member, sessionId, sessionEnd = null) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const lastSecond = sessionEnd ? Math.floor(sessionEnd.getTime() / 1000) : Infinity;
      const claims = encode({
        role: member.role,
        sid: String(sessionId),
        sub: String(member.userId),
        iss: issuer,
        aud: audience,
        iat: issuedAt,
        exp: Math.min(issuedAt + accessTokenSeconds, lastSecond),
      });
      return `${header}.${claims}.${sign(claims, key)}`;
    },

    verify(token) {
      const now = clock.now();
      const known = remembered.get(token);
      if (known && known.expires * 1000 > now.getTime()) return hasEnded(known) ? null : known;
      const caller = verifyToken(token, keys, now);
      if (!caller) return null;
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(token, caller);
      return hasEnded(caller) ? null : caller;
    },
  };
}

const keyOf = (secretKey: Secret): KeyObject => createSecretKey(`access-token:${secretKey.reveal()}`, 'utf8');

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** HMAC with SHA-256. It runs in place, because handing it to a thread would cost ten times as much as the work. */
function sign(claims: string, key: KeyObject): string {
  return createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url');
}

/** The texts of signatures are compared, because several base64url texts decode to the same bytes. */
function verifyToken(token: string, keys: readonly KeyObject[], now: Date): Caller | null {
  const [head, claims, signature, ...rest] = token.split('.', 4);
  if (head !== header || claims === undefined || signature === undefined || rest.length > 0) return null;
  const isOurs = keys.some((key) => isSameText(signature, sign(claims, key)));
  return isOurs ? callerOf(parseClaims(claims), now) : null;
}

/**
 * Finds the member whom claims name. Our signature is no reason to accept claims that `issue` does not write: a mistake
 * elsewhere could have signed them.
 */
function callerOf(claims: Claims, now: Date): Caller | null {
  const { iss, aud, role, nbf } = claims;
  if (iss !== issuer || aud !== audience) return null;
  if (!hasOurTimes(claims, now) || !(nbf === undefined || isReached(nbf, now))) return null;
  if (role !== 'member' && role !== 'moderator') return null;
  const userId = idOf(claims.sub);
  // Tokens of older versions name no session.
  return userId === null ? null : { userId, role, sessionId: idOf(claims.sid), expires: Number(claims.exp) };
}

type Claims = Readonly<Partial<Record<'iss' | 'aud' | 'sub' | 'sid' | 'role' | 'iat' | 'exp' | 'nbf', unknown>>>;

function parseClaims(text: string): Claims {
  try {
    const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

function idOf(claim: unknown): number | null {
  const id = typeof claim === 'string' && /^[1-9]\d{0,15}$/.test(claim) ? Number(claim) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * Returns true if the token has not expired, and its times could come from `issue`: it was issued in the past, for no
 * longer than a token lasts. Without this check, one token that was signed by mistake could stay valid for ever.
 */
function hasOurTimes({ iat, exp }: Claims, now: Date): boolean {
  if (!isWhole(iat) || !isWhole(exp)) return false;
  const isPast = iat >= 0 && iat <= now.getTime() / 1000 + clockSkewSeconds;
  return isPast && exp > iat && exp - iat <= accessTokenSeconds && !isReached(exp, now);
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** @param seconds since 1970 */
function isReached(seconds: unknown, now: Date): boolean {
  return typeof seconds === 'number' && seconds <= Math.floor(now.getTime() / 1000);
}
