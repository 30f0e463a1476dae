import { readStored } from '../../../../device/member-storage.ts';

/** Takes back a decision that is not sent yet. Resolves to false if there is none about this person. */
export async function takeBackUnsent(profileId: number): Promise<boolean> {
  if (readStored('mwanzo.swipes') === null) return false;
  return (await import('../waiting/waiting-swipes.ts')).takeOutSwipe(profileId);
}
