import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';
import { listen, together } from './listen.ts';
import { deleteOfflineCopy, readStored, readStoredMember, writeStored } from './member-storage.ts';

const storageKey = 'mwanzo.keepOffline';
const changes = createStore(0);

/** Nothing is kept for a member who is undecided, and the app may ask them. */
type KeepChoice = 'on' | 'off' | 'undecided';

/**
 * Returns the member's choice to see matches and chats on this phone without a network. Logging out forgets it. The
 * stored value names its member, because a session may end without a logout. Release 0.6.0 stored no name.
 */
function readKeepChoice(): KeepChoice {
  const [choice, owner] = readStored(storageKey)?.split(' ') ?? [];
  const isTheirs = owner === undefined || owner === String(readStoredMember());
  return isTheirs && (choice === 'on' || choice === 'off') ? choice : 'undecided';
}

export const keepsOffline = () => readKeepChoice() === 'on';

/** Stores the choice. Turning it off deletes the saved data. */
export function setKeepsOffline(on: boolean): void {
  writeStored(storageKey, `${on ? 'on' : 'off'} ${readStoredMember() ?? ''}`);
  if (!on) deleteOfflineCopy();
  changes.write(changes.read() + 1);
}

const subscribe = (listener: () => void) => together(changes.subscribe(listener), listen('storage', listener));

export function useKeepChoice(): KeepChoice {
  return useSyncExternalStore(subscribe, readKeepChoice, () => 'undecided');
}

export const useKeepsOffline = (): boolean => useKeepChoice() === 'on';
