import type { ResponseBody } from '../api/endpoint-types.ts';
import { request } from '../api/request.ts';
import { readSession, subscribeToSession } from '../api/session.ts';
import { readStored, removeStored, writeStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';

export type Verification = ResponseBody<'GET /api/verify/'>;

const storageKey = 'mwanzo.verification';

const owner = () => readSession().user?.id;

/** What was stored for the member who is signed in. */
function readOpen(): Verification | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    const isTheirs = typeof stored === 'object' && stored !== null && 'owner' in stored && stored.owner === owner();
    // Written only below, from the server's response.
    return isTheirs ? (stored as unknown as Verification) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The verification as last seen, if it is pending or rejected. Stored, so that the next visit shows it at once and
 * nothing moves.
 */
export const openVerification = createStore(readOpen());
subscribeToSession(() => openVerification.write(readOpen()));

export const isInReview = () => openVerification.read()?.status === 'pending';

export function rememberVerification(verification: Verification): void {
  if (verification.status === 'pending' || verification.status === 'rejected')
    writeStored(storageKey, JSON.stringify({ ...verification, owner: owner() }));
  else removeStored(storageKey);
  openVerification.write(readOpen());
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const verification = await request('GET /api/verify/', { ...(signal && { signal }) });
  rememberVerification(verification);
  return verification;
}
