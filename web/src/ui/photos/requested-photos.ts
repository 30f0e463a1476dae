import { useSyncExternalStore } from 'react';
import type { PhotoSource } from './photo-source.ts';

/** Photos that somebody asked to see larger in low-data mode, until the page goes. */
const asked = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addressOf = (source: PhotoSource) => (typeof source === 'string' ? source : source[480]);

export function requestPhoto(source: PhotoSource): void {
  asked.add(addressOf(source));
  for (const listener of listeners) listener();
}

/** Whether the photo was asked for, here or in another place that shows it. */
export function useIsRequested(source: PhotoSource | null | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !!source && asked.has(addressOf(source)),
    () => false,
  );
}
