import { onMemberChange } from '../api/member-change.ts';
import { request } from '../api/request.ts';
import { readSession, setProfile } from '../api/session.ts';
import { removeStored, writeStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';
import { reloadOpenVerification, verificationKey, type Verification } from './open-verification.ts';

/** What the server said last, also when it is over. Undefined before. */
export const lastVerification = createStore<Verification | undefined>(undefined);

onMemberChange(() => lastVerification.write(undefined));

/** Keeps a verification that is not over for the next visit. */
export function rememberVerification(verification: Verification): void {
  if (verification.status === 'pending' || verification.status === 'rejected')
    writeStored(verificationKey, JSON.stringify({ ...verification, owner: readSession().user?.id }));
  else removeStored(verificationKey);
  lastVerification.write(verification);
  reloadOpenVerification();
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const verification = await request('GET /api/verify/', { ...(signal && { signal }) });
  rememberVerification(verification);
  return verification;
}

/** Fetches the verification, and after an approval the profile, with its badge. */
export async function refreshVerification(): Promise<void> {
  const { status } = await fetchVerification();
  if (status === 'approved') setProfile(await request('GET /api/profiles/me'));
}
