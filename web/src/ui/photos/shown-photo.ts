import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/store.ts';

/**
 * The profile whose photos the member has turned, the photo that is shown, and all that were. The profile's card,
 * preview and pane all show that photo.
 */
const shown = createStore<{ profileId: number; index: number; seen: readonly number[] }>({
  profileId: 0,
  index: 0,
  seen: [],
});

export function showPhoto(profileId: number, index: number): void {
  const before = shown.read();
  const seen = before.profileId === profileId ? before.seen : [0];
  shown.write({ profileId, index, seen: seen.includes(index) ? seen : [...seen, index] });
}

/** Returns the index of the photo that the member has turned to; 0 is the first. */
export function useShownPhoto(profileId: number): number {
  const read = () => (shown.read().profileId === profileId ? shown.read().index : 0);
  return useSyncExternalStore(shown.subscribe, read, read);
}

/** The number of photos, or sides of a card, that the member has seen of a profile since they turned another one's. */
export function countSeenPhotos(profileId: number): number {
  return shown.read().profileId === profileId ? shown.read().seen.length : 1;
}
