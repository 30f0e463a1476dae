import { createMemberStore } from '../../api/member-change.ts';
import { writeOwn } from '../../api/own-storage.ts';
import { request } from '../../api/request.ts';
import { setProfile } from '../../api/session.ts';
import { removeStored } from '../../device/member-storage.ts';
import { reloadOpenVerification, verificationKey, type Verification } from './open-verification.ts';

/** The server's last response about the verification, including a finished one. Undefined before the first. */
export const lastVerification = createMemberStore<Verification | undefined>(undefined);

/** Stores an unfinished verification for the next visit. */
export function rememberVerification(verification: Verification): void {
  if (verification.status === 'pending' || verification.status === 'rejected') writeOwn(verificationKey, verification);
  else removeStored(verificationKey);
  lastVerification.write(verification);
  reloadOpenVerification();
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const verification = await request('GET /api/verify/', { signal });
  rememberVerification(verification);
  return verification;
}

/** Fetches the verification. After an approval it also fetches the profile, which then has the badge. */
export async function refreshVerification(): Promise<void> {
  const { status } = await fetchVerification();
  if (status === 'approved') setProfile(await request('GET /api/profiles/me'));
}
