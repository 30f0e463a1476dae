import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/store.ts';

/**
 * The profile whose photos the member has turned, and the photo that is shown. The profile's card, preview and pane all
 * show that photo.
 */
const shown = createStore({ profileId: 0, index: 0 });

export function showPhoto(profileId: number, index: number): void {
  shown.write({ profileId, index });
}

/** Returns the index of the photo that the member has turned to; 0 is the first. */
export function useShownPhoto(profileId: number): number {
  const read = () => (shown.read().profileId === profileId ? shown.read().index : 0);
  return useSyncExternalStore(shown.subscribe, read, read);
}
