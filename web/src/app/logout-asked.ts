import { logout } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';
import { hasUnsent } from '../state/unsent.ts';

/** True while the question before logging out is open. */
export const logoutAsked = createStore(false);

const hasStored = () =>
  (readStored('mwanzo.drafts') ?? readStored('mwanzo.outbox') ?? readStored('mwanzo.swipes')) !== null;

/** Logs out. If that would delete texts, decisions, photos or recordings that are not sent yet, it asks first. */
export function leave(): void {
  if (hasStored() || hasUnsent()) logoutAsked.write(true);
  else logout();
}
