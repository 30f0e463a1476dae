import { useSyncExternalStore } from 'react';
import { onLine } from './on-online.ts';

/** False if the device knows that it has no network. True says nothing about the quality of the connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onLine,
    () => navigator.onLine,
    () => true,
  );
}
