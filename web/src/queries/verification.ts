import { request } from '../api/request.ts';
import { readSession } from '../api/session.ts';
import { removeStored, writeStored } from '../device/member-storage.ts';
import { reloadOpenVerification, verificationKey, type Verification } from './open-verification.ts';

/** Keeps a verification that is not over for the next visit. */
export function rememberVerification(verification: Verification): void {
  if (verification.status === 'pending' || verification.status === 'rejected')
    writeStored(verificationKey, JSON.stringify({ ...verification, owner: readSession().user?.id }));
  else removeStored(verificationKey);
  reloadOpenVerification();
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const verification = await request('GET /api/verify/', { ...(signal && { signal }) });
  rememberVerification(verification);
  return verification;
}
