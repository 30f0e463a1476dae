import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { SessionUser } from '@mwanzo/contract/people/accounts';
import { logFailure } from '../device/log-failure.ts';
import { clearMemberStorage, readStored, removeStored, writeStored } from '../device/member-storage.ts';

export const sessionKeys = ['accessToken', 'refreshToken', 'user', 'profile'] as const;

export interface Tokens {
  access: string;
  refresh: string;
}

function parseObject(text: string | null): unknown {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (value !== null && (typeof value !== 'object' || !('id' in value) || typeof value.id !== 'number')) {
    throw new SyntaxError('not an object with an id');
  }
  return value;
}

export const readAccessToken = () => readStored('accessToken');
export const readRefreshToken = () => readStored('refreshToken');

/** Returns the id of the member that a token was issued to, if it contains one: the token is a JWT (RFC 7519). */
function subjectOf(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Number(sub) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of the member that an access token belongs to. It is read from the token, because a new session's
 * token may be stored by another tab before its user is.
 */
export function memberOf(token: string | null): number | undefined {
  return token === null ? undefined : (subjectOf(token) ?? readStoredSession()?.user.id);
}

/**
 * Returns the stored session, if it has an access token, a refresh token and a user. Corrupt JSON clears everything.
 */
export function readStoredSession(): { user: SessionUser; profile: OwnProfile | null } | null {
  try {
    // These keys are written only from the server's responses.
    const user = parseObject(readStored('user')) as SessionUser | null;
    const profile = parseObject(readStored('profile')) as OwnProfile | null;
    if (!user || !readAccessToken() || !readRefreshToken()) return null;
    // A profile that release 0.3.0 or an earlier one has stored lacks what pages show, so it is fetched again.
    return { user, profile: profile && 'prompts' in profile ? profile : null };
  } catch (error) {
    logFailure('The stored session is corrupt', error);
    clearMemberStorage();
    return null;
  }
}

export function writeTokens(tokens: Tokens): void {
  writeStored('refreshToken', tokens.refresh);
  writeStored('accessToken', tokens.access);
}

/** Stores a new session and removes the profile of an earlier one. */
export function writeSession(tokens: Tokens, user: SessionUser): void {
  removeStored('profile');
  writeTokens(tokens);
  writeStored('user', JSON.stringify(user));
}

export function writeProfile(profile: OwnProfile): void {
  writeStored('profile', JSON.stringify(profile));
}

export function clearTokens(): void {
  removeStored('accessToken', 'refreshToken');
}
