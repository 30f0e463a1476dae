import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { readSession } from '../../../api/session.ts';
import { readStored } from '../../../device/member-storage.ts';

const loadWaiting = () => import('../waiting/waiting-swipes.ts');

/**
 * Keeps a decision for later if the device knows that it has no network. False if the decision has failed: likes of
 * unverified members would be refused later too.
 */
export async function swipeLater({ id, name, interests }: VisibleProfile, liked: boolean): Promise<boolean> {
  if (navigator.onLine !== false || (liked && readSession().profile?.isVerified === false)) return false;
  try {
    (await loadWaiting()).keepSwipe({ id, name, interests, liked });
    return true;
  } catch {
    // The code has not arrived yet.
    return false;
  }
}

/** Takes back a decision that has not been sent yet. */
export async function takeBackUnsent(profileId: number): Promise<boolean> {
  return readStored('mwanzo.swipes') !== null && (await loadWaiting()).takeOutSwipe(profileId);
}
