import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/store.ts';

/** The photo that the member has turned to, of one profile: its card, its preview and its pane show the same one. */
const shown = createStore({ profileId: 0, index: 0 });

export function showPhoto(profileId: number, index: number): void {
  shown.write({ profileId, index });
}

/** The place of the photo that the member has turned to; 0 is the first. */
export function useShownPhoto(profileId: number): number {
  const read = () => (shown.read().profileId === profileId ? shown.read().index : 0);
  return useSyncExternalStore(shown.subscribe, read, read);
}
