import type { SessionEndReason } from '@mwanzo/contract/people/sessions';
import { removeStored, writeStored } from '../device/member-storage.ts';
import { writeTabItem } from '../device/tab-storage.ts';
import { createStore } from '../state/store.ts';

const storageKey = 'mwanzo.sessionEnd';

/** The reason why this browser's last session ended; null if nobody has to be told. Only this file stores reasons. */
export const sessionEnd = createStore<SessionEndReason | null>(null);

/** Keeps the reason in this tab, through one reload. */
export function keepSessionEnd(reason: SessionEndReason): void {
  sessionEnd.write(reason);
  writeTabItem(storageKey, reason);
}

export function forgetSessionEnd(): void {
  sessionEnd.write(null);
  removeStored(storageKey);
}

/** Tells the other open tabs. Nothing stays in storage, because the event carries the reason. */
export function tellOtherTabs(reason: SessionEndReason): void {
  writeStored(storageKey, reason);
  removeStored(storageKey);
}

/** Takes over what was kept before a reload, once. */
export function restoreSessionEnd(): void {
  try {
    sessionEnd.write(sessionStorage.getItem(storageKey) as SessionEndReason | null);
    sessionStorage.removeItem(storageKey);
  } catch {}
}

/** Keeps the reason that another tab has told. */
export function hearSessionEnd({ key, newValue }: StorageEvent): void {
  if (key === storageKey && newValue) keepSessionEnd(newValue as SessionEndReason);
}
