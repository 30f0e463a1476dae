import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/store.ts';
import type { PhotoSource } from './photo-source.ts';

/**
 * The URLs of the photos that the member has requested in a larger size in low-data mode. The list lasts as long as the
 * page.
 */
const requested = createStore<readonly string[]>([]);

const addressOf = (source: PhotoSource) => (typeof source === 'string' ? source : source[480]);

export function requestPhoto(source: PhotoSource): void {
  requested.write([...requested.read(), addressOf(source)]);
}

/** Says whether the photo was requested, here or in another place that shows it. */
export function useIsRequested(source: PhotoSource | null | undefined): boolean {
  const read = () => !!source && requested.read().includes(addressOf(source));
  return useSyncExternalStore(requested.subscribe, read, read);
}
