import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/memory-storage.ts';

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
    profile: JSON.stringify({ id: 1, isVerified, prompts: [] }),
    'mwanzo.verification': JSON.stringify({ owner, status: 'pending' }),
  };
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  vi.resetModules();
  const { startSession } = await import('../../api/session.ts');
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

test('a verification that has ended is not there at the next visit, and a logout forgets the last one', async () => {
  await isLocked(false, 1);
  const { openVerification } = await import('./open-verification.ts');
  const { lastVerification, rememberVerification } = await import('./verification.ts');
  const { likeLock } = await import('./like-lock.ts');
  const { logout } = await import('../../api/session.ts');
  const fields = { reason: null, refusal: null, submitted_at: null, decide_by: null };
  const remember = (status: 'rejected' | 'approved') => {
    rememberVerification({ status, ...fields });
    const stored = localStorage.getItem('mwanzo.verification');
    return [openVerification.read()?.status, lastVerification.read()?.status, likeLock.read(), stored !== null];
  };
  expect(remember('rejected')).toEqual(['rejected', 'rejected', false, true]);
  expect(remember('approved')).toEqual([undefined, 'approved', false, false]);
  logout();
  expect(lastVerification.read()).toBeUndefined();
});
