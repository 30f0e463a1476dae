import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';
import { forgetKept, readStored, removeStored, writeStored } from './member-storage.ts';

const storageKey = 'mwanzo.keepOffline';
const changes = createStore(0);

/** Whether the member wants matches and chats on this phone without a network. Not unless chosen; logging out forgets it. */
export const keepsOffline = () => readStored(storageKey) === 'on';

/** Stores the choice. Switching it off deletes what is kept. */
export function setKeepsOffline(on: boolean): void {
  if (on) writeStored(storageKey, 'on');
  else {
    removeStored(storageKey);
    forgetKept();
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
