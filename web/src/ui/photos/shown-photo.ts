import { useSyncExternalStore } from 'react';
import { createStore } from '../../state/store.ts';

/** The photo that the member has turned to, of one profile: its card, its preview and its pane show the same one. */
const shown = createStore({ profileId: 0, index: 0 });

export function showPhoto(profileId: number, index: number): void {
  shown.write({ profileId, index });
}

/** The place of the photo that the member has turned to; undefined if it was never another one than the first. */
export function useShownPhoto(profileId: number): number | undefined {
  const read = () => (shown.read().profileId === profileId ? shown.read().index : undefined);
  return useSyncExternalStore(shown.subscribe, read, read);
}
