import type { ResponseBody } from '../api/endpoint-types.ts';
import { request } from '../api/request.ts';
import { readStored, removeStored, writeStored } from '../device/member-storage.ts';

export type Verification = ResponseBody<'GET /api/verify/'>;

const storageKey = 'mwanzo.verification';

/** Keeps a verification that is not over, so that the next visit shows it at once. */
export function rememberVerification(verification: Verification): void {
  const isOver = verification.status === 'none' || verification.status === 'approved';
  if (isOver) removeStored(storageKey);
  else writeStored(storageKey, JSON.stringify(verification));
}

export async function fetchVerification(signal?: AbortSignal): Promise<Verification> {
  const verification = await request('GET /api/verify/', { ...(signal && { signal }) });
  rememberVerification(verification);
  return verification;
}

/** The verification as last seen, if it is pending or rejected. */
export function storedVerification(): Verification | null {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    const isKnown = typeof stored === 'object' && stored !== null && 'status' in stored;
    // Written only above, from the server's response.
    return isKnown ? (stored as Verification) : null;
  } catch {
    return null;
  }
}
