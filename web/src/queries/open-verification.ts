import type { ResponseBody } from '../api/endpoint-types.ts';
import { readSession, subscribeToSession } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';
import { likeLock } from './like-lock.ts';

export type Verification = ResponseBody<'GET /api/verify/'>;

export const verificationKey = 'mwanzo.verification';

/** What was stored for the member who is signed in. */
function readOpen(): Verification | undefined {
  // The profile may say it first: what was stored is then of an earlier visit.
  if (readSession().profile?.isVerified) return undefined;
  try {
    // Written only by verification.ts, from the server's response.
    const stored: unknown = JSON.parse(readStored(verificationKey) ?? 'null');
    const isTheirs =
      typeof stored === 'object' && stored !== null && 'owner' in stored && stored.owner === readSession().user?.id;
    return isTheirs ? (stored as unknown as Verification) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The verification as last seen, if it is pending or rejected. Stored, so that the next visit shows it at once and
 * nothing moves.
 */
export const openVerification = createStore<Verification | undefined>(undefined);

export function reloadOpenVerification(): void {
  openVerification.write(readOpen());
  likeLock.write(openVerification.read()?.status === 'pending');
}
reloadOpenVerification();
subscribeToSession(reloadOpenVerification);
