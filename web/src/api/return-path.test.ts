import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { openTab } from '../testing/open-tab.ts';
import { isReturnPath, readReturnPath, rememberReturnPath } from './return-path.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));
afterEach(() => {
  rememberReturnPath(null);
  vi.unstubAllGlobals();
});

test.each(['/discover', '/matches/', '/chat/9007199254740991', '/topup', '/coming-soon', '/settings/privacy'])(
  'sign-in may lead to %s',
  (path) => expect(isReturnPath(path)).toBe(true),
);

test.each([
  '',
  '/',
  'evil.example',
  '//evil.example',
  '///evil',
  '/\\evil.example',
  '\\\\evil',
  '/%2f%2fevil',
  '/%5cevil',
  '/chat/%2e%2e',
  '/matches//evil',
  'https://evil.example/discover',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  '/discover?next=//evil',
  '/discover#x',
  '/@evil.example',
  '/discover\n//evil',
  ' /discover',
  '/login',
  '/login/',
  '/signup',
])('sign-in never leads to "%s"', (path) => {
  expect(isReturnPath(path)).toBe(false);
  sessionStorage.setItem('mwanzo.returnPath', path);
  expect(readReturnPath()).toBe('/discover');
});

test('the path survives a reload of the tab, until it is forgotten', async () => {
  rememberReturnPath('/chat/7');
  vi.resetModules();
  const reloaded = await import('./return-path.ts');
  expect(reloaded.readReturnPath()).toBe('/chat/7');
  reloaded.rememberReturnPath(null);
  expect(reloaded.readReturnPath()).toBe('/discover');
});

test('a session that ends twice, the second time on the form, still leads back to its page', () => {
  rememberReturnPath('/matches');
  rememberReturnPath('/login');
  expect(readReturnPath()).toBe('/matches');
});

test('where storage is denied the path lasts as long as the page', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
  rememberReturnPath('/matches');
  expect(readReturnPath()).toBe('/matches');
});

test.each([
  ['whoever logs out is led back to no page', 'logout', '/discover', ['mwanzo.kept', 'mwanzo.unsent']],
  ['whose session ends is led back', 'endSession', '/matches', ['mwanzo.kept']],
] as const)('%s, and nothing stays kept for offline', async (_, end, path, deleted) => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  for (const [key, value] of Object.entries({ accessToken: 'a', refreshToken: 'r', user: '{"id":7}' }))
    localStorage.setItem(key, value);
  const tab = await openTab();
  const fresh = await import('./return-path.ts');
  // The app remembers the page that is open when the session leads to /login.
  tab.startSession(() => fresh.rememberReturnPath('/matches'));
  tab[end]();
  expect([fresh.readReturnPath(), deleteDatabase.mock.calls.flat()]).toEqual([path, deleted]);
});
