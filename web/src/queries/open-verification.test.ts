import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns whether likes are locked for a member whose documents were in review at the last visit. */
async function isLocked(isVerified: boolean, owner: number): Promise<boolean> {
  const items = {
    accessToken: 'a',
    refreshToken: 'r',
    user: '{"id":1}',
    profile: JSON.stringify({ id: 1, isVerified }),
    'mwanzo.verification': JSON.stringify({ owner, status: 'pending' }),
  };
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  vi.resetModules();
  const { startSession } = await import('../api/session.ts');
  startSession(() => undefined);
  await import('./open-verification.ts');
  const { likeLock } = await import('./like-lock.ts');
  return likeLock.read();
}

test('likes are locked while the documents are in review, and unlocked once the profile is verified', async () => {
  expect(await isLocked(false, 1)).toBe(true);
  expect(await isLocked(true, 1)).toBe(false);
});

test('what another member left behind locks nothing', async () => {
  expect(await isLocked(false, 2)).toBe(false);
});
