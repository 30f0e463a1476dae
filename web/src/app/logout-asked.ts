import { logout } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';
import { hasUnsent } from '../state/unsent.ts';

/** Whether the question before logging out is open. */
export const logoutAsked = createStore(false);

const hasStored = () =>
  (readStored('mwanzo.drafts') ?? readStored('mwanzo.outbox') ?? readStored('mwanzo.swipes')) !== null;

/** Logs out, or asks first if that deletes texts, decisions, photos or recordings that are not sent yet. */
export function leave(): void {
  if (hasStored() || hasUnsent()) logoutAsked.write(true);
  else logout();
}
