import { logout } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';

/** Whether the question before logging out is open. */
export const logoutAsked = createStore(false);

/** Logs out, or asks first if that deletes texts or decisions that are not sent yet. */
export function leave(): void {
  if ((readStored('mwanzo.drafts') ?? readStored('mwanzo.outbox') ?? readStored('mwanzo.swipes')) === null) logout();
  else logoutAsked.write(true);
}
