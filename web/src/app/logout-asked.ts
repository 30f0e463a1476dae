import { logout } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { createStore } from '../state/store.ts';
import { hasUnsent } from '../state/unsent.ts';

/** True while the question before logging out is open. */
export const logoutAsked = createStore(false);

const keys = ['mwanzo.drafts', 'mwanzo.outbox', 'mwanzo.swipes', 'mwanzo.fine'] as const;

const hasStored = () => keys.some((key) => readStored(key) !== null);

/** Logs out. If that would delete anything that is not sent yet, it asks first. */
export function leave(): void {
  if (hasStored() || hasUnsent()) logoutAsked.write(true);
  else logout();
}
