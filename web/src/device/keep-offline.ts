import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';
import { deleteOfflineCopy, readStored, removeStored, writeStored } from './member-storage.ts';

const storageKey = 'mwanzo.keepOffline';
const changes = createStore(0);

/**
 * True if the member wants to see matches and chats on this phone without a network. Off by default; logging out turns
 * it off.
 */
export const keepsOffline = () => readStored(storageKey) === 'on';

/** Stores the choice. Turning it off deletes the saved data. */
export function setKeepsOffline(on: boolean): void {
  if (on) writeStored(storageKey, 'on');
  else {
    removeStored(storageKey);
    deleteOfflineCopy();
  }
  changes.write(changes.read() + 1);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

export function useKeepsOffline(): boolean {
  return useSyncExternalStore(subscribe, keepsOffline, () => false);
}
