import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../device/member-storage.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  clearTokens,
  memberOf,
  readAccessToken,
  readStoredSession,
  writeProfile,
  writeSession,
  writeTokens,
} from './session-storage.ts';

const user = { id: 7 } as Parameters<typeof writeSession>[1];
const profile = { id: 7, name: 'Asha', prompts: [] } as unknown as Parameters<typeof writeProfile>[0];
const tokens = { access: 'a', refresh: 'r' };
/** Makes a JWT, in the alphabet for addresses. */
const tokenOf = (claims: object) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.x`;

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test('a session is read as it was stored, with the profile that belongs to it', () => {
  writeSession(tokens, user);
  writeProfile(profile);
  expect(readStoredSession()).toEqual({ user, profile });
  writeSession(tokens, { ...user, id: 8 });
  expect(readStoredSession()).toEqual({ user: { id: 8 }, profile: null });
});

test('a profile that release 0.3.0 has stored counts as none, and its session goes on', () => {
  writeSession(tokens, user);
  localStorage.setItem('profile', JSON.stringify({ id: 7, name: 'Asha' }));
  expect(readStoredSession()).toEqual({ user, profile: null });
});

test.each(['accessToken', 'refreshToken', 'user'])('without its %s there is no session', (key) => {
  writeSession(tokens, user);
  localStorage.removeItem(key);
  expect(readStoredSession()).toBeNull();
});

test('a new access token is never there before its refresh token: another tab may read in between', () => {
  const written = vi.spyOn(localStorage, 'setItem');
  writeTokens(tokens);
  expect(written.mock.calls.map(([key]) => key)).toEqual(['refreshToken', 'accessToken']);
});

test.each(['{', '7', '{"id":"7"}', '{}'])('a stored user %s clears everything of the member', (stored) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  writeSession(tokens, user);
  localStorage.setItem('user', stored);
  localStorage.setItem('mwanzo.drafts', '{}');
  localStorage.setItem('theme', 'dark');
  expect(readStoredSession()).toBeNull();
  expect([localStorage.getItem('accessToken'), localStorage.getItem('mwanzo.drafts')]).toEqual([null, null]);
  expect([localStorage.getItem('theme'), logged.mock.calls.length]).toEqual(['dark', 1]);
});

test('a token belongs to the member whom it names, and otherwise to the stored one', () => {
  writeSession(tokens, user);
  expect(memberOf(tokenOf({ sub: '9' }))).toBe(9);
  expect(memberOf(tokenOf({ jti: '>>>???', sub: '9' }))).toBe(9);
  expect([memberOf('a'), memberOf(tokenOf({ sub: 'x' })), memberOf(null)]).toEqual([7, 7, undefined]);
  clearTokens();
  expect([readAccessToken(), memberOf('a')]).toEqual([null, undefined]);
});

test('a browser that forbids storage has a session as long as the page', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('localStorage', undefined);
  writeSession(tokens, user);
  expect(readStoredSession()?.user).toEqual(user);
  clearTokens();
  expect(readStoredSession()).toBeNull();
});

test('what had no room in the storage is not there any more once another tab removes what came later', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  writeStored('mwanzo.drafts', 'first');
  expect(readStored('mwanzo.drafts')).toBe('first');
  writeStored('mwanzo.drafts', 'second');
  localStorage.removeItem('mwanzo.drafts');
  expect(readStored('mwanzo.drafts')).toBeNull();
});
