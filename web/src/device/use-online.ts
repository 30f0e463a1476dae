import { useSyncExternalStore } from 'react';
import { onOnline } from './on-online.ts';

function subscribe(listener: () => void): () => void {
  const stop = onOnline(listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('offline', listener);
  };
}

/** False if the device knows that it has no network. True says nothing about the quality of the connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
