import { readStored } from '../../../device/member-storage.ts';

/** Takes back a decision that waits for a network. False if none about this person does. */
export async function takeBackUnsent(profileId: number): Promise<boolean> {
  if (readStored('mwanzo.swipes') === null) return false;
  return (await import('../waiting/waiting-swipes.ts')).takeOutSwipe(profileId);
}
