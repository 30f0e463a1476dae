import type { ResponseBody } from './endpoint-types.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';
import { readAccessToken, readRefreshToken, writeTokens } from './session-storage.ts';
import { endSession } from './session.ts';
import { watchRequest } from './slow-requests.ts';

let running: Promise<string> | undefined;

/**
 * A good access token in place of one that was answered by 401: one refresh for all requests, and
 * for all tabs. Without a refresh token, or when the server refuses it, the session ends (and this
 * throws); when the line or the server fails, the tokens stay.
 */
export function refreshAccessToken(refused: string | null): Promise<string> {
  running ??= inOneTab(refused, () => exchange(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

const lockName = 'mwanzo.refresh';

/** Locks exist only where the page came over https or from this machine; elsewhere the server's idempotence must do. */
async function inOneTab(refused: string | null, action: () => Promise<string>): Promise<string> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return action();
  const first = await locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? action() : null));
  if (first !== null) return first;
  return locks.request(lockName, async () => {
    await otherTabsToken(refused);
    return action();
  });
}

const propagationMilliseconds = 500;

/**
 * Waits for the token that another tab has just been given: tabs may be processes of their own, and
 * what one writes into the storage reaches the others after the lock does. Gives up when none comes.
 */
function otherTabsToken(refused: string | null): Promise<void> {
  if (readAccessToken() !== refused) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('storage', check);
      resolve();
    };
    const check = () => {
      if (readAccessToken() !== refused) stop();
    };
    const timer = setTimeout(stop, propagationMilliseconds);
    addEventListener('storage', check);
  });
}

async function exchange(refused: string | null): Promise<string> {
  const stored = readAccessToken();
  // Another tab, or an earlier request of this one, was quicker.
  if (stored && stored !== refused) return stored;
  const refresh = readRefreshToken();
  if (!refresh) {
    endSession();
    throw new Error('No refresh token available');
  }
  try {
    const outgoing = { method: 'POST', path: '/api/token/refresh/', body: { refresh } };
    const tokens = (await watchRequest(false, undefined, (signal) =>
      send({ ...outgoing, signal }, stored),
    )) as ResponseBody<'POST /api/token/refresh/'>;
    // Whoever logged out meanwhile must not be signed in again by a late answer.
    if (readRefreshToken() !== refresh) throw new Error('The session changed during the refresh');
    // SPEC.md's own answer is an access token alone.
    writeTokens({ access: tokens.access, refresh: tokens.refresh ?? refresh });
    return tokens.access;
  } catch (error) {
    if (isRefusal(error) && readRefreshToken() === refresh) endSession();
    throw error;
  }
}

/** 429 says "later" of any token, so it is not the end of this one. */
function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && error.status < 500 && error.status !== 429;
}
