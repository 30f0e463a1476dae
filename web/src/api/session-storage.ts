import type { OwnProfile } from '@mwanzo/contract/profiles';
import type { SessionUser } from '@mwanzo/contract/accounts';
import { logFailure } from '../device/log-failure.ts';

export const sessionKeys = ['accessToken', 'refreshToken', 'user', 'profile'] as const;
type SessionKey = (typeof sessionKeys)[number];
/** Beside SPEC.md's four: what a member has written and not sent yet. */
export const draftsKey = 'mwanzo.drafts';
type Key = SessionKey | typeof draftsKey;

export interface Tokens {
  access: string;
  refresh: string;
}

export interface StoredSession {
  user: SessionUser;
  profile: OwnProfile | null;
}

/** Stands in where the browser forbids storage (private windows): the session then lasts as long as the page. */
const memory = new Map<Key, string>();

function read(key: Key): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch (error) {
    logFailure(`Could not read ${key} from localStorage`, error);
    return memory.get(key) ?? null;
  }
}

function write(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch (error) {
    logFailure(`Could not write ${key} to localStorage`, error);
    memory.set(key, value);
  }
}

function remove(...keys: readonly Key[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch (error) {
      logFailure(`Could not remove ${key} from localStorage`, error);
    }
  }
}

function parseObject(text: string | null): unknown {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (value !== null && (typeof value !== 'object' || !('id' in value) || typeof value.id !== 'number')) {
    throw new SyntaxError('not an object with an id');
  }
  return value;
}

export const readAccessToken = () => read('accessToken');
export const readRefreshToken = () => read('refreshToken');
export const readStoredDrafts = () => read(draftsKey);

/** The signed-in member as stored; null without one. Throws on corrupt JSON. */
function readUser(): SessionUser | null {
  // Only our own sign-in writes it, as the server answered it.
  return parseObject(read('user')) as SessionUser | null;
}

/** The stored session, if an access token, a refresh token and a user are all there. Corrupt JSON clears everything. */
export function readStoredSession(): StoredSession | null {
  try {
    const user = readUser();
    const profile = parseObject(read('profile')) as OwnProfile | null;
    if (!user || !readAccessToken() || !readRefreshToken()) return null;
    return { user, profile };
  } catch (error) {
    logFailure('The stored session is corrupt', error);
    clearStoredSession();
    return null;
  }
}

export function writeTokens(tokens: Tokens): void {
  write('refreshToken', tokens.refresh);
  write('accessToken', tokens.access);
}

/** Stores a new session; a profile that an earlier one left behind goes. */
export function writeSession(tokens: Tokens, user: SessionUser): void {
  remove('profile');
  writeTokens(tokens);
  write('user', JSON.stringify(user));
}

export function writeProfile(profile: OwnProfile): void {
  write('profile', JSON.stringify(profile));
}

/** null removes them. Nothing is written once the session is gone: in another tab it may have ended a moment ago. */
export function writeStoredDrafts(drafts: string | null): void {
  if (drafts === null) remove(draftsKey);
  else if (readAccessToken() !== null) write(draftsKey, drafts);
}

export function clearTokens(): void {
  remove('accessToken', 'refreshToken');
}

export function clearStoredSession(): void {
  remove(...sessionKeys, draftsKey);
}
