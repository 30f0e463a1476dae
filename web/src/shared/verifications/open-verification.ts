import type { ResponseBody } from '../../api/endpoint-types.ts';
import { readOwn } from '../../api/own-storage.ts';
import { readSession, subscribeToSession } from '../../api/session.ts';
import { createStore } from '../../state/store.ts';
import { likeLock } from './like-lock.ts';

export type Verification = ResponseBody<'GET /api/verify/'>;

export const verificationKey = 'mwanzo.verification';

/** Reads the verification that was stored for the signed-in member. */
function readOpen(): Verification | undefined {
  // If the profile is already verified, the stored verification is from an earlier visit.
  if (readSession().profile?.isVerified) return undefined;
  // Only verification.ts writes this, from the server's response.
  return readOwn(verificationKey) as Verification | undefined;
}

/**
 * The latest verification, if it is pending or rejected. It is stored, so that the next visit shows it at once and the
 * layout does not move.
 */
export const openVerification = createStore<Verification | undefined>(undefined);

export function reloadOpenVerification(): void {
  openVerification.write(readOpen());
  likeLock.write(openVerification.read()?.status === 'pending');
}
reloadOpenVerification();
subscribeToSession(reloadOpenVerification);
