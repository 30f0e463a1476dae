import { createStore } from '../../state/store.ts';

/** The time when the server sent the saved cards that are shown without a network, in ms since the epoch. */
export const offlineDeckAt = createStore<number | undefined>(undefined);
