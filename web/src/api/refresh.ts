import type { SessionEndReason } from '@mwanzo/contract/people/sessions';
import type { ResponseBody } from './endpoint-types.ts';
import { listen } from '../device/listen.ts';
import { withLock } from '../device/with-lock.ts';
import { RequestError } from './request-error.ts';
import { send } from './send.ts';
import { readAccessToken, readRefreshToken, writeTokens } from './session-storage.ts';
import { endSession } from './session.ts';
import { watchRequest } from './slow-requests.ts';

let running: Promise<string> | undefined;

/**
 * Returns a valid access token in place of one that got a 401. All requests and all tabs share one refresh. Without a
 * refresh token, or if the server refuses it, the session ends and this throws. If the network or the server fails, it
 * throws and the tokens stay.
 */
export function refreshAccessToken(refused: string | null): Promise<string> {
  running ??= inOneTab(refused, () => exchange(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

const lockName = 'mwanzo.refresh';

/** Locks exist only on https and localhost. Elsewhere it is enough that the server's refresh is idempotent. */
async function inOneTab(refused: string | null, action: () => Promise<string>): Promise<string> {
  const first = await withLock(lockName, { ifAvailable: true }, (isHeld) => (isHeld ? action() : null));
  if (first !== null) return first;
  return withLock(lockName, {}, async () => {
    await waitForOtherTabsToken(refused);
    return action();
  });
}

const propagationMilliseconds = 500;

/**
 * Waits for the token that another tab has just received, for at most 500 ms. Tabs may be separate processes: the lock
 * can reach this tab before the other's write to storage does.
 */
function waitForOtherTabsToken(refused: string | null): Promise<void> {
  if (readAccessToken() !== refused) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(stop, propagationMilliseconds);
    const stopListening = listen('storage', () => {
      if (readAccessToken() !== refused) stop();
    });
  });
}

async function exchange(refused: string | null): Promise<string> {
  const stored = readAccessToken();
  // Another tab, or an earlier request in this one, has already refreshed it.
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
    // If the member has logged out during the refresh, its response must not sign them in again.
    if (readRefreshToken() !== refresh) throw new Error('The session changed during the refresh');
    // The refresh token is optional in the response.
    writeTokens({ access: tokens.access, refresh: tokens.refresh ?? refresh });
    return tokens.access;
  } catch (error) {
    // The server sends only reasons of the contract, or none.
    if (isRefusal(error) && readRefreshToken() === refresh)
      endSession(error.body['reason'] as SessionEndReason | undefined);
    throw error;
  }
}

/** A 429 does not refuse this token: any token would have got it. */
function isRefusal(error: unknown): error is RequestError {
  return error instanceof RequestError && error.status < 500 && error.status !== 429;
}
