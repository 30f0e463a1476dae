import { createStore } from '../../state/store.ts';

/** When the server sent the cards that are shown without a network, in ms since the epoch. */
export const keptDeckAt = createStore<number | undefined>(undefined);
